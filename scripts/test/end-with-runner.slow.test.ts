import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { pnpm } from "@market-data/test-helpers/pnpm";
import { afterAll, beforeAll, expect, test } from "vitest";

const manifest = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
const NPX = ["npx", "-y", manifest.packageManager];
const MODULE = pathToFileURL(join(import.meta.dirname, "../start/end-with-runner.ts"));

/** Writes a line at start and then more often than parents are checked. Exits with 0 at SIGTERM. */
const SCRIPT = `
import { appendFileSync } from "node:fs";
import { endWithRunner } from ${JSON.stringify(MODULE.href)};
const write = (text) => appendFileSync(process.argv[2], text + "\\n");
endWithRunner();
write(String(process.pid));
setInterval(() => write("runs"), 200);
process.once("SIGTERM", () => { write("ended"); process.exit(); });
`;

let folder: string;
let count = 0;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "market-data-runner-"));
  const scripts = { start: `"${process.execPath}" script.mjs` };
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "user", private: true, scripts }));
  writeFileSync(join(folder, "script.mjs"), SCRIPT);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts a command with the script's log as the last argument. */
async function start(command: readonly string[]): Promise<{ child: ChildProcess; read: () => string[] }> {
  const log = join(folder, `${++count}.log`);
  writeFileSync(log, "");
  const [program = "", ...args] = command;
  const child = spawn(program, [...args, log], { cwd: folder, stdio: "ignore" });
  const read = () => readFileSync(log, "utf8").trim().split("\n");
  await expect.poll(() => read()[0]).toMatch(/^\d+$/);
  return { child, read };
}

test.each<[string, readonly string[], NodeJS.Signals]>([
  ["npx, which runs pnpm,", [...NPX, "start"], "SIGTERM"],
  ["pnpm", [...pnpm(), "start"], "SIGKILL"],
])("a script ends when %s is ended", async (_, command, signal) => {
  const { child, read } = await start(command);
  child.kill(signal);
  await expect.poll(() => read().at(-1)).toBe("ended");
});

test("a script keeps running after the end of the shell that started npx in the background", async () => {
  const { child, read } = await start(["sh", "-c", `${NPX.join(" ")} start "$0" & wait`]);
  child.kill();
  await once(child, "exit");
  const { length } = read();
  // Long enough for several checks of the parents.
  await expect.poll(() => read().length).toBeGreaterThan(length + 10);
  expect(read()).not.toContain("ended");
  process.kill(Number(read()[0]), "SIGTERM");
  await expect.poll(() => read().at(-1)).toBe("ended");
});
