/**
 * Markup and scripts of our own, for pages whose policy demands trusted types: it has to allow a policy of this
 * name.
 */

const NAME = "knights-tour";

/** @typedef {{ createHTML: (text: string) => string, createScriptURL: (address: string) => string }} Policy */

/** Made when it is first needed; `undefined` where the browser has no such types. @type {Policy | undefined} */
let policy;

function own() {
  /** @type {{ createPolicy: (name: string, rules: Policy) => Policy } | undefined} */
  const types = Reflect.get(globalThis, "trustedTypes");
  const rules = {
    createHTML: (/** @type {string} */ text) => text,
    createScriptURL: (/** @type {string} */ address) => address,
  };
  return (policy ??= types?.createPolicy(NAME, rules));
}

/** Markup that becomes a part of the page. @param {string} text */
export const trustedMarkup = (text) => own()?.createHTML(text) ?? text;

/** The address of a worker. @param {URL} address */
export const trustedScript = ({ href }) => own()?.createScriptURL(href) ?? href;
