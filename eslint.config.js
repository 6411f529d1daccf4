import js from "@eslint/js";
import globals from "globals";

export default [
  { ignores: ["dist/", "target/", "playwright-report/", "test-results/"] },
  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      curly: "error",
      eqeqeq: "error",
      "no-implicit-coercion": "error",
      // French has narrow spaces before some marks.
      "no-irregular-whitespace": ["error", { skipTemplates: true, skipComments: true }],
      "no-shadow": "error",
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": "error",
      "prefer-template": "error",
    },
  },
  { files: ["www/**/*.js", "src/web/*.js"], languageOptions: { globals: globals.browser } },
  {
    // Some languages write narrow spaces that do not break.
    files: ["www/text/**/*.js"],
    rules: { "no-irregular-whitespace": ["error", { skipStrings: true, skipTemplates: true }] },
  },
  {
    // Put into the JavaScript that wasm-bindgen writes.
    files: ["src/web/guard.js"],
    languageOptions: {
      globals: { wasm: "writable", __wbg_instance_id: "writable", __wbg_init_promise: "writable" },
    },
  },
  {
    // Functions handed to Playwright run in the page.
    files: ["tests/**/*.js", "benches/**/*.js", "xtask/**/*.js"],
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
  },
];
