import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { startMock } from "../src/index.ts";
import { contract } from "./support/examples.ts";

const program = fileURLToPath(new URL("../bin/market-data-mock.js", import.meta.url));

/** The output and the exit code of the program. */
interface Ended {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

class Run {
  readonly child: ChildProcess;
  output = "";
  errors = "";

  constructor(args: readonly string[], nodeOptions: readonly string[] = []) {
    this.child = spawn(process.execPath, [...nodeOptions, program, ...args], {
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.child.stdout?.setEncoding("utf8").on("data", (text: string) => {
      this.output += text;
    });
    this.child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      this.errors += text;
    });
  }

  async address(): Promise<string> {
    for (;;) {
      const found = /^ *mock +(http\S+)$/m.exec(this.output)?.[1];
      if (found !== undefined && this.output.includes("Ctrl-C")) return found;
      await once(this.child.stdout as NodeJS.ReadableStream, "data");
    }
  }

  async ended(): Promise<Ended> {
    const [code] = await once(this.child, "close");
    return { code, output: this.output, errors: this.errors };
  }
}

/** Hides the packages of Prism from Node. */
const WITHOUT_PRISM = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from "node:module";
  registerHooks({
    resolve(name, context, next) {
      if (!name.startsWith("@stoplight/")) return next(name, context);
      throw Object.assign(new Error("Cannot find " + name), { code: "ERR_MODULE_NOT_FOUND" });
    },
  });
`)}`;

test("without Prism, a generated response is an error with the install command", async () => {
  const folder = mkdtempSync(join(tmpdir(), "mock-program-"));
  const file = join(folder, "openapi.json");
  const document = contract();
  const { get: map } = structuredClone(document.paths["/v1/fiat/map"]);
  map.responses["200"].content["application/json"].examples = {};
  document.paths["/v1/new"] = { get: { ...map, operationId: "newV1" } };
  writeFileSync(file, JSON.stringify(document));
  const run = new Run(["--port", "0", "--quiet", "--contract", file], ["--import", WITHOUT_PRISM]);
  const address = await run.address();
  const get = async (path: string) => {
    const response = await fetch(address + path);
    return { code: response.status, text: await response.text() };
  };
  const advice = {
    code: 501,
    text: expect.stringContaining("npm install --save-dev @stoplight/prism-core@5 @stoplight/prism-http@5"),
  };
  expect(await get("/v1/fiat/map?__dynamic=true")).toEqual(advice);
  expect(await get("/v1/new")).toEqual(advice);
  expect(await get("/v1/fiat/map?__example=success")).toMatchObject({ code: 200 });
  run.child.kill();
  expect(await run.ended()).toMatchObject({
    code: 0,
    errors: expect.stringMatching(/^No sample data for newV1\./),
  });
  rmSync(folder, { recursive: true });
});

test.each(["SIGINT", "SIGTERM"] as const)("serves until %s and exits with 0", async (signal) => {
  const run = new Run(["--port", "0"]);
  const address = await run.address();
  const call = /curl '([^']+)'/.exec(run.output)?.[1] ?? "";
  expect(call).toContain(address);
  expect((await fetch(call)).status).toBe(200);
  expect(run.output).toMatch(/made up/);
  // The exit must not wait for a pending request.
  const stalled = await fetch(`${call}&__scenario=stalled`);
  run.child.kill(signal);
  expect(await run.ended()).toMatchObject({ code: 0, errors: "" });
  await stalled.text().catch(() => "");
});

test("names a port that is already in use", async () => {
  const mock = await startMock({ port: 0 });
  const { port } = new URL(mock.url);
  const { code, errors } = await new Run(["--port", port]).ended();
  expect([code, errors]).toEqual([
    1,
    `Port ${port} of 127.0.0.1 is already in use. Stop the other program, or choose a different port.\n`,
  ]);
  await mock.close();
});

