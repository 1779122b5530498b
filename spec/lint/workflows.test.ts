import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lintWorkflows } from "./workflows.ts";

const CONFIGURATION = join(import.meta.dirname, "../redocly.yaml");
const workflow = (id: string, operation: string) => `  - workflowId: ${id}
    summary: Reads the coins.
    steps:
      - stepId: coins
        operationId: ${operation}
        successCriteria:
          - condition: $statusCode == 200
`;

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "workflows-"));
  mkdirSync(join(folder, "workflows"));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function lint(...workflows: string[]): Promise<string[]> {
  const head = `arazzo: 1.0.1
info: { title: Coins, summary: Coins, version: 1.0.0 }
sourceDescriptions: [{ name: market, type: openapi, url: ../openapi.yaml }]
workflows:
`;
  writeFileSync(join(folder, "workflows/coins.arazzo.yaml"), head + workflows.join(""));
  const findings = await lintWorkflows(join(folder, "openapi.yaml"), new Set(["coinsV1"]), CONFIGURATION);
  return findings.map(({ tool, rule, line }) => `${tool} ${rule} ${line}`);
}

test("a valid workflow has no findings", async () => {
  expect(await lint(workflow("coins", "coinsV1"))).toEqual([]);
});

test("a workflow with an unknown operation is an error at the line of the operation", async () => {
  expect(await lint(workflow("coins", "coinsV2"))).toEqual(["contract workflow-operation 9"]);
});

test.each([
  ["'coinsV2'", "in single quotes"],
  ["$sourceDescriptions.market.coinsV2", "of a source"],
])("an unknown operation %s %s is an error", async (operation) => {
  expect(await lint(workflow("coins", operation))).toContain("contract workflow-operation 9");
});

test("an unknown operation in flow style is an error", async () => {
  const steps =
    "- { stepId: coins, operationId: coinsV2, successCriteria: [{ condition: $statusCode == 200 }] }";
  const flow = `  - workflowId: coins\n    summary: Reads the coins.\n    steps:\n      ${steps}\n`;
  expect(await lint(flow)).toEqual(["contract workflow-operation 8"]);
});

test("the rules of Redocly apply to workflows", async () => {
  const twice = await lint(workflow("coins", "coinsV1"), workflow("coins", "coinsV1"));
  expect(twice).toEqual(["redocly workflowId-unique 12"]);
});
