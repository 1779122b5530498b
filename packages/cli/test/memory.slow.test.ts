import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exampleCalls } from "../../mock/test/support/examples.ts";

const ROWS = 5000;
/** Beyond an empty program of Node, which takes 40 to 48 MB, by machine. */
const MAX_MB = 40;
const example = exampleCalls.find(({ id }) => id === "cryptocurrencyListingsLatestV3")?.value as object[];

/** Returns a page of a list of 5,000 rows, which repeats the recorded example. */
function getPage(start: number, limit: number): object[] {
  const count = Math.max(0, Math.min(limit, ROWS + 1 - start));
  return Array.from({ length: count }, (_, index) => {
    const id = start + index;
    return { ...example[id % example.length], id, name: `Coin ${id}`, slug: `coin-${id}` };
  });
}

const server = createServer(({ url = "" }, response) => {
  const { searchParams } = new URL(url, "http://localhost");
  const page = getPage(Number(searchParams.get("start") ?? 1), Number(searchParams.get("limit") ?? 100));
  response.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" });
  response.end(gzipSync(JSON.stringify(page)));
});

/** Runs a command of 5,000 rows. Node options precede the program. */
function readAll(format: string, nodeOptions: readonly string[] = []) {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const bin = new URL("../bin/mdata.js", import.meta.url).pathname;
  const command = ["cryptocurrency", "listings", "latest", "--all", "--output", format, "--url", url];
  return promisify(execFile)(process.execPath, [...nodeOptions, bin, ...command], { maxBuffer: 2 ** 26 });
}

beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  // The first start removes types from the workspace's sources, which takes 35 MB. Published files have no types.
  await readAll("ndjson");
});
afterAll(() => void server.close());

/** Prints the peak memory of the process to the standard error at its end, in kB. */
const MEASURE = [
  "--import",
  "data:text/javascript,process.on('exit',()=>console.error(process.resourceUsage().maxRSS))",
];

test.each(["ndjson", "csv", "json", "table"])(
  `${ROWS} rows as %s need at most ${MAX_MB} MB more than an empty program`,
  async (format) => {
    const empty = await promisify(execFile)(process.execPath, [...MEASURE, "--eval", "0"]);
    const { stdout, stderr } = await readAll(format, MEASURE);
    expect(stdout.match(/Coin \d+/g)).toHaveLength(ROWS);
    expect((Number(stderr) - Number(empty.stderr)) / 1024).toBeLessThanOrEqual(MAX_MB);
  },
);
