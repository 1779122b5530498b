import { Command } from "commander";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { parsePorts } from "../start/options.ts";

const parse = (...args: string[]) => parsePorts(new Command("start"), args);
let printed: string;

beforeEach(() => {
  printed = "";
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, "write").mockImplementation((text) => {
      printed += text;
      return true;
    });
  }
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test("options override variables, and variables override default ports", () => {
  expect(parse()).toEqual({ service: 4000, mock: 4010, docs: 4020 });
  vi.stubEnv("SERVICE_PORT", "5000");
  vi.stubEnv("MOCK_PORT", "5010");
  expect(parse("--mock-port", "6010", "--docs-port", "6020")).toEqual({
    service: 5000,
    mock: 6010,
    docs: 6020,
  });
});

test.each(["0", "65536", "4000.5", "-1", "http"])("rejects the port %s", (port) => {
  expect(() => parse("--docs-port", port)).toThrow("It must be an integer from 1 to 65535.");
});

test("rejects the same port for two programs", () => {
  expect(() => parse("--docs-port", "4000")).toThrow("Two programs have the same port.");
});

test("lists each option and variable in the help", () => {
  expect(() => parse("--help")).toThrow();
  for (const text of [
    "--service-port",
    "SERVICE_PORT",
    "--mock-port",
    "MOCK_PORT",
    "--docs-port",
    "DOCS_PORT",
  ])
    expect(printed).toContain(text);
});
