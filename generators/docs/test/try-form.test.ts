import { scenarios } from "@market-data/mock/scenarios";
import { describe, expect, test } from "vitest";
import { tryField } from "../src/try-fields.ts";
import { tryForm } from "../src/try-form.ts";
import { context, findOperation, SERVICE } from "./fixture.ts";

const quotes = findOperation("cryptocurrencyQuotesLatestV3");

test.each([
  ["cryptocurrencyListingsLatestV1", "limit", 'type="number" step="1" min="1" max="5000"'],
  ["cryptocurrencyListingsLatestV1", "price_min", 'type="number" step="any" min="0"'],
  ["cryptocurrencyListingsLatestV3", "price_min", 'type="number" step="any" min="0"'],
  ["cryptocurrencyMultiplierV1", "limit", 'type="number" step="1" value="1"'],
  ["cryptocurrencyListingsLatestV1", "sort", "not sent (market_cap)</option><option>name</option>"],
  ["cryptocurrencyQuotesLatestV3", "skip_invalid", "<option>true</option><option>false</option>"],
  ["cryptocurrencyListingsLatestV1", "aux", '<label><input type="checkbox" value="tags">tags</label>'],
  ["cryptocurrencyQuotesLatestV3", "convert", 'data-max="120"'],
  ["cryptocurrencyListingsHistoricalV1", "date", 'type="datetime-local"'],
])("the control of %s for %s has %s", (id, name, expected) => {
  const operation = findOperation(id);
  const parameter = operation.parameters.find((each) => each.name === name);
  const value = operation.success.examples[0]?.request[name];
  expect(parameter && tryField(parameter, value)).toContain(expected);
});

describe("the form", () => {
  test("shows required and alternative parameters, and folds the remaining parameters", () => {
    const [shown = "", folded = ""] = tryForm(quotes, context).split("more parameters");
    const names = (text: string) => [...text.matchAll(/data-name="(\w+)"/g)].map(([, name]) => name);
    expect(names(shown)).toEqual(["id", "slug", "symbol"]);
    expect(names(folded)).toEqual(["convert", "convert_id", "aux", "skip_invalid"]);
  });

  test("offers every scenario of the mock with a description", () => {
    for (const [name, { description }] of Object.entries(scenarios)) {
      expect(tryForm(quotes, context)).toContain(`<option value="${name}" title="${description}">`);
    }
  });

  test("marks the plans without the operation", () => {
    const operation = { ...quotes, access: { keyRequired: true, plans: [{ plan: "Enterprise" as const }] } };
    const form = tryForm(operation, context);
    expect(form).toContain('value="demo-key-of-plan-basic">Basic (does not include this operation)');
    expect(form).toContain('value="demo-key-of-plan-enterprise" selected>Enterprise</option>');
  });

  test("has no field for a key that the operation ignores", () => {
    expect(tryForm(findOperation("cryptocurrencyMapV1"), context)).not.toContain("try-key");
  });

  test("keeps values within attributes, in one block of Markdown", () => {
    const example = { name: "success", summary: "", request: { id: ['"><script>'] }, value: null };
    const success = { ...quotes.success, examples: [example] };
    const form = tryForm({ ...quotes, path: '/"><script>', success }, context);
    expect(form).toContain('value="&quot;&gt;&lt;script&gt;"');
    expect(form).not.toContain("<script>");
    expect(form).not.toContain("\n\n");
  });

  test.each([
    [{}, "mock"],
    [{ server: SERVICE }, "service"],
    [{ server: "https://a.example", service: "https://a.example" }, "service"],
    [{ server: "https://a.example" }, "own"],
  ])("with %j begins with the target %s", (servers, expected) => {
    const form = tryForm(quotes, { ...context, ...servers });
    expect(/value="(\w+)" data-url="[^"]*"[^>]* checked/.exec(form)?.[1]).toBe(expected);
  });

  test("offers demo keys only for the mock and a local service", () => {
    const listDemos = (service: string) => {
      const form = tryForm(quotes, { ...context, service });
      return [...form.matchAll(/value="(\w+)" data-url="[^"]*"[^>]* data-demo/g)].map(([, target]) => target);
    };
    expect(listDemos(SERVICE)).toEqual(["mock", "service"]);
    expect(listDemos("https://api.example.com")).toEqual(["mock"]);
  });
});
