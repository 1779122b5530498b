import { getLineColLocation, lint } from "@redocly/openapi-core";
import type { Json } from "../reading/json.ts";
import { listNamedOperations, listWorkflowFiles } from "../reading/workflows.ts";
import type { LintFinding } from "./linter.ts";
import { readConfig } from "./redocly.ts";

/**
 * Lints the workflows next to a contract's root file with Redocly, and compares their operations with the contract.
 * @param known The operationIds of the contract.
 * @param configuration Absolute path of Redocly's configuration.
 */
export async function lintWorkflows(
  root: string,
  known: ReadonlySet<Json | undefined>,
  configuration: string,
): Promise<LintFinding[]> {
  const config = await readConfig(configuration);
  const problems = await Promise.all(listWorkflowFiles(root).map((ref) => lint({ ref, config })));
  const found = problems
    .flat()
    .flatMap(({ ruleId, severity, message, location: [location] }): LintFinding[] => {
      if (location === undefined) return [];
      const { source, start } = getLineColLocation(location);
      const place = { file: source.absoluteRef, line: start.line, column: start.col };
      const level = severity === "error" ? "error" : "warning";
      return [{ tool: "redocly", rule: ruleId, severity: level, message, ...place }];
    });
  const unknown = listNamedOperations(root).filter(({ operationId }) => !known.has(operationId));
  return [
    ...found,
    ...unknown.map(({ operationId, workflowId, file, line }): LintFinding => {
      const message = `The workflow "${workflowId}" names the operation "${operationId}", which does not exist.`;
      const rule = "workflow-operation";
      return { tool: "contract", rule, severity: "error", message, file, line, column: 1 };
    }),
  ];
}
