import { nearestName } from "./support/names.js";
import { contractRule } from "./support/rule.js";

export default contractRule({
  description:
    "A deprecated operation or parameter says so in both ways, and names what exists, is current and replaces it.",
  *check({ operations }) {
    const statusOf = new Map(
      operations.map(({ value }) => [value.operationId, value["x-svc-lifecycle"]?.status]),
    );
    for (const { value, path } of operations) {
      const lifecycle = value["x-svc-lifecycle"];
      if (lifecycle?.status === "deprecated" && value.deprecated !== true) {
        yield {
          path,
          message: "x-svc-lifecycle calls this operation deprecated; write `deprecated: true` beside it.",
        };
      }
      if (lifecycle?.status !== "deprecated" && value.deprecated !== undefined) {
        const message = `x-svc-lifecycle calls this operation ${lifecycle?.status ?? "nothing"}; drop \`deprecated\`, or make its status deprecated.`;
        yield { path: [...path, "deprecated"], message };
      }
      const replacement = lifecycle?.replacedBy;
      if (typeof replacement !== "string") continue;
      const at = [...path, "x-svc-lifecycle", "replacedBy"];
      if (!statusOf.has(replacement)) {
        const nearest = nearestName(
          replacement,
          [...statusOf.keys()].filter((id) => typeof id === "string"),
        );
        const instead = nearest
          ? `write "${nearest}"`
          : "write the operationId of one, or null and the reason";
        yield { path: at, message: `There is no operation "${replacement}"; ${instead}.` };
      } else if (statusOf.get(replacement) !== "current") {
        const message = `The replacement "${replacement}" is ${statusOf.get(replacement)} itself; write a current operation, or null and the reason.`;
        yield { path: at, message };
      }
    }
    yield* parameterFindings(operations);
  },
});

/**
 * What is wrong with deprecated parameters; a component is told once, whatever operations use it.
 *
 * @param {import("./support/contract.js").Operation[]} operations
 * @returns {Iterable<import("./support/rule.js").Finding>}
 */
function* parameterFindings(operations) {
  const told = new Set();
  for (const { parameters } of operations) {
    for (const parameter of parameters) {
      for (const finding of parameterFinding(parameter, parameters)) {
        const key = JSON.stringify(finding);
        if (!told.has(key)) yield finding;
        told.add(key);
      }
    }
  }
}

/**
 * @param {import("./support/contract.js").Parameter} parameter
 * @param {import("./support/contract.js").Parameter[]} siblings Those of the same operation, itself included.
 * @returns {Iterable<import("./support/rule.js").Finding>}
 */
function* parameterFinding({ value, path }, siblings) {
  const lifecycle = value["x-svc-lifecycle"];
  if (value.deprecated === true && lifecycle?.status !== "deprecated") {
    const message =
      "This parameter is deprecated; write x-svc-lifecycle beside it, with status deprecated and what replaces it.";
    yield { path: [...path, "deprecated"], message };
  }
  if (value.deprecated !== true && lifecycle?.status === "deprecated") {
    const message = "x-svc-lifecycle calls this parameter deprecated; write `deprecated: true` beside it.";
    yield { path, message };
  }
  const replacement = lifecycle?.replacedBy;
  if (typeof replacement !== "string") return;
  const current = siblings.filter((sibling) => sibling.value !== value && sibling.value.deprecated !== true);
  const names = current.map((sibling) => sibling.value.name);
  if (names.includes(replacement)) return;
  const nearest = nearestName(replacement, names);
  const instead = nearest ? `write "${nearest}"` : "write the name of one, or null and the reason";
  const message = `There is no current parameter "${replacement}" beside this one; ${instead}.`;
  yield { path: [...path, "x-svc-lifecycle", "replacedBy"], message };
}
