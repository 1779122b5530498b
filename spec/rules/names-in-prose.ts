import { type Json, type JsonObject, toList, toObject } from "../reading/json.ts";
import { nearestName } from "../reading/names.ts";
import type { Contract, ContractNode } from "./support/contract.ts";
import type { Finding, Rule } from "./support/rule.ts";
import { reachable } from "./unused-component.ts";

/** A name in backticks. Names of records and headers start with an uppercase letter and are not checked. */
const NAME = /`([a-z]\w*)`/g;
const LITERALS = ["true", "false", "null"];

export default {
  description: "A name in backticks in a description is a parameter, a field or a value of the contract.",
  *check(contract) {
    const { nodes, operations } = contract;
    const parameters = new Set(
      nodes.filter(({ kind }) => kind === "parameter").map(({ value }) => String(value["name"])),
    );
    const known = new Set([
      ...LITERALS,
      ...parameters,
      ...operations.map(({ value }) => String(value["operationId"])),
      ...nodes.flatMap(({ value }) => getNames(value)),
    ]);
    for (const node of nodes) yield* unknownNames(node, known, parameters);
    yield* otherParameters(contract, parameters);
  },
} satisfies Rule;

/** Returns the fields and the values that a schema declares. */
function getNames(schema: JsonObject): string[] {
  const values = [...toList(schema["enum"]), schema["const"] ?? []].flat();
  return [...Object.keys(toObject(schema["properties"])), ...values.map(String)];
}

function* unknownNames(
  { kind, name: key, value, path }: ContractNode,
  known: ReadonlySet<string>,
  parameters: ReadonlySet<string>,
): Iterable<Finding> {
  if (kind !== "operation" && kind !== "parameter" && kind !== "schema") return;
  const own = kind === "parameter" ? String(value["name"]) : key;
  const words: Json[] = [...own.split("_"), ...toList(value["examples"]).flat()];
  for (const name of listNames(value)) {
    if (known.has(name) || words.includes(name)) continue;
    const nearest = nearestName(name, kind === "schema" ? known : parameters);
    const instead = nearest === undefined ? "correct the name" : `write \`${nearest}\``;
    const message = `There is no parameter, field or value \`${name}\`; ${instead}.`;
    yield { path: [...path, "description"], message };
  }
}

/** Finds parameters of other operations in the descriptions of an operation and its parameters. */
function* otherParameters({ operations }: Contract, parameters: ReadonlySet<string>): Iterable<Finding> {
  for (const { value, path, parameters: own } of operations) {
    const texts = [{ value, path }, ...own];
    const below: unknown[] = [...reachable(value)];
    const names = new Set([
      ...own.map((parameter) => String(parameter.value["name"])),
      ...below.flatMap((part) => getNames(toObject(part as Json))),
    ]);
    for (const text of texts) {
      for (const name of listNames(text.value)) {
        if (!parameters.has(name) || names.has(name)) continue;
        const message = `${value["operationId"]} has no parameter \`${name}\`; correct the name, or omit it.`;
        yield { path: [...text.path, "description"], message };
      }
    }
  }
}

function listNames(value: JsonObject): string[] {
  return Array.from(String(value["description"] ?? "").matchAll(NAME), ([, name = ""]) => name);
}
