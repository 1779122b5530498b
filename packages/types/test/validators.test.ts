import { type JsonObject, loadContract, operationTypeNames } from "@market-data/generator-core";
import { describe, expect, test } from "vitest";
import * as validators from "../src/validators.ts";
import { type Issue, strict, type Validator } from "../src/validators.ts";

const { model } = await loadContract();
const byName = validators as unknown as Record<string, Validator<unknown>>;
const { MapResponse, Quote, QuoteMap, SimplePriceV1Parameters } = validators;

function findIssues(validator: Validator<unknown>, value: unknown): readonly Issue[] {
  return validator["~standard"].validate(value).issues ?? [];
}

const describeIssues = (validator: Validator<unknown>, value: unknown): string[] =>
  findIssues(validator, value).map(({ message, pointer }) => `${pointer} ${message}`);

const operations = [...model.operations, ...model.streams];
const responses = operations.flatMap(({ operationId, success }) =>
  success.examples.map(({ name, value }) => ({
    title: `${operationId}, ${name}`,
    result: operationTypeNames(operationId).result,
    value,
  })),
);

describe("Standard Schema", () => {
  test("each record, result and parameter list has a validator, version 1", () => {
    const names = operations.flatMap(({ operationId }) => {
      const { parameters, result } = operationTypeNames(operationId);
      return [parameters, result];
    });
    for (const name of [...model.records.keys(), ...names])
      expect(byName[name], name).toMatchObject({ "~standard": { version: 1, vendor: "market-data" } });
    expect(Object.keys(validators.results)).toEqual(operations.map(({ operationId }) => operationId));
  });

  test.each(responses)("$title: the documented response has no issues", ({ result, value }) => {
    expect(findIssues(byName[result] as Validator<unknown>, value)).toEqual([]);
    expect(findIssues(strict(byName[result] as Validator<unknown>), value)).toEqual([]);
  });

  test("a valid value is returned itself", () => {
    const value = { ids: [1] };
    expect(SimplePriceV1Parameters["~standard"].validate(value)).toEqual({ value });
    expect(Object.values(SimplePriceV1Parameters["~standard"].validate(value))[0]).toBe(value);
  });
});

const getExample = (wanted: string) => responses.find(({ result }) => result === wanted)?.value;
const example = getExample("CryptocurrencyMapV1Result") as {
  data: [JsonObject, ...JsonObject[]];
};
const quote = {
  price: 1,
  volume_24h: null,
  market_cap: null,
  percent_change_1h: 0,
  percent_change_24h: 0,
  percent_change_7d: 0,
  last_updated: "2026-01-15T12:00:00.000Z",
};

describe("issues", () => {
  test("have a message, a path and a JSON pointer", () => {
    const data = [{ ...example.data[0], id: "1" }, 5];
    expect(findIssues(MapResponse, { ...example, data })).toEqual([
      { message: "must be integer", path: ["data", 0, "id"], pointer: "/data/0/id" },
      { message: "must be object", path: ["data", 1], pointer: "/data/1" },
    ]);
    expect(describeIssues(MapResponse, null)).toEqual([" must be object"]);
    expect(describeIssues(Quote, { ...quote, market_cap: true })).toEqual([
      "/market_cap must be null or number",
    ]);
  });

  test("escape names in pointers, and do not change names in paths", () => {
    const [issue] = findIssues(QuoteMap, { "a/b~c": 1 });
    expect(issue).toMatchObject({ path: ["a/b~c"], pointer: "/a~1b~0c" });
  });

  test("are the first 20 of a value", () => {
    const data = Array.from({ length: 5000 }, () => ({}));
    const issues = findIssues(MapResponse, { ...example, data });
    expect(issues).toHaveLength(20);
    expect(issues[0]?.pointer).toBe("/data/0/id");
  });

  test("of alternatives are the issues of the closest form", () => {
    const { data, status } = getExample("CryptocurrencyOhlcvHistoricalV2Result") as JsonObject & {
      data: JsonObject;
    };
    expect(
      describeIssues(validators.OhlcvHistoricalResponse, { data: { ...data, id: "x" }, status }),
    ).toEqual(["/data/id must be integer"]);
    expect(
      describeIssues(validators.OhlcvHistoricalResponse, { data: { "1": { ...data, id: "x" } }, status }),
    ).toEqual(["/data/1/id must be integer"]);
    expect(describeIssues(validators.OhlcvHistoricalResponse, { data: 1, status })).toHaveLength(1);
  });
});

