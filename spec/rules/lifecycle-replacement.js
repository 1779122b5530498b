import { nearestName } from "./support/names.js";
import { contractRule } from "./support/rule.js";

export default contractRule({
  description:
    "A deprecated operation says so in both ways, and names the existing, newer operation that replaces it.",
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
  },
});