test.each([
  [["--port", "70000"], 2, /must be an integer from 0 to 65535/],
  [
    ["--scenario", "rain"],
    2,
    /'--scenario <names>'.*Unknown scenario "rain"\. It must be one of "minute-limit"/,
  ],
  [["--clock", "soon"], 2, /'--clock <time>'.*"soon".*ISO 8601/],
  [["--latency", "fast"], 2, /'--latency <ms>'.*"fast".*"100-500"/],
  [["--base-path", "api"], 2, /'--base-path <path>'.*"api".*"\/api\/v3"/],
  [["--base-path", "/__mock"], 2, /Invalid base path "\/__mock".*different path/],
  [["--base-path", "/api/../v3"], 2, /Invalid base path "\/api\/\.\.\/v3"/],
  [["--prot", "1"], 2, /unknown option '--prot'/],
  [["file.yaml"], 2, /too many arguments/],
  [
    ["--contract", "/none.yaml"],
    1,
    /^The contract \/none\.yaml cannot be served\. The file does not exist\.$/m,
  ],
  [["--port", "0", "--host", "192.0.2.1"], 1, /EADDRNOTAVAIL/],
])("exits for %s with %i and the reason", async (args, code, message) => {
  const ended = await new Run(args).ended();
  expect(ended).toMatchObject({ code, errors: expect.stringMatching(message) });
  expect(ended.errors).not.toMatch(/\n {4}at /);
});

test("applies its options and logs each request", async () => {
  const run = new Run([
    ...["--port", "0", "--scenario", "server-error,none", "--clock", "2026-02-01T00:00:00Z"],
    ...["--latency", "1-2", "--count-limits"],
  ]);
  const address = `${await run.address()}/v1/cryptocurrency/map?limit=1`;
  expect((await fetch(address)).status).toBe(500);
  const { status } = (await (await fetch(address)).json()) as { status: { timestamp: string } };
  expect(status.timestamp).toBe("2026-02-01T00:00:00.000Z");
  run.child.kill("SIGTERM");
  const { output } = await run.ended();
  expect(output).toMatch(
    /^GET \/v1\/cryptocurrency\/map\?limit=1 500 [\d.]+ ms\nGET \/v1\/cryptocurrency\/map\?limit=1 200 [\d.]+ ms$/m,
  );
});

test("serves the operations below the base path, and other routes at the root", async () => {
  const run = new Run(["--port", "0", "--base-path", "/api/v3/"]);
  const url = await run.address();
  expect(url).toMatch(/:\d+\/api\/v3$/);
  const { origin } = new URL(url);
  const getStatus = async (address: string) => (await fetch(address)).status;
  expect(await getStatus(`${url}/v1/cryptocurrency/map?limit=1`)).toBe(200);
  expect(await getStatus(`${origin}/v1/cryptocurrency/map?limit=1`)).toBe(404);
  for (const path of ["/healthz", "/openapi.json", "/__mock"])
    expect(await getStatus(origin + path)).toBe(200);
  const page = await fetch(origin, { headers: { Accept: "text/html" } });
  expect(await page.text()).toContain(`${url}/v1/cryptocurrency/map`);
  run.child.kill("SIGTERM");
  expect((await run.ended()).output).toMatch(/^GET \/api\/v3\/v1\/cryptocurrency\/map\?limit=1 200 /m);
});

test("help lists options, scenarios and exit codes", async () => {
  const { code, output } = await new Run(["--help"]).ended();
  expect(code).toBe(0);
  expect(output).toMatch(
    /--port[\s\S]+--host[\s\S]+--contract[\s\S]+--watch[\s\S]+month-limit[\s\S]+Exit codes:/,
  );
});

test("an old Node version exits with the required version", async () => {
  const older = "Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.11.1'}})";
  const { code, errors } = await new Run([], ["--import", `data:text/javascript,${older}`]).ended();
  expect([code, errors]).toEqual([1, "The mock needs Node 22.15.0 or newer; this is Node 20.11.1.\n"]);
});
