import { type Json, type JsonObject, loadContract } from "@market-data/generator-core";
import { describe, expect, it } from "vitest";
import { checks } from "../src/checks.ts";
import { type ExampleResponse, listResponses } from "../src/responses.ts";
import { type InjectedFault, injectedFaults } from "./injected-faults.ts";

const responses = listResponses((await loadContract()).model);

/** Returns all responses, with a wrong value in a single response. */
function injectFault({ response: name, path, wrong }: InjectedFault): ExampleResponse[] {
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

describe("finds an injected fault", () => {
  it.each(injectedFaults)("$rule: $response $path", (fault) => {
    const check = checks.find(({ rule }) => rule === fault.rule);
    expect(check?.find(injectFault(fault))).toContainEqual(expect.any(String));
  });

  it.each(checks)("of every rule: $rule", ({ rule }) => {
    expect(injectedFaults.map((fault) => fault.rule)).toContain(rule);
  });
});
