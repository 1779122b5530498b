/**
 * What every rule of the contract is made of: a sentence that says what it holds, and a check that finds what breaks it.
 */
import { isObject, readContract } from "./contract.js";

/** @typedef {import("./contract.js").Contract} Contract */
/** @typedef {import("./contract.js").JsonObject} JsonObject */
/** @typedef {import("./contract.js").Path} Path */
/** @typedef {import("@stoplight/spectral-core").RulesetFunctionContext} RulesetFunctionContext */

/**
 * One thing that is wrong, and where. The message says what to write instead.
 *
 * @typedef {{ path: Path, message: string }} Finding
 */

/**
 * @typedef {object} RuleText
 * @property {string} description What the rule holds, in one sentence.
 * @property {(contract: Contract) => Iterable<Finding>} check
 */

/**
 * A Spectral rule over the whole contract, `$ref`s resolved. Every finding is an error.
 *
 * @param {RuleText} text
 */
export function contractRule({ description, check }) {
  return rule({
    description,
    resolved: true,
    check: (document) => [...check(readContract(document))],
  });
}

/**
 * @typedef {object} RootRuleText
 * @property {string} description What the rule holds, in one sentence.
 * @property {(document: JsonObject, source: string | null) => Iterable<Finding>} check Source is the document's file.
 */

/**
 * A Spectral rule over the root document as it is written, `$ref`s unresolved. Every finding is an error.
 *
 * @param {RootRuleText} text
 */
export function rootRule({ description, check }) {
  return rule({ description, resolved: false, check: (document, source) => [...check(document, source)] });
}

/**
 * @param {{ description: string, resolved: boolean, check: (document: JsonObject, source: string | null) => Finding[] }} text
 */
function rule({ description, resolved, check }) {
  return {
    description,
    message: "{{error}}",
    severity: "error",
    resolved,
    given: "$",
    // biome-ignore lint/suspicious/noThenProperty: the word is Spectral's.
    then: {
      /** @type {(document: unknown, options: unknown, context: RulesetFunctionContext) => Finding[]} */
      function: (document, _options, context) =>
        isObject(document) ? check(document, context.document.source) : [],
    },
  };
}

/**
 * Names in quotes with commas between them: `"a", "b"`.
 *
 * @param {Iterable<unknown>} names
 */
export function quoted(names) {
  return [...names].map((name) => JSON.stringify(name)).join(", ");
}
