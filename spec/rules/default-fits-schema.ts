import { describeInvalid, findInvalidValues, type StatedValue } from "../reading/invalid-values.ts";
import { toObject, valueAt } from "../reading/json.ts";
import { followReferences } from "../reading/references.ts";
import { Validator } from "../reading/validator.ts";
import type { Contract, ContractNode } from "./support/contract.ts";
import type { Finding, Rule } from "./support/rule.ts";

export default {
  description: "A default is valid against its schema.",
  *check(contract) {
    for (const { pointer, problem } of findInvalidValues(contract.bundle, listDefaults(contract)))
      yield { path: pointer, message: `This default does not match its schema: ${problem}.` };
    for (const node of contract.nodes) yield* misread(node);
  },
} satisfies Rule;

/** Lists the defaults of all schemas, including defaults next to a `$ref`. */
function listDefaults({ bundle, nodes, references }: Contract): StatedValue[] {
  return [...nodes, ...references].flatMap(({ kind, value, path }) => {
    if (kind !== "schema" || value["default"] === undefined) return [];
    const pointer = followReferences(bundle, [...path, "default"]);
    return { value: value["default"], pointer, schema: pointer.slice(0, -1) };
  });
}

/** Checks the parsed default of a string parameter. */
function* misread({ kind, value, path }: ContractNode): Iterable<Finding> {
  const { type, minimum, maximum } = toObject(value["x-svc-reads-as"]);
  const written = valueAt(value, ["schema", "default"]);
  if (kind !== "parameter" || (type !== "integer" && type !== "number") || typeof written !== "string")
    return;
  const meaning = {
    type,
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
  };
  const number = Number(written);
  const [error] = new Validator(meaning).errors(Number.isNaN(number) ? written : number);
  if (error === undefined) return;
  const message = `This default does not match x-svc-reads-as: ${describeInvalid(error)}.`;
  yield { path: [...path, "schema", "default"], message };
}
