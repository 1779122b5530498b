import type { Operation, Parameter } from "@market-data/generator-core";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exampleCalls, methodAt } from "./support/every-operation.ts";
import { good, stubbed } from "./support/stub.ts";

// The client builds URLs without openapi-fetch. openapi-fetch provides the expected URLs.

type Given = Record<string, unknown>;

/** Whether the next responses are bare arrays. */
let isList = false;
const { api, sent } = stubbed(() => (isList ? Response.json([]) : good()), { warn: false });
const get = api.fetch.GET as (path: string, options: object) => Promise<unknown>;

/** Requests the same parameters by method and by path. Returns both URLs. */
async function getUrls({ operation, words }: (typeof exampleCalls)[number], given: Given) {
  sent.splice(0);
  isList = operation.result.shape === "array";
  await methodAt(api, [`v${operation.version}`, ...words])(given);
  await get(operation.path, { params: { query: part(operation, "query", given), path: given } });
  return sent.map(({ url }) => url);
}

/** Picks the path or query parameters in the order of the contract. */
function part({ parameters }: Operation, place: string, given: Given): Given {
  const names = parameters.filter((each) => each.in === place).map(({ name }) => name);
  return Object.fromEntries(names.map((name) => [name, given[name]]));
}

/** Generates parameters of an operation: arbitrary strings and numbers, single values and lists. */
function anyCall({ parameters, constraints }: Operation): fc.Arbitrary<Given> {
  const values = parameters.map((each) => [each.name, anyParameter(each)] as const);
  const requiredKeys = parameters.filter(({ required }) => required).map(({ name }) => name);
  const choices = constraints.map(({ exactlyOneOf, atMostOneOf, atLeastOneOf }) => {
    const names = exactlyOneOf ?? atMostOneOf ?? atLeastOneOf ?? [];
    return fc.record({
      names: fc.constant(names),
      kept: fc.subarray([...names], {
        minLength: atMostOneOf ? 0 : 1,
        maxLength: atLeastOneOf ? names.length : 1,
      }),
    });
  });
  return fc
    .tuple(
      fc.record(Object.fromEntries(values)),
      fc.record(Object.fromEntries(values), { requiredKeys }),
      fc.tuple(...choices),
    )
    .map(([all, some, chosen]) => {
      const given: Given = { ...some };
      for (const { names, kept } of chosen) {
        for (const name of names) given[name] = kept.includes(name) ? all[name] : undefined;
      }
      return given;
    });
}

function anyParameter({ in: place, schema, list }: Parameter): fc.Arbitrary<unknown> {
  const [type] = [((list && schema["items"]) || schema) as { type: unknown }].flatMap(({ type }) => type);
  const text = fc.string({ unit: "binary", minLength: 1 });
  const item: fc.Arbitrary<unknown> =
    type === "integer" || type === "number"
      ? fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }))
      : type === "boolean"
        ? fc.boolean()
        : place === "path"
          ? text.filter((value) => /[^.\s]/.test(value))
          : fc.oneof(text, fc.constant("a b&c=d/é?#+%,🙂'$&")).filter((value) => /\S/.test(value));
  if (!list) return item;
  const listed = item.filter((value) => !String(value).includes(","));
  const maxLength = Math.min(5, Number(schema["maxItems"] ?? 5));
  return fc.oneof(listed, fc.array(listed, { minLength: 1, maxLength }));
}

describe.each(exampleCalls)("$operationId requests the same URL as openapi-fetch", (each) => {
  test("for the contract's example", async () => {
    const [ours, theirs] = await getUrls(each, each.parameters);
    expect(ours).toBe(theirs);
  });

  test("for any parameters", async () => {
    await fc.assert(
      fc.asyncProperty(anyCall(each.operation), async (given) => {
        const [ours, theirs] = await getUrls(each, given);
        expect(ours).toBe(theirs);
      }),
      { numRuns: 50 },
    );
  });
});
