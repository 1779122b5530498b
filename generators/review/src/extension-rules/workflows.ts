import { listNamedOperations } from "@market-data/spec/reading";
import { code, formatList } from "../text/format.ts";
import type { Found, Rule } from "./rule.ts";

/** The workflows in `spec/workflows` that name an operation of the base without an operation now. */
export const workflowsRule: Rule = ({ base, now }) => {
  const known = new Set(now.contract.model.operations.map(({ operationId }) => operationId));
  const named = listNamedOperations(now.contract.sources.root);
  return base.contract.model.operations.flatMap(({ operationId, path }): Found[] => {
    const steps = known.has(operationId) ? [] : named.filter((step) => step.operationId === operationId);
    if (steps.length === 0) return [];
    const workflows = formatList([...new Set(steps.map(({ workflowId }) => workflowId))]);
    return [
      {
        rule: "workflow-operation-removed",
        subject: workflows,
        text: `${code(operationId)} was removed, and is a step of a workflow in ${code("spec/workflows")}: ${workflows}.`,
        operationId,
        places: { base: ["paths", path, "get"] },
      },
    ];
  });
};
