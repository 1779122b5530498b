import { loadContract, type Operation } from "@market-data/generator-core";
import { describe, expect, it } from "vitest";
import { coverage } from "../src/coverage.ts";

const { operations, errors } = (await loadContract()).model;

describe.each(operations)("$operationId has an example of", (operation) => {
  it.each(coverage)("$rule", ({ missing }) => {
    expect(missing(operation, errors)).toEqual([]);
  });
});

describe("an example that is missing is noticed", () => {
  const complete = operations[0] as Operation;
  const [success, bad] = [complete.success, complete.errors[0] as Operation["success"]];
  const parameter = complete.parameters[0] as Operation["parameters"][number];
  const otherCode = { name: "x", summary: "", request: {}, value: { status: { error_code: 500 } } };

  it.each<[what: string, operation: Partial<Operation>, missing: string]>([
    ["of the answer", { success: { ...success, examples: [] } }, "200"],
    ["of the call", { success: { ...success, examples: [{ ...otherCode, name: "success" }] } }, "200"],
    ["of an error", { errors: [{ ...bad, status: 400, examples: [] }] }, "400"],
    ["of an error of this status", { errors: [{ ...bad, status: 400, examples: [otherCode] }] }, "400"],
    ["of a parameter", { parameters: [{ ...parameter, name: "limit", example: null }] }, "limit"],
  ])("%s", (_, change, expected) => {
    const operation = { ...complete, ...change };
    expect(coverage.flatMap(({ missing }) => missing(operation, errors))).toEqual([expected]);
  });
});
