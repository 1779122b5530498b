import { isObject, type JsonObject, type Pointer, toObject } from "../reading/json.ts";
import { nearestName } from "../reading/names.ts";
import type { Contract, Operation } from "./support/contract.ts";
import type { Finding, Rule } from "./support/rule.ts";

export default {
  description:
    "A deprecated operation, parameter or field has `deprecated: true`, x-svc-lifecycle, and a current replacement or a reason.",
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
          message: "x-svc-lifecycle says that this operation is deprecated; add `deprecated: true`.",
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
        const instead = nearest ? `write "${nearest}"` : "write an operationId, or null and the reason";
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

/** Checks deprecated parameters. A component is reported once for all operations. */
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

/** Checks deprecated fields. A field with a reference to a record belongs to the record. */
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

/** A parameter of an operation or a field of a record. */
interface Part {
  name: string;
  value: JsonObject;
  path: Pointer;
}

/** @param siblings All parameters of an operation or all fields of a record. */
function* partsFindings(noun: "parameter" | "field", siblings: readonly Part[]): Iterable<Finding> {
  for (const { value, path } of siblings) {
    const { status, replacedBy } = toObject(value["x-svc-lifecycle"]);
    if (value["deprecated"] === true && status !== "deprecated") {
      const message = `This ${noun} is deprecated; add x-svc-lifecycle with the status deprecated and the replacement.`;
      yield { path: [...path, "deprecated"], message };
    }
    if (value["deprecated"] !== true && status === "deprecated") {
      const message = `x-svc-lifecycle says that this ${noun} is deprecated; add \`deprecated: true\`.`;
      yield { path, message };
    }
    if (typeof replacedBy !== "string") continue;
    const names = siblings
      .filter((sibling) => sibling.value !== value && sibling.value["deprecated"] !== true)
      .map(({ name }) => name);
    if (names.includes(replacedBy)) continue;
    const nearest = nearestName(replacedBy, names);
    const instead = nearest
      ? `write "${nearest}"`
      : `write the name of a current ${noun}, or null and a reason`;
    const message = `There is no current ${noun} "${replacedBy}" next to this ${noun}; ${instead}.`;
    yield { path: [...path, "x-svc-lifecycle", "replacedBy"], message };
  }
}
