import js from "@eslint/js";
import playwright from "eslint-plugin-playwright";
import globals from "globals";

export default [
  // What builds and tests leave behind; the last is there once a package for Python was made.
  {
    ignores: [
      "dist/",
      "target/",
      "playwright-report/",
      "test-results/",
      "python/knights_tour/inline.js",
    ],
  },
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
  {
    files: ["www/**/*.js", "src/web/*.js", "python/**/*.js"],
    languageOptions: { globals: globals.browser },
  },
  {
    // A room is a state and functions over it, so that no function has to hold the whole room.
    files: ["www/**/*.js", "xtask/**/*.js"],
    rules: { "max-lines-per-function": ["error", { max: 120 }] },
  },
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
  {
    // A test of the page waits for what is seen, never for a time, and asks again until it is so.
    ...playwright.configs["flat/recommended"],
    files: ["tests/page/**/*.js"],
    // Draws pictures, and tests nothing.
    ignores: ["tests/page/screenshots.js"],
    rules: {
      ...playwright.configs["flat/recommended"].rules,
      "no-restricted-syntax": [
        "error",
        {
          selector: "CallExpression[callee.name='expect'] > AwaitExpression.arguments",
          message:
            "This is read once, maybe too soon: use `expect.poll`, or an assertion that waits.",
        },
      ],
      // Helpers that assert are named for it.
      "playwright/expect-expect": [
        "error",
        { assertFunctionPatterns: ["^expect", "^inWindows$", "^hears$", "^rest$", "^toEqual$"] },
      ],
      // Tests go through tables, whose rows differ, and reach for what lies under another control.
      "playwright/no-conditional-in-test": "off",
      "playwright/no-conditional-expect": "off",
      "playwright/no-force-option": "off",
      // It takes `room.pageField` for a page.
      "playwright/prefer-locator": "off",
    },
  },
];
