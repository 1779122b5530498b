import { UserProject } from "@market-data/test-helpers/packed";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { noCall, noPathCall, pathCalls, plainCalls, typedCalls } from "./support/calls.ts";

// Compilers and packing take their time on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

/**
 * What TypeScript 5.9 makes over an empty file for one call of each operation, as measured; it does not depend on the
 * machine. 5 % more are let pass. Raise a figure only for something that is worth slower editors.
 */
const MEASURED = { noCall: 0, plainCalls: 1107, typedCalls: 1347 };
const limits = {
  noCall: MEASURED.noCall,
  plainCalls: Math.floor(MEASURED.plainCalls * 1.05),
  typedCalls: Math.floor(MEASURED.typedCalls * 1.05),
};

let project: UserProject;

beforeAll(() => {
  project = new UserProject("client", "types");
});
afterAll(() => project.remove());

function count(program: string): number {
  project.write("calls.ts", program);
  return project.instantiations("calls.ts");
}

describe("type instantiations", () => {
  test("of a client without a call", () => {
    expect(count("export {};\n")).toBe(0);
    expect(count(noCall)).toBeLessThanOrEqual(limits.noCall);
  });

  test("of one plain call of each operation", () => {
    expect(count(plainCalls)).toBeLessThanOrEqual(limits.plainCalls);
  });

  test("of one call of each operation, in two currencies where it takes them, a figure of the second one read", () => {
    expect(count(typedCalls)).toBeLessThanOrEqual(limits.typedCalls);
  });

  test("the path-level client needs many times more for the same calls", () => {
    const paths = count(pathCalls) - count(noPathCall);
    expect(paths).toBeGreaterThan(10 * limits.typedCalls);
  });
});
