import { toObject } from "../reading/json.ts";
import { nearestName } from "../reading/names.ts";
import type { Operation, Parameter } from "./support/contract.ts";
import type { Finding, Rule } from "./support/rule.ts";

export default {
  description:
    "A deprecated operation or parameter says so in both ways, and names what exists, is current and replaces it.",
  *check({ operations }) {
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
  },
} satisfies Rule;

/** What is wrong with deprecated parameters; a component is reported once, whatever operations use it. */
function* parametersFindings(operations: readonly Operation[]): Iterable<Finding> {
  const reported = new Set<string>();
  for (const { parameters } of operations) {
    for (const parameter of parameters) {
      for (const finding of parameterFindings(parameter, parameters)) {
        const key = JSON.stringify(finding);
        if (!reported.has(key)) yield finding;
        reported.add(key);
      }
    }
  }
}

/** @param siblings The parameters of the same operation, this one included. */
function* parameterFindings({ value, path }: Parameter, siblings: readonly Parameter[]): Iterable<Finding> {
  const { status, replacedBy } = toObject(value["x-svc-lifecycle"]);
  if (value["deprecated"] === true && status !== "deprecated") {
    const message =
      "This parameter is deprecated; write x-svc-lifecycle beside it, with status deprecated and what replaces it.";
    yield { path: [...path, "deprecated"], message };
  }
  if (value["deprecated"] !== true && status === "deprecated") {
    const message =
      "x-svc-lifecycle says that this parameter is deprecated; write `deprecated: true` beside it.";
    yield { path, message };
  }
  if (typeof replacedBy !== "string") return;
  const names = siblings
    .filter((sibling) => sibling.value !== value && sibling.value["deprecated"] !== true)
    .map((sibling) => String(sibling.value["name"]));
  if (names.includes(replacedBy)) return;
  const nearest = nearestName(replacedBy, names);
  const instead = nearest ? `write "${nearest}"` : "write the name of one, or null and the reason";
  const message = `There is no current parameter "${replacedBy}" beside this one; ${instead}.`;
  yield { path: [...path, "x-svc-lifecycle", "replacedBy"], message };
}
