import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createLogger, type Server, startServer } from "@market-data/service";
import { afterAll, beforeAll, expect, test } from "vitest";

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
const blocks = [...read("spec/guides/getting-started.md").matchAll(/^```sh\n(.*?)^```$/gms)].map(
  ([, text = ""]) => text.trim(),
);
const [start, variables = "", ...others] = blocks;
const [alias] = others.filter((text) => text.startsWith("alias"));
const requests = others.filter((text) => text.startsWith("curl"));
const commands = others.filter((text) => text.startsWith("mdata")).flatMap((text) => text.split("\n"));
const data = mkdtempSync(join(tmpdir(), "getting-started-"));
let server: Server;

beforeAll(async () => {
  // Like `start`, but on a free port.
  server = await startServer({
    data,
    host: "127.0.0.1",
    port: 0,
    demoKeys: true,
    log: createLogger({ level: "silent" }),
  });
});
afterAll(async () => {
  await server.close();
  rmSync(data, { recursive: true });
});

test("the guide starts with the command of the repository", () => {
  const { packageManager } = JSON.parse(read("package.json")) as { packageManager: string };
  expect(start).toBe(`npx -y ${packageManager} start`);
});

test.each(requests)(
  "with the variables of the guide, a service with sample data responds: %s",
  async (request) => {
    const script = [
      variables.replace(/http:[^"]*/, server.url),
      `${request.replace("curl", "curl -sf")}`,
    ].join("\n");
    const { stdout } = await promisify(execFile)("sh", ["-ec", script]);
    expect(JSON.stringify(JSON.parse(stdout))).toMatch(/"name":"Bitcoin"|"price":/);
  },
);

test("the guide defines mdata by the script of the repository", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  expect(alias).toMatch(/^alias mdata="npx -y pnpm@[\d.]+ --silent mdata"$/);
  expect(scripts["mdata"]).toBe("node packages/cli/bin/mdata.js");
});

test.each(commands)("with the variables of the guide, the command line prints rows: %s", async (command) => {
  const program = new URL("../../../packages/cli/bin/mdata.js", import.meta.url).pathname;
  const define = `mdata() { '${process.execPath}' '${program}' "$@"; }`;
  const script = [variables.replace(/http:[^"]*/, server.url), define, command].join("\n");
  const { stdout } = await promisify(execFile)("sh", ["-ec", script]);
  expect(JSON.stringify(JSON.parse(stdout))).toMatch(/"name":"Bitcoin"|"price":/);
});
