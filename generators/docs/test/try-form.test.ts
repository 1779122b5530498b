import { loadContract, type Operation } from "@market-data/generator-core";
import { scenarios } from "@market-data/mock/scenarios";
import { describe, expect, test } from "vitest";
import { tryField } from "../src/try-fields.ts";
import { tryForm } from "../src/try-form.ts";

const { model } = await loadContract();
const MOCK = "http://127.0.0.1:4010";
const SERVICE = "http://127.0.0.1:4000";
const context = { model, server: MOCK, mock: MOCK, service: SERVICE, getMethod: () => "api.x" };
const find = (id: string) => model.operations.find(({ operationId }) => operationId === id) as Operation;
const quotes = find("cryptocurrencyQuotesLatestV3");

describe("a parameter's control", () => {
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
  ])("of %s has for %s: %s", (id, name, expected) => {
    const operation = find(id);
    const parameter = operation.parameters.find((each) => each.name === name);
    const value = operation.success.examples[0]?.request[name];
    expect(parameter && tryField(parameter, value)).toContain(expected);
  });
});

describe("the form", () => {
  test("shows what is required or one of which is, and folds the rest", () => {
    const [shown = "", folded = ""] = tryForm(quotes, context).split("more parameters");
    const names = (text: string) => [...text.matchAll(/data-name="(\w+)"/g)].map(([, name]) => name);
    expect(names(shown)).toEqual(["id", "slug", "symbol"]);
    expect(names(folded)).toEqual(["convert", "convert_id", "aux", "skip_invalid"]);
  });

  test("offers every scenario of the mock, with what happens", () => {
    for (const [name, { description }] of Object.entries(scenarios)) {
      expect(tryForm(quotes, context)).toContain(`<option value="${name}" title="${description}">`);
    }
  });

  test("marks the plans that do not include the operation", () => {
    const operation = { ...quotes, access: { keyRequired: true, plans: [{ plan: "Enterprise" as const }] } };
    const form = tryForm(operation, context);
    expect(form).toContain('value="demo-key-of-plan-basic">Basic (does not include this operation)');
    expect(form).toContain('value="demo-key-of-plan-enterprise" selected>Enterprise</option>');
  });

  test("asks for no key where none is required", () => {
    expect(tryForm(find("cryptocurrencyMapV1"), context)).not.toContain("try-key");
  });

  test.each([
    [{}, "mock"],
    [{ server: SERVICE }, "service"],
    [{ server: "https://a.example", service: "https://a.example" }, "service"],
    [{ server: "https://a.example" }, "own"],
  ])("with %j begins with %s", (servers, expected) => {
    const form = tryForm(quotes, { ...context, ...servers });
    expect(/value="(\w+)" data-url="[^"]*"[^>]* checked/.exec(form)?.[1]).toBe(expected);
  });

  test("offers demo keys for the mock and a service of the reader's machine alone", () => {
    const listDemos = (service: string) =>
      [
        ...tryForm(quotes, { ...context, service }).matchAll(
          /value="(\w+)" data-url="[^"]*"[^>]* data-demo/g,
        ),
      ].map(([, target]) => target);
    expect(listDemos(SERVICE)).toEqual(["mock", "service"]);
    expect(listDemos("https://api.example.com")).toEqual(["mock"]);
  });
});
