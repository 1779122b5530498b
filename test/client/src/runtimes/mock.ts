// Runs the packed mock and commands in the oldest supported Node versions and in test runners with a simulated browser.
import { execFile, execFileSync, spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { runPnpmSync } from "@market-data/test-helpers/pnpm";
import { RUNNERS, resolveTool } from "@market-data/test-helpers/tools";
import { operationCalls } from "../../../../packages/mock/test/support/examples.ts";
import type { Report } from "./probe/report.ts";
import { other, quiet } from "./runtimes.ts";
import { UserProject } from "./user-project.ts";

const PACKAGES = ["client", "http", "market", "mock", "openapi", "sample", "scheduler", "types"] as const;
const COMMANDS = ["cli", "mcp"] as const;
export type MockProject = UserProject<(typeof PACKAGES | typeof COMMANDS)[number]>;
type Run = (project: MockProject) => Promise<Report>;

/** A project with the built client and mock. @param commands Further packages with commands. */
export function createMockProject(commands: readonly (typeof COMMANDS)[number][] = []): MockProject {
  const names = [...PACKAGES, ...commands];
  const filters = names.map((name) => `--filter=@market-data/${name}`);
  const packInto = (folder: string) => {
    runPnpmSync([...filters, "pack", "--pack-destination", folder], import.meta.dirname);
    const archives = names.map((name) => [name, globSync(`${folder}/market-data-${name}-*.tgz`)[0]]);
    return Object.fromEntries(archives) as MockProject["tarballs"];
  };
  return new UserProject(packInto, ["client", "mock", ...commands]);
}

const PROGRAM = "../node_modules/@market-data/mock/bin/market-data-mock.js";

/** The runners that run a test with the mock. */
export const mockRunners: Record<string, Run> = {
  "Mock in Jest with jest-fixed-jsdom": inJest("jest-fixed-jsdom", "fetch responds"),
  "Mock in Jest with jsdom, which has no Response": inJest(
    "jest-environment-jsdom",
    "names the package to install",
  ),
  "Mock in Vitest 3 with jsdom": inVitest,
};

export const mockPrograms: Record<string, Run> = {
  "Mock on Node 22.15": onNode("node-22-15", {
    "fetch responds": ["fetch.mjs"],
    "the server responds": ["server.mjs"],
    "the program starts": [PROGRAM, "--help"],
  }),
  "Mock's fetch on Node 20": onNode("node-20", {
    "fetch responds": ["fetch.mjs"],
    "the program names the Node that it needs": ["too-old.mjs"],
  }),
  "Commands on Node 20": onNode("node-20", {
    "mdata prints a quote": ["quote.mjs", "cli/bin/mdata.js"],
    "market-data-mcp calls an operation": ["quote.mjs", "mcp/bin/market-data-mcp.js"],
  }),
  "Service on Node 20": serviceOnOldNode,
};

/** Sends a request for each operation. */
const FETCH = `import { createMockFetch } from "@market-data/mock/fetch";
const fetch = createMockFetch();
const failed = [];
for (const path of ${JSON.stringify(operationCalls.map(({ address }) => address))}) {
  const response = await fetch(path, { headers: { "X-SVC_PRO_API_KEY": "any" } });
  const text = await response.text();
  if (response.status !== 200) failed.push(path + ": " + text);
}
if (failed.length > 0) throw new Error(failed.join("\\n"));
`;

/** Requests a response in each encoding. */
const SERVER = `import { get } from "node:http";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { startMock } from "@market-data/mock";
const mock = await startMock({ port: 0 });
const decoders = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync };
for (const [encoding, decode] of Object.entries(decoders)) {
  const headers = { "accept-encoding": encoding };
  const chunks = await new Promise((resolve, reject) =>
    get(mock.url + "/v1/cryptocurrency/map", { headers }, (response) => resolve(response.toArray())).on("error", reject),
  );
  const { data } = JSON.parse(decode(Buffer.concat(chunks)).toString());
  if (data[0].symbol !== "BTC") throw new Error(encoding);
}
await mock.close();
`;

const TOO_OLD = `import { spawnSync } from "node:child_process";
const { status, stderr } = spawnSync(process.execPath, [${JSON.stringify(PROGRAM)}], { encoding: "utf8" });
if (status !== 1 || !/The mock needs Node 22\\.15\\.0 or newer/.test(stderr)) throw new Error(status + ": " + stderr);
`;

/** Requests a quote with a command. `market-data-mcp` reads messages from its standard input. */
const QUOTE = `import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { createMockFetch } from "@market-data/mock/fetch";
const fetch = createMockFetch();
const server = createServer(async ({ url, headers }, response) => {
  const { status, body } = await fetch(url, { headers });
  response.writeHead(status, { "content-type": "application/json" });
  for await (const chunk of body) response.write(chunk);
  response.end();
});
await once(server.listen(0, "127.0.0.1"), "listening");
const program = "../node_modules/@market-data/" + process.argv[2];
const words = "cryptocurrency quotes latest --id 1 --convert EUR --fields name,quote.EUR.price --output csv";
const env = { ...process.env, MARKET_DATA_URL: "http://127.0.0.1:" + server.address().port, MARKET_DATA_KEY: "any" };
const isMcp = program.includes("/mcp/");
const child = spawn(process.execPath, [program, ...(isMcp ? [] : words.split(" "))], { env, stdio: ["pipe", "pipe", "inherit"] });
const send = (message) => child.stdin.write(JSON.stringify({ jsonrpc: "2.0", ...message }) + "\\n");
if (isMcp) {
  const parameters = { id: [1], convert: ["EUR"] };
  const params = { name: "call", arguments: { operation: "cryptocurrencyQuotesLatestV3", parameters } };
  const clientInfo = { name: "test", version: "1" };
  send({ id: 1, method: "initialize", params: { protocolVersion: "2025-06-18", capabilities: {}, clientInfo } });
  send({ method: "notifications/initialized" });
  send({ id: 2, method: "tools/call", params });
}
let output = "";
for await (const chunk of child.stdout) {
  output += chunk;
  if (output.includes("76800")) break;
}
child.kill();
server.close();
if (!/Bitcoin.*76800/s.test(output)) throw new Error(output);
`;

/** In a simulated browser: two operations with the simulated signal, and the error without `Response`. */
const IN_PAGE = `test("fetch responds", async () => {
  const { createMarketData } = await import("@market-data/client");
  const { createMockFetch } = await import("@market-data/mock/fetch");
  const api = createMarketData({ baseUrl: "https://api.example.com", apiKey: "any", fetch: createMockFetch() });
  const { signal } = new AbortController();
  const { data } = await api.cryptocurrency.map({ limit: 2 }, { signal });
  expect(data[0].symbol).toBe("BTC");
  const history = await api.cryptocurrency.listings.historical({ date: "2026-01-01", limit: 1 }, { signal });
  expect(history.data.length).toBe(1);
}, 60_000);
test("names the package to install", async () => {
  const { createMockFetch } = await import("@market-data/mock/fetch");
  expect(() => createMockFetch()).toThrow('"jest-fixed-jsdom"');
}, 60_000);
`;

function inJest(environment: string, test: string): Run {
  return async (project) => {
    const cwd = writeTest(project, `jest-mock-${environment}`);
    const program = [
      await resolveTool("jest/bin/jest", RUNNERS),
      "--watchman=false",
      "--testNamePattern",
      test,
    ];
    const args = [...program, "--env", await resolveTool(environment, RUNNERS)];
    const env = { ...quiet, NODE_OPTIONS: "--experimental-vm-modules" };
    return toReport("Jest", { [test]: await run(process.execPath, args, cwd, env) });
  };
}

async function inVitest(project: MockProject): Promise<Report> {
  const cwd = writeTest(project, "vitest-mock");
  const manifest = await resolveTool("vitest-3/package.json", RUNNERS);
  const program = [join(dirname(manifest), "vitest.mjs"), "run", "--globals", "--environment", "jsdom"];
  const args = [...program, "--testNamePattern", "fetch responds"];
  return toReport("Vitest 3", { "fetch responds": await run(process.execPath, args, cwd, quiet) });
}

function writeTest(project: MockProject, name: string): string {
  project.write(`${name}/package.json`, '{ "private": true, "type": "module" }');
  return dirname(project.write(`${name}/mock.test.js`, IN_PAGE));
}

/** @param name A package of `other-runtimes`. @param programs The programs by name of the check. */
function onNode(name: string, programs: Readonly<Record<string, readonly string[]>>): Run {
  return async (project) => {
    const files = { "fetch.mjs": FETCH, "server.mjs": SERVER, "too-old.mjs": TOO_OLD, "quote.mjs": QUOTE };
    for (const [name, text] of Object.entries(files)) project.write(`mock/${name}`, text);
    const checks: Record<string, string> = {};
    for (const [check, args] of Object.entries(programs)) {
      checks[check] = await run(other(join(name, "bin/node")), args, join(project.folder, "mock"), quiet);
    }
    return toReport(name, checks);
  };
}

/** The packed command of the service, which needs a newer Node version. */
async function serviceOnOldNode(project: MockProject): Promise<Report> {
  const folder = join(project.folder, "service");
  runPnpmSync(["--filter=@market-data/service", "pack", "--pack-destination", folder], import.meta.dirname);
  const [archive = ""] = globSync(`${folder}/market-data-service-*.tgz`);
  execFileSync("tar", ["-xzf", archive, "-C", folder]);
  const { status, stdout, stderr } = spawnSync(
    other("node-20/bin/node"),
    [join(folder, "package/bin/market-data.js"), "serve"],
    { encoding: "utf8" },
  );
  const isReported = /^market-data needs Node 24 or newer; this is Node 20\.[\d.]+\.\n$/.test(stderr);
  const problem = status === 2 && isReported && stdout === "" ? "" : `${status}: ${stdout}${stderr}`;
  return toReport("node-20", { "the program names the Node that it needs": problem });
}

function toReport(agent: string, checks: Report["checks"]): Report {
  return { runtime: "mock", agent, checks };
}

/** @returns The output of a failed program; empty after a success. */
function run(program: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((resolve) => {
    execFile(program, args, { cwd, env, timeout: 180_000 }, (error, stdout, stderr) =>
      resolve(error === null ? "" : `${error.message}\n${stdout}${stderr}`),
    );
  });
}
