import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type OperationId, operations, parseQuery } from "../src/index.ts";

interface Step {
  operationId: OperationId;
  parameters: { name: string; in: string; value: unknown }[];
}
const file = new URL("../src/generated/workflows.json", import.meta.url);
const { workflows } = JSON.parse(readFileSync(file, "utf8")) as {
  workflows: { workflowId: string; steps: [Step] }[];
};

test("every operation has a workflow", () => {
  expect(workflows.map(({ workflowId }) => workflowId)).toEqual(Object.keys(operations));
});

test.each(workflows)("the request of $workflowId is valid", ({ steps: [{ operationId, parameters }] }) => {
  const sent = (place: string) =>
    Object.fromEntries(
      parameters.filter((each) => each.in === place).map((each) => [each.name, `${each.value}`]),
    );
  expect(parseQuery(operationId, new URLSearchParams(sent("query")), sent("path"))).toMatchObject({
    ok: true,
  });
});
