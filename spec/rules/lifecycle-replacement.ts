import { isObject, type JsonObject, type Pointer, toObject } from "../reading/json.ts";
import { nearestName } from "../reading/names.ts";
import type { Contract, Operation } from "./support/contract.ts";
import type { Finding, Rule } from "./support/rule.ts";

export default {
  description:
    "A deprecated operation, parameter or field says so in both ways, and names what exists, is current and replaces it.",
  *check(contract) {
    const { operations } = contract;
    const statuses = new Map(
      operations.map(({ value }) => [
        String(value["operationId"]),
        toObject(value["x-svc-lifecycle"])["status"],
      ]),
    );
    for (const { value, path } of operations) {
      const { status, replacedBy } = toObject(value["x-svc-lifecycle"]);
      if (status === "deprecated" && value["deprecated"] !== true) {
        yield {
          path,
          message:
            "x-svc-lifecycle says that this operation is deprecated; write `deprecated: true` beside it.",
        };
      }
      if (status !== "deprecated" && value["deprecated"] !== undefined) {
        const message = `The status of this operation in x-svc-lifecycle is ${status ?? "nothing"}; drop \`deprecated\`, or make its status deprecated.`;
        yield { path: [...path, "deprecated"], message };
      }
      if (typeof replacedBy !== "string") continue;
      const at = [...path, "x-svc-lifecycle", "replacedBy"];
      if (!statuses.has(replacedBy)) {
        const nearest = nearestName(replacedBy, statuses.keys());
        const instead = nearest
          ? `write "${nearest}"`
          : "write the operationId of one, or null and the reason";
        yield { path: at, message: `There is no operation "${replacedBy}"; ${instead}.` };
      } else if (statuses.get(replacedBy) !== "current") {
        const message = `The replacement "${replacedBy}" is ${statuses.get(replacedBy)} itself; write a current operation, or null and the reason.`;
        yield { path: at, message };
      }
    }
    yield* parametersFindings(operations);
    yield* fieldsFindings(contract);
  },
} satisfies Rule;

/** What is wrong with deprecated parameters; a component is reported once, whatever operations use it. */
function* parametersFindings(operations: readonly Operation[]): Iterable<Finding> {
  const reported = new Set<string>();
  for (const { parameters } of operations) {
    const parts = parameters.map(({ value, path }) => ({ name: String(value["name"]), value, path }));
    for (const finding of partsFindings("parameter", parts)) {
      const key = JSON.stringify(finding);
      if (!reported.has(key)) yield finding;
      reported.add(key);
    }
  }
}

/** What is wrong with deprecated fields; a field that is a record by a reference is not the record's own. */
function* fieldsFindings({ nodes, componentSchemas }: Contract): Iterable<Finding> {
  for (const { kind, value, path } of nodes) {
    if (kind !== "schema") continue;
    const fields = Object.entries(toObject(value["properties"])).flatMap(([name, field]) =>
      isObject(field) && !componentSchemas.has(field)
        ? [{ name, value: field, path: [...path, "properties", name] }]
        : [],
    );
    yield* partsFindings("field", fields);
  }
}

/** A parameter of an operation, or a field of a record. */
interface Part {
  name: string;
  value: JsonObject;
  path: Pointer;
}

/** @param siblings All parameters of one operation, or all fields of one record. */
function* partsFindings(noun: "parameter" | "field", siblings: readonly Part[]): Iterable<Finding> {
  for (const { value, path } of siblings) {
    const { status, replacedBy } = toObject(value["x-svc-lifecycle"]);
    if (value["deprecated"] === true && status !== "deprecated") {
      const message = `This ${noun} is deprecated; write x-svc-lifecycle beside it, with status deprecated and what replaces it.`;
      yield { path: [...path, "deprecated"], message };
    }
    if (value["deprecated"] !== true && status === "deprecated") {
      const message = `x-svc-lifecycle says that this ${noun} is deprecated; write \`deprecated: true\` beside it.`;
      yield { path, message };
    }
    if (typeof replacedBy !== "string") continue;
    const names = siblings
      .filter((sibling) => sibling.value !== value && sibling.value["deprecated"] !== true)
      .map(({ name }) => name);
    if (names.includes(replacedBy)) continue;
    const nearest = nearestName(replacedBy, names);
    const instead = nearest ? `write "${nearest}"` : "write the name of one, or null and the reason";
    const message = `There is no current ${noun} "${replacedBy}" beside this one; ${instead}.`;
    yield { path: [...path, "x-svc-lifecycle", "replacedBy"], message };
  }
}