describe("strict mode", () => {
  test("adds enumerations, formats, patterns and bounds", () => {
    const loose = { price: 1, last_updated: "yesterday" };
    expect(describeIssues(Quote, { ...quote, ...loose })).toEqual([]);
    expect(describeIssues(strict(Quote), { ...quote, ...loose })).toEqual([
      "/last_updated must be a valid date-time",
    ]);
    const fear = { value: 500, value_classification: "Calm", update_time: quote.last_updated };
    expect(describeIssues(validators.FearAndGreed, fear)).toEqual([]);
    expect(describeIssues(strict(validators.FearAndGreed), fear)).toEqual([
      "/value must be at most 100",
      "/value_classification must be one of Extreme Fear, Fear, Neutral, Greed, Extreme Greed",
    ]);
  });

  test("is not part of other modes: constants, types and required properties", () => {
    expect(describeIssues(validators.ErrorStatus, { credit_count: 1 })).toContain("/credit_count must be 0");
  });

  test("accepts unknown properties", () => {
    expect(describeIssues(strict(Quote), { ...quote, added_tomorrow: [] })).toEqual([]);
  });
});

describe("hostile values", () => {
  test("prototype keys are ordinary keys of a map", () => {
    const map = JSON.parse('{ "__proto__": 1, "constructor": 2 }') as unknown;
    expect(describeIssues(QuoteMap, map)).toEqual([
      "/__proto__ must be object",
      "/constructor must be object",
    ]);
    expect(describeIssues(QuoteMap, Object.assign(Object.create(null), { USD: quote }))).toEqual([]);
    expect(Object.prototype).not.toHaveProperty("price");
  });

  test("a getter that throws is an issue of its object", () => {
    const hostile = {
      ...quote,
      get price(): number {
        throw new Error("no price");
      },
    };
    expect(describeIssues(QuoteMap, { USD: hostile })).toEqual(["/USD/price is unreadable"]);
  });

  test("a getter with a wrong value in any pass is an issue", () => {
    let reads = 0;
    const hostile = {
      ...quote,
      get price() {
        reads++;
        return reads === 1 ? "wrong" : 1;
      },
    };
    expect(findIssues(QuoteMap, { USD: hostile })).toHaveLength(1);
  });

  test("each property of a valid value is read once", () => {
    const reads: PropertyKey[] = [];
    const proxy = new Proxy(quote, {
      get(target, name) {
        reads.push(name);
        return target[name as never];
      },
    });
    expect(findIssues(strict(Quote), proxy)).toEqual([]);
    expect(reads).toEqual([...new Set(reads)]);
  });

  test("revoked proxies, frozen values and functions do not throw", () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    expect(findIssues(Quote, proxy)).toHaveLength(1);
    expect(describeIssues(QuoteMap, { USD: proxy })).toHaveLength(1);
    expect(describeIssues(QuoteMap, Object.freeze({ USD: Object.freeze({ ...quote, price: "1" }) }))).toEqual(
      ["/USD/price must be number"],
    );
    expect(describeIssues(QuoteMap, { USD: () => 1, EUR: Symbol("x"), JPY: 1n })).toHaveLength(3);
  });

  test("an object that contains itself ends", () => {
    const cycle: Record<string, unknown> = {};
    cycle["data"] = [cycle];
    cycle["quote"] = cycle;
    for (const name of model.records.keys())
      expect(findIssues(byName[name] as Validator<unknown>, cycle).length).toBeLessThan(21);
  });
});
