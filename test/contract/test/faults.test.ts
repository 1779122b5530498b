import { type Json, type JsonObject, loadContract } from "@market-data/generator-core";
import { describe, expect, it } from "vitest";
import { type Answer, answersOf } from "../src/answers.ts";
import { checks } from "../src/checks.ts";
import { type Fault, faults } from "./faults.ts";

const answers = answersOf((await loadContract()).model);

/** The answers with one wrong value in one of them; the others as they are. */
function plant({ answer: name, path, wrong }: Fault): Answer[] {
  return answers.map((answer) => {
    if (answer.name !== name) return answer;
    const { operation, ...rest } = answer;
    const copy = structuredClone(rest) as unknown as JsonObject;
    const keys = path.split(".");
    const last = keys.pop() ?? "";
    const holder = keys.reduce<Json>((value, key) => (value as JsonObject)[key] as Json, copy) as JsonObject;
    if (wrong === undefined) delete holder[last];
    else holder[last] = wrong;
    return { ...copy, operation } as unknown as Answer;
  });
}

describe("a planted fault is found", () => {
  it.each(faults)("$rule: $answer $path", (fault) => {
    const check = checks.find(({ rule }) => rule === fault.rule);
    expect(check?.find(plant(fault))).toContainEqual(expect.any(String));
  });

  it.each(checks)("there is a fault for: $rule", ({ rule }) => {
    expect(faults.map((fault) => fault.rule)).toContain(rule);
  });
});
