import { brokenBy, extensionSchemas } from "./support/extensions.js";
import { contractRule } from "./support/rule.js";

/** @typedef {import("./support/contract.js").ContractNode} ContractNode */
/** @typedef {import("./support/rule.js").Finding} Finding */

export default contractRule({
  description: "An x-svc extension fits its JSON Schema in spec/extensions.",
  *check({ nodes }) {
    for (const node of nodes) yield* misshapen(node);
  },
});

/**
 * What is wrong in the known extensions of one object.
 *
 * @param {ContractNode} node
 * @returns {Iterable<Finding>}
 */
export function* misshapen({ value, path }) {
  for (const name of Object.keys(value).filter((key) => extensionSchemas.has(key))) {
    for (const broken of brokenBy(name, value[name])) {
      const where = [name, ...broken.path].join("/");
      yield {
        path: [...path, name, ...broken.path],
        message: `${where} ${broken.message}. See spec/extensions/${name}.yaml.`,
      };
    }
  }
}
