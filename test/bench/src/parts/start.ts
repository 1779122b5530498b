import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ServerProcess } from "../load/server-process.ts";
import { getMarket } from "../market.ts";
import { measureAlternately } from "../measure.ts";
import { getPackageFolder } from "../packages.ts";
import type { Measured } from "../rows.ts";

const SERVICE = join(getPackageFolder("@market-data/service"), "src/cli/main.ts");
const BARE = join(import.meta.dirname, "../servers/bare.ts");
const READY = /^Serving on (\S+)/m;

/** Measures the start of the service process with a database of 10,000 assets and with an empty folder. */
export async function measure(rounds: number): Promise<Measured> {
  const data = await getMarket(10);
  const scratch = mkdtempSync(join(tmpdir(), "bench-start-"));
  const serve = (folder: string, ...more: string[]) =>
    time([SERVICE, "serve", "--data", folder, "--port", "0", ...more]);
  const [ready, first] = [(times: Times) => times.ready, (times: Times) => times.first];
  try {
    const values = await measureAlternately(rounds, {
      market: () => serve(data, "--no-sample").then(ready),
      bareMarket: () => time([BARE, join(data, "market.db")]).then(ready),
      sample: () => serve(mkdtempSync(join(scratch, "empty-"))).then(first),
      bareSample: () => time([BARE]).then(first),
    });
    return {
      startMarket: { ours: values.market, peer: values.bareMarket },
      startSample: { ours: values.sample, peer: values.bareSample },
    };
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

/** Times since the start of a process, in ms. */
interface Times {
  /** The time until the service serves. */
  readonly ready: number;
  /** The time until the first response is received. */
  readonly first: number;
}

async function time(args: readonly string[]): Promise<Times> {
  const begun = performance.now();
  const server = await ServerProcess.spawn(args, READY);
  try {
    const ready = performance.now() - begun;
    await (await fetch(`${server.url}/v1/fiat/map?limit=1`)).arrayBuffer();
    return { ready, first: performance.now() - begun };
  } finally {
    await server.stop();
  }
}
