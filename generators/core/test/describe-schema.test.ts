import { describe, expect, test } from "vitest";
import {
  describeBriefly,
  describeDeprecation,
  describeParameterDeprecation,
  describeRules,
  type JsonObject,
  listChoices,
  listDeprecations,
  loadContract,
  type Parameter,
  splitChoices,
} from "../src/index.ts";

const { model } = await loadContract();

const rules: [JsonObject, string][] = [
  [{}, ""],
  [{ const: 0 }, "Always `0`."],
  [{ const: "a" }, 'Always `"a"`.'],
  [{ minimum: 1e-8 }, "At least 0.00000001."],
  [{ maximum: 5 }, "At most 5."],
  [{ exclusiveMinimum: 0 }, "Greater than 0."],
  [{ exclusiveMaximum: 1 }, "Less than 1."],
  [{ multipleOf: 0.5 }, "A multiple of 0.5."],
  [{ minLength: 1 }, "At least 1 character."],
  [{ maxLength: 40 }, "At most 40 characters."],
  [{ minLength: 3, maxLength: 3 }, "Exactly 3 characters."],
  [{ pattern: "^`|a$" }, "Matches `` ^`|a$ ``."],
  [{ minItems: 1, maxItems: 120 }, "1 to 120 items."],
  [{ uniqueItems: true }, "No item twice."],
  [{ items: { pattern: "^a$" } }, "Each item: matches `^a$`."],
  [{ minProperties: 1 }, "At least 1 key."],
  [{ maxProperties: 2 }, "At most 2 keys."],
  [{ propertyNames: { enum: ["a", "b"] } }, "Keys: one of `a`, `b`."],
  [{ propertyNames: { pattern: "^\\d+$" } }, "Keys: matches `^\\d+$`."],
  [{ patternProperties: { "^x": { description: "A price." } } }, "Keys that match `^x`: a price."],
  [{ additionalProperties: { description: "A price.", minimum: 0 } }, "Values: a price. At least 0."],
];
test.each(rules)("the rules of %j are: %s", (schema, text) => {
  expect(describeRules(schema)).toBe(text);
});

describe("choices", () => {
  const split = (values: string[], text: string) => {
    const { text: rest, choices } = splitChoices(text, { enum: values });
    return [rest, ...choices];
  };

  test.each([
    [
      "The direction: `asc` from small to large, `desc` from large to small. Often `asc`.",
      ["asc", "desc"],
      ["The direction. Often `asc`.", "`asc` from small to large", "`desc` from large to small"],
    ],
    [
      "States. `a` is first. `b`: the last.",
      ["a", "b", "c"],
      ["States.", "`a` is first", "`b`: the last", "`c`"],
    ],
    ["`a` and `b` are equal.", ["a", "b", "c"], ["", "`a` and `b` are equal", "`c`"]],
    ["For `id`, the ID, or `rank`.", ["id", "rank"], ["For `id`, the ID, or `rank`.", "`id`, `rank`"]],
    ["By `id`; `all` does not filter.", ["id", "all"], ["By `id`.", "`all` does not filter", "`id`"]],
    ["`2d`, `6h` and others step.", ["2d", "6h"], ["`2d`, `6h` and others step.", "`2d`, `6h`"]],
    ["Always `a`.", ["a"], ["Always `a`.", "`a`"]],
  ])("%s", (text, values, expected) => {
    expect(split(values, text)).toEqual(expected);
  });

  test("of constants have their descriptions and deprecations", () => {
    const oneOf = [{ const: "a", description: "First." }, { const: "b", deprecated: true }, { const: "c" }];
    expect(listChoices({ type: "array", items: { oneOf } })).toEqual(["a", "b", "c"]);
    expect(splitChoices("A.", { oneOf }).choices).toEqual(["`a`: First.", "`b`: Deprecated.", "`c`"]);
  });

  test("each choice of every parameter is in its list", () => {
    for (const { schema, description } of model.operations.flatMap(({ parameters }) => parameters)) {
      const { choices, total } = splitChoices(description, schema);
      const lines = choices.join();
      expect(total).toBe(listChoices(schema).length);
      for (const each of listChoices(schema)) expect(lines).toContain(`\`${each}\``);
    }
  });
});

describe("deprecations", () => {
  const replaced = {
    status: "deprecated",
    deprecatedSince: "2027-01-01",
    replacedBy: "b",
    reason: "Shorter",
  };

  test("have a date, a replacement and a reason", () => {
    expect(describeDeprecation({})).toBe("");
    expect(describeDeprecation({ deprecated: true })).toBe("Deprecated.");
    expect(describeDeprecation({ "x-svc-lifecycle": replaced })).toBe(
      "Deprecated since 2027-01-01. Use `b`. Shorter.",
    );
  });

  test("are read from a parameter and from its schema", () => {
    const schema = { deprecated: true };
    expect(describeParameterDeprecation({ schema: {}, deprecated: true } as Parameter)).toBe("Deprecated.");
    expect(describeParameterDeprecation({ schema } as unknown as Parameter)).toBe("Deprecated.");
  });

  test("are found in nested fields and in alternatives", () => {
    const field = { items: { properties: { b: { deprecated: true } } } };
    const schema = { properties: { a: field, c: { oneOf: [{ const: 1, deprecated: true }] } } };
    expect(listDeprecations(schema)).toEqual([
      ["a.b", "Deprecated."],
      ["c = 1", "Deprecated."],
    ]);
  });
});

test("names plans that are not the largest plans", () => {
  const [operation] = model.operations;
  const access = { keyRequired: true, plans: [{ plan: "Free" as const }, { plan: "Startup" as const }] };
  expect(operation && describeBriefly({ ...operation, access }, model.plans)).toMatch(/^Basic, Startup ·/);
});

test.each([
  ["cryptocurrencyMapV1", "No key needed · No credits · Cached for 30 seconds"],
  ["cryptocurrencyAirdropV1", "Hobbyist and larger plans · 1 credit · Cached for 30 seconds"],
  ["keyInfoV1", "All plans · No credits · Not cached"],
])("%s in brief: %s", (id, text) => {
  const operation = model.operations.find(({ operationId }) => operationId === id);
  expect(operation && describeBriefly(operation, model.plans)).toBe(text);
});
