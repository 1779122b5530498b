import { CommanderError } from "commander";
import { afterEach, expect, test, vi } from "vitest";
import { checkNode, isOnPath, runScript, ScriptError, toolError } from "../run-script.ts";

afterEach(() => {
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

test.each([
  ["an invalid command line", new CommanderError(1, "commander.invalidArgument", ""), 2],
  ["the help", new CommanderError(0, "commander.help", ""), 0],
  ["an expected failure", new ScriptError("Port 4000 is taken."), 1],
])("%s ends with an exit code of its own", async (_, error, code) => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await runScript(() => Promise.reject(error));
  expect(process.exitCode).toBe(code);
});

test.each(["20.19.0", "24.2.0"])("rejects Node %s and states the required version", (version) => {
  expect(() => checkNode(version)).toThrow(`Node ${version} is too old: Node 24.18.0 is required.`);
});

test.each(["24.18.0", "24.21.0", "26.0.0"])("accepts Node %s", (version) => {
  expect(() => checkNode(version)).not.toThrow();
});

test.each([
  ["git", "git was not found. Install git."],
  ["turbo", "turbo was not found. Run the script with pnpm, which includes the tool"],
])("a missing %s is named", (tool, message) => {
  expect(toolError(tool, Object.assign(new Error("spawn ENOENT"), { code: "ENOENT" })).message).toContain(
    message,
  );
});

test("returns other errors of a tool unchanged", () => {
  const error = Object.assign(new Error("spawn EACCES"), { code: "EACCES" });
  expect(toolError("git", error)).toBe(error);
});

test("finds programs on the PATH", () => {
  expect(isOnPath("sh", "/nowhere:/bin")).toBe(true);
  expect(isOnPath("sh", "/nowhere")).toBe(false);
});
