import { loadContract } from "@market-data/generator-core";
import { expect, test } from "vitest";
import { parseGuides } from "../src/guides.ts";
import { workflowSteps } from "../src/workflow-steps.ts";

const { model } = await loadContract();
const getCommands = (steps: string) => Array.from(steps.matchAll(/^curl .*$/gm), ([command]) => command);

test("a workflow is shown as numbered steps with their requests", () => {
  const steps = workflowSteps("shared-symbol", model);
  expect(steps).toContain("**Step 1.** Look up the symbol `BAT`.");
  expect(getCommands(steps)[1]).toBe(
    'curl -H "X-SVC_PRO_API_KEY: $MARKET_DATA_KEY" "$MARKET_DATA_URL/v1/cryptocurrency/info?symbol=BAT"',
  );
});

test("a value from an earlier response is the value that the earlier step requires", () => {
  const [map, , , quotes] = getCommands(workflowSteps("shared-symbol", model));
  expect(map).toBe('curl "$MARKET_DATA_URL/v1/cryptocurrency/map?symbol=BAT"');
  expect(quotes).toContain("/v3/cryptocurrency/quotes/latest?id=9001");
});

test.each([
  ["none", 'no workflow "none"'],
  ["three-keys", 'step "none" of "three-keys" has no description'],
])("the workflow %s is rejected", (id, message) => {
  const text = `---\ntitle: A\n---\nThese steps:\n\n<!-- workflow: ${id} -->\n`;
  const context = { model, server: "https://api.example.com", getMethod: () => "api.x" };
  expect(() => parseGuides([{ file: "a.md", text }], context)).toThrow(message);
});

test("a step's request in a guide has tabs of languages", () => {
  const text = "---\ntitle: A\n---\nThese steps:\n\n<!-- workflow: listings -->\n";
  const context = { model, server: "https://api.example.com", getMethod: () => "api.x" };
  const body = parseGuides([{ file: "a.md", text }], context)[0]?.body("html");
  expect(body?.match(/class="tabs"/g)).toHaveLength(4);
  expect(body).toContain("api.x({ limit: 3, start: 4 })");
});
