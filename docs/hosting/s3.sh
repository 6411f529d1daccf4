#!/bin/sh
# Amazon S3 behind CloudFront, which compresses by itself: `BUCKET=s3://example-org/lab ./s3.sh`, beside dist/.
set -eu

send() {
    aws s3 sync dist "$BUCKET" --exclude "*" "$@" --exclude "*.br" --exclude "*.gz"
}

# What other files name goes first, so that nobody gets a page without them.
send --include "page-*" --cache-control "public, max-age=31536000, immutable"
send --include "*.wasm" --content-type application/wasm --cache-control no-cache
send --include "*.webmanifest" --content-type application/manifest+json --cache-control "public, max-age=86400"
send --include "*" --exclude "page-*" --exclude "*.wasm" --exclude "*.webmanifest" --cache-control no-cache
