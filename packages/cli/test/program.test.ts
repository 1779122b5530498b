import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startMock } from "@market-data/mock";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { run, words } from "./support/run.ts";

const program = fileURLToPath(new URL("../bin/mdata.js", import.meta.url));
const KEY = "secret-key-of-a-test";
const folder = mkdtempSync(join(tmpdir(), "mdata-"));
let mock: Awaited<ReturnType<typeof startMock>>;
let env: Record<string, string>;

beforeAll(async () => {
  mock = await startMock({ port: 0, log: () => {} });
  env = { MARKET_DATA_URL: mock.url, MARKET_DATA_KEY: KEY };
});
afterAll(async () => {
  await mock.close();
  rmSync(folder, { recursive: true });
});

/** Starts a server with one response for all requests. */
async function serve(status: number, body: unknown): Promise<Server & { url: string }> {
  const server = createServer((_, response) => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return Object.assign(server, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

const toError = (error_code: number, error_message = "Rejected.") => ({
  status: { error_code, error_message },
});

describe("exit codes", () => {
  test.each([
    [400, toError(400), 1],
    [404, toError(404), 1],
    [401, toError(1002), 3],
    [403, toError(1006), 3],
    [429, toError(1010), 4],
    [200, [], 1],
  ])("HTTP %i with %j ends with %i", async (status, body, code) => {
    const server = await serve(status, body);
    const result = await run(words("key info"), { env: { MARKET_DATA_URL: server.url } });
    server.close();
    expect(result).toMatchObject({ code, out: "", err: expect.stringMatching(/^[A-Z].+\n$/) });
  });

  test("a rejected key names the variable to set", async () => {
    const server = await serve(401, toError(1002));
    const { err } = await run(words("key info"), { env: { MARKET_DATA_URL: server.url } });
    server.close();
    expect(err).toBe("Rejected. Set MARKET_DATA_KEY or --key-file to a valid key.\n");
  });

  test("a service that is away ends with 5", async () => {
    const server = await serve(200, {});
    server.close();
    const { code, err } = await run([...words("fiat map --url"), server.url]);
    expect([code, err]).toEqual([5, expect.stringMatching(/^No complete response: .*ECONNREFUSED/)]);
  });

  test.each([
    ["", /^Usage: mdata/],
    ["cryptocurency map", /unknown command 'cryptocurency'\n\(Did you mean cryptocurrency\?\)/],
    ["cryptocurrency quotes latst", /unknown command 'latst'\n\(Did you mean latest\?\)/],
    ["cryptocurrency quotes", /^Usage: mdata cryptocurrency quotes/],
    ["cryptocurrency quotes latest --idd 1", /unknown option '--idd'\n\(Did you mean --id\?\)/],
    ["cryptocurrency quotes latest 1", /too many arguments/],
    ["cryptocurrency quotes latest --id", /option '--id <integer,...>' argument missing/],
    ["cryptocurrency quotes latest", /^Missing parameter: send exactly one of "id", "slug", "symbol"\./],
    [
      "cryptocurrency map --limit 0",
      /^Invalid value for "limit": "0"\. It must be an integer from 1 to 5000\.\n$/,
    ],
    [
      "cryptocurrency map --sort rank",
      /^Invalid value for "sort": "rank"\. It must be one of "svc_rank", "id"\.\n$/,
    ],
    [
      "cryptocurrency map --output yaml",
      /argument 'yaml' is invalid\. Allowed choices are table, json, ndjson, csv\./,
    ],
    ["cryptocurrency map --url ftp://x", /^"baseUrl" must be an http/],
    ["completion tcsh", /^Name a shell: bash, zsh or fish\.\n$/],
    ["constructor", /unknown command/],
  ])("%j is a usage error with advice", async (line, message) => {
    const { code, out, err } = await run(line ? words(line) : [], { env });
    expect([code, out]).toEqual([2, ""]);
    expect(err).toMatch(message);
  });

  test("without a base URL, the message names option and variable", async () => {
    expect(await run(words("fiat map"))).toEqual({
      code: 2,
      out: "",
      err: "The base URL is missing. Use --url, or set MARKET_DATA_URL.\n",
    });
  });
});

describe("the key", () => {
  test("is read from a file, with a warning if other users can read the file", async () => {
    const file = join(folder, "key");
    writeFileSync(file, `${KEY}\n`);
    chmodSync(file, 0o600);
    const args = [...words("key info --url"), mock.url, "--key-file", file];
    expect(await run(args)).toMatchObject({ code: 0, err: "" });
    chmodSync(file, 0o644);
    const { code, err } = await run(args);
    expect([code, err]).toEqual([0, `Other users can read the key in ${file}. Run: chmod 600 ${file}\n`]);
  });

  test.each([
    ["missing", undefined, /^The key cannot be read: ENOENT/],
    ["empty", " \n", /empty has no key\.\n$/],
  ])("in a file that is %s is a usage error", async (name, text, message) => {
    const file = join(folder, name);
    if (text !== undefined) writeFileSync(file, text, { mode: 0o600 });
    const { code, err } = await run([...words("key info --key-file"), file], { env });
    expect([code, err]).toEqual([2, expect.stringMatching(message)]);
  });

  test("is not an option, and an error does not repeat it", async () => {
    for (const args of [[`--key=${KEY}`], ["--api-key", KEY], [KEY]]) {
      const { code, out, err } = await run([...words("key info"), ...args], { env });
      expect([code, out]).toEqual([2, ""]);
      expect(err).not.toContain(KEY);
    }
  });

  test("is masked in messages of the service", async () => {
    const server = await serve(401, toError(1001, `Unknown key ${KEY}\u001b[31m.`));
    const { code, err } = await run([...words("key info --url"), server.url], { env });
    server.close();
    expect([code, err]).toEqual([
      3,
      "Unknown key ***\\u001b[31m. Set MARKET_DATA_KEY or --key-file to a valid key.\n",
    ]);
  });
});

describe("options", () => {
  test("have dashes or the underscores of the parameter, and a list may be repeated", async () => {
    for (const line of ["--skip-invalid=FALSE --id 1 --id 1027", "--skip_invalid FALSE --id 1,1027"]) {
      const args = [...words("cryptocurrency quotes latest --dry-run"), ...words(line)];
      const { out } = await run(args, { env });
      expect(out.split("\n")[0]).toMatch(/\?id=1,1027&skip_invalid=FALSE$/);
    }
  });

  test("the help names bounds, choices, defaults and rules", async () => {
    const { code, out } = await run(words("v1 cryptocurrency market-pairs latest --help"));
    expect(code).toBe(0);
    expect(out.replaceAll(/\s+/g, " ")).toMatch(/--limit <integer> at least 1; at most 5000; default: 100/);
    expect(out).toMatch(/choices: "asc", "desc"/);
    expect(out).toMatch(/^Exactly one of --id, --slug, --symbol\.$/m);
    expect(out).toMatch(/^Plans: .*Enterprise$/m);
  });

  test("a misspelt field is reported with the nearest field", async () => {
    const args = words("cryptocurrency quotes latest --id 1 --fields name,quote.USD.prise");
    expect((await run(args, { env })).err).toBe(
      'No row has the field "quote.USD.prise". Did you mean "quote.USD.price"?\n',
    );
  });

  test("--all reads every page and shows the progress on a terminal", async () => {
    const args = words("cryptocurrency map --all --limit 500 --output ndjson --fields id");
    const { code, out, err } = await run(args, { env, showsProgress: true });
    expect(code).toBe(0);
    const whole = await run(words("cryptocurrency map --output ndjson --fields id"), { env });
    expect(out).toBe(whole.out);
    expect(err).toMatch(/^\r500 rows, 0 credits\r9\d\d rows, 0 credits\n$/);
  });

  test.each([
    ["cryptocurrency quotes latest --symbol BTC", 60_000],
    ["cryptocurrency ohlcv latest --id 1", 600_000],
    ["key info", 60_000],
  ])("--watch repeats %s after the cache time, %i ms", async (line, expected) => {
    const waits: number[] = [];
    const wait = async (milliseconds: number) => {
      waits.push(milliseconds);
      // A third wait ends the command.
      if (waits.length > 2) throw Object.assign(new TypeError("The end."), {});
    };
    const args = [...words(line), "--watch", "--output", "ndjson"];
    const { out } = await run(args, { env, wait });
    expect(waits).toEqual([expected, expected, expected]);
    expect(out.trimEnd().split("\n")).toHaveLength(3);
  });

  test("--watch waits for the next day's candle", async () => {
    const waits: number[] = [];
    const wait = async (milliseconds: number) => {
      waits.push(milliseconds);
      throw new TypeError("The end.");
    };
    await run(words("cryptocurrency listings historical --date 2026-01-10 --watch"), { env, wait });
    const next = new Date(Date.now() + (waits[0] as number));
    expect([next.getUTCHours(), next.getUTCMinutes()]).toEqual([0, 30]);
  });
});

describe("the program", () => {
  const start = (args: readonly string[]): ChildProcess =>
    spawn(process.execPath, [program, ...args], { env: { ...process.env, ...env }, stdio: "pipe" });
  const read = async (child: ChildProcess) => {
    let [out, err] = ["", ""];
    child.stdout?.setEncoding("utf8").on("data", (text) => (out += text));
    child.stderr?.setEncoding("utf8").on("data", (text) => (err += text));
    const [code] = await once(child, "close");
    return { code, out, err };
  };

  test("prints its version", async () => {
    expect(await read(start(["--version"]))).toEqual({ code: 0, out: "0.0.0\n", err: "" });
  });

  test("lists commands and exit codes", async () => {
    const { code, out } = await read(start(["--help"]));
    expect(code).toBe(0);
    expect(out).toMatch(/cryptocurrency[\s\S]+v4[\s\S]+Exit codes:\n {2}0 {2}[\s\S]+ {2}5 {2}/);
  });

  test("is silent if the reader closes the pipe", async () => {
    const script = 'set -o pipefail; "$@" | head -1';
    const command = [process.execPath, program, ...words("cryptocurrency map --all --limit 5 --output csv")];
    const child = spawn("bash", ["-c", script, "bash", ...command], {
      env: { ...process.env, ...env },
      stdio: "pipe",
    });
    expect(await read(child)).toEqual({ code: 0, out: expect.stringMatching(/^id,.+\r\n$/), err: "" });
  });
});
