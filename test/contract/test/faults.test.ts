import { type Json, type JsonObject, loadContract } from "@market-data/generator-core";
import { describe, expect, it } from "vitest";
import { checks } from "../src/checks.ts";
import { type ExampleResponse, listResponses } from "../src/responses.ts";
import { type Fault, faults } from "./faults.ts";

const responses = listResponses((await loadContract()).model);

/** The responses with one wrong value in one of them; the others as they are. */
function plant({ response: name, path, wrong }: Fault): ExampleResponse[] {
  return responses.map((response) => {
    if (response.name !== name) return response;
    const { operation, ...rest } = response;
    const copy = structuredClone(rest) as unknown as JsonObject;
    const keys = path.split(".");
    const last = keys.pop() ?? "";
    const holder = keys.reduce<Json>((value, key) => (value as JsonObject)[key] as Json, copy) as JsonObject;
    if (wrong === undefined) delete holder[last];
    else holder[last] = wrong;
    return { ...copy, operation } as unknown as ExampleResponse;
  });
}

describe("a planted fault is found", () => {
  it.each(faults)("$rule: $response $path", (fault) => {
    const check = checks.find(({ rule }) => rule === fault.rule);
    expect(check?.find(plant(fault))).toContainEqual(expect.any(String));
  });

  it.each(checks)("there is a fault for: $rule", ({ rule }) => {
    expect(faults.map((fault) => fault.rule)).toContain(rule);
  });
});
