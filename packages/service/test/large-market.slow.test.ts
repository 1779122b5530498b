import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { LargeMarketReport } from "./support/large-market.ts";

const PROGRAM = fileURLToPath(new URL("support/large-market.ts", import.meta.url));
const HEAP_MEGABYTES = 256;
/** The heap, the buffers of responses in flight, and the program itself. */
const MAX_RSS = 500_000_000;
const TIMEOUT = 240_000;

const ASSETS = 5000;
const currencies = Array.from({ length: 120 }, (_, index) => 100_000 + index);

let child: ChildProcess;
let url: string;
let key: string;

beforeAll(async () => {
  child = fork(PROGRAM, { execArgv: [`--max-old-space-size=${HEAP_MEGABYTES}`] });
  [{ url, key }] = await once(child, "message");
}, TIMEOUT);
afterAll(() => child.kill());

async function getReport(): Promise<LargeMarketReport> {
  child.send("report");
  const [report] = await once(child, "message");
  return report;
}

/** The number of occurrences of a text in a response. */
async function countIn(path: string, text: string): Promise<number> {
  const sent = request(url + path, { agent: false, headers: { "X-SVC_PRO_API_KEY": key } });
  sent.end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  expect(response.statusCode).toBe(200);
  let count = 0;
  let rest = "";
  for await (const chunk of response.setEncoding("latin1")) {
    const parts = (rest + chunk).split(text);
    count += parts.length - 1;
    rest = (parts.at(-1) ?? "").slice(-text.length);
  }
  expect(rest.endsWith("}}") || rest.endsWith("]")).toBe(true);
  return count;
}

test(
  "5,000 assets in 120 currencies are served whole from little memory, alone and several at once",
  async () => {
    const list = `limit=${ASSETS}&convert_id=${currencies}`;
    const paths = [
      `/v1/cryptocurrency/listings/latest?${list}`,
      `/v3/cryptocurrency/listings/latest?${list}`,
      `/v1/cryptocurrency/listings/new?${list}`,
    ];
    const quotes = ASSETS * currencies.length;
    expect(await countIn(paths[0] ?? "", '"volume_24h":')).toBe(quotes);
    let rss = 0;
    const watching = setInterval(async () => {
      rss = Math.max(rss, (await getReport()).rss);
    }, 100);
    const counts = await Promise.all(paths.map((path) => countIn(path, '"volume_24h":')));
    clearInterval(watching);
    expect(counts).toEqual(paths.map(() => quotes));
    expect(rss).toBeGreaterThan(0);
    expect(rss).toBeLessThan(MAX_RSS);
  },
  TIMEOUT,
);
