import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Table } from "../figures/table.ts";
import { ROUNDS } from "../measure.ts";
import { getMarket } from "./market.ts";

const MOST_UNTIL_READY_MS = 300;
const MOST_UNTIL_FIRST_RESPONSE_MS = 1000;
const READY = /^Serving on (\S+)/m;
const service = fileURLToPath(
  new URL("src/cli/main.ts", import.meta.resolve("@market-data/service/package.json")),
);
const bare = fileURLToPath(new URL("opened.ts", import.meta.url));

/** Milliseconds since a process was started. */
interface Started {
  /** Until it serves. */
  readonly ready: number;
  /** Until its first response was received. */
  readonly first: number;
}

/** The start of the service: on a database of 10,000 assets, and on an empty folder, which becomes the sample market. */
export async function benchStart(): Promise<Table[]> {
  const data = await getMarket({ copies: 10, candles: 2000 });
  const scratch = mkdtempSync(join(tmpdir(), "start-"));
  const cache = join(scratch, "compiled");
  const sides = { market: [], bareMarket: [], sample: [], bareSample: [] } as Record<string, Started[]>;
  try {
    // The first round fills the cache of compiled programs, and does not count.
    for (let round = 0; round <= ROUNDS; round++) {
      const empty = join(scratch, `empty-${round}`);
      const serve = (folder: string, ...more: string[]) =>
        start(cache, service, "serve", "--data", folder, "--port", "0", ...more);
      const started = {
        market: await serve(data, "--no-sample"),
        bareMarket: await start(cache, bare, join(data, "market.db")),
        sample: await serve(empty),
        bareSample: await start(cache, bare),
      };
      if (round === 0) continue;
      for (const [side, times] of Object.entries(started)) sides[side]?.push(times);
    }
  } finally {
    rmSync(scratch, { recursive: true });
  }
  const all = (side: string, until: keyof Started) => (sides[side] ?? []).map((times) => times[until]);
  return [
    {
      title: "From the start of the process",
      rows: [
        {
          what: "10,000 assets, until it serves",
          unit: "ms",
          ours: all("market", "ready"),
          reference: "node:http that opens the same database",
          theirs: all("bareMarket", "ready"),
          aim: { most: MOST_UNTIL_READY_MS, of: "ours" },
        },
        {
          what: "sample market, until its first response",
          unit: "ms",
          ours: all("sample", "first"),
          reference: "node:http without a database",
          theirs: all("bareSample", "first"),
          aim: { most: MOST_UNTIL_FIRST_RESPONSE_MS, of: "ours" },
        },
      ],
    },
  ];
}

/** Starts a server, sends it one request and ends it. */
async function start(cache: string, program: string, ...args: string[]): Promise<Started> {
  const begun = performance.now();
  const child = spawn(process.execPath, [program, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_COMPILE_CACHE: cache },
  });
  const ended = once(child, "exit");
  try {
    const url = await untilReady(child.stdout);
    const ready = performance.now() - begun;
    await (await fetch(`${url}/v1/fiat/map?limit=1`)).arrayBuffer();
    return { ready, first: performance.now() - begun };
  } finally {
    child.kill("SIGINT");
    await ended;
  }
}

async function untilReady(output: NodeJS.ReadableStream): Promise<string> {
  let text = "";
  for await (const part of output) {
    text += String(part);
    const [, url] = READY.exec(text) ?? [];
    if (url !== undefined) return url;
  }
  throw new Error(`It ended before it served:\n${text}`);
}
