/** What the build writes into the service worker. */
declare const SITE: {
  version: string;
  files: { address: string; integrity: string; bytes: number; language?: string }[];
};
