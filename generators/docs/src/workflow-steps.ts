import { type Json, type Model, readWorkflows } from "@market-data/generator-core";
import { KEY_VARIABLE, requestTarget, URL_VARIABLE } from "./samples.ts";
import { blocks, fence } from "./text.ts";

/** A workflow of `spec/workflows`. The tests run every workflow. */
interface Workflow {
  workflowId: string;
  steps: readonly Step[];
}

interface Step {
  stepId: string;
  operationId: string;
  description?: string;
  parameters?: readonly { name: string; in: "header" | "path" | "query"; value: Json }[];
  successCriteria: readonly { condition: string }[];
  outputs?: Readonly<Record<string, string>>;
}

/**
 * Renders a workflow as numbered steps, each with its request.
 * @throws {Error} for an unknown workflow, a step without a description, or a value that no criterion checks.
 */
export function workflowSteps(workflowId: string, { operations }: Model): string {
  const workflows = readWorkflows() as unknown as Workflow[];
  const { steps = [] } = workflows.find((each) => each.workflowId === workflowId) ?? {};
  if (steps.length === 0) throw new Error(`spec/workflows has no workflow "${workflowId}".`);
  const rendered = steps.map((step, index) => {
    const { operationId, stepId, description, parameters = [] } = step;
    const operation = operations.find((each) => each.operationId === operationId);
    if (operation === undefined || description === undefined)
      throw new Error(`The step "${stepId}" of "${workflowId}" has no description or an unknown operation.`);
    const values = parameters.map((each) => ({ ...each, text: getText(each.value, steps) }));
    const headers = values
      .filter((each) => each.in === "header")
      .map(({ name, text }) => `-H "${name}: ${text}" `);
    const sent = values
      .filter((each) => each.in !== "header")
      .map(({ name, text }) => [name, text.split(",")]);
    const url = `"$${URL_VARIABLE}${requestTarget(operation, Object.fromEntries(sent))}"`;
    return blocks(`**Step ${index + 1}.** ${description}`, fence("sh", `curl ${headers.join("")}${url}`));
  });
  return rendered.join("\n\n");
}

/** The text of a value. A value from an earlier response is the value that the earlier step requires. */
function getText(value: Json, steps: readonly Step[]): string {
  const text = String(value);
  if (!text.startsWith("$")) return text;
  if (text === "$inputs.key") return `$${KEY_VARIABLE}`;
  const [, stepId, name = ""] = /^\$steps\.([\w-]+)\.outputs\.([\w-]+)$/.exec(text) ?? [];
  const step = steps.find((each) => each.stepId === stepId);
  const prefix = `${step?.outputs?.[name]} == `;
  const criterion = step?.successCriteria.find(({ condition }) => condition.startsWith(prefix));
  if (criterion === undefined) throw new Error(`No criterion of a step states the value of ${text}.`);
  return criterion.condition.slice(prefix.length).replace(/^'(.*)'$/, "$1");
}
