import { describeError } from "../reading/validator.ts";
import type { ContractNode } from "./support/contract.ts";
import type { Extensions } from "./support/extensions.ts";
import type { Finding, Rule } from "./support/rule.ts";

export default {
  description: "An x-svc extension is valid against its JSON Schema in spec/extensions.",
  *check({ nodes, extensions }) {
    for (const node of nodes) yield* misshapen(node, extensions);
  },
} satisfies Rule;

/** Finds the problems of the known extensions of an object. */
export function* misshapen({ value, path }: ContractNode, extensions: Extensions): Iterable<Finding> {
  for (const [name, extension] of Object.entries(value)) {
    if (!extensions.schemas.has(name)) continue;
    for (const error of extensions.findErrors(name, extension)) {
      const where = [name, ...error.path].join("/");
      yield {
        path: [...path, name, ...error.path],
        message: `${where} ${describeError(error)}. See spec/extensions/${name}.yaml.`,
      };
    }
  }
}
