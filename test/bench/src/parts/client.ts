import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { generateClients } from "../../../client/other-clients/src/generate.ts";
import { measureAlternately, measureCpu, timeProgram } from "../measure.ts";
import { ROOT } from "../packages.ts";
import type { Measured } from "../rows.ts";

const OTHERS = join(ROOT, "test/client/other-clients");
const PROGRAM = join(import.meta.dirname, "../client-call.ts");
const OURS = 'export { createClient, cryptocurrencyQuotesLatestV3 } from "@market-data/client";';
const HEY_API = `export { createClient } from "./generated/hey-api/client/index.ts";
  export { cryptocurrencyQuotesLatestV3 } from "./generated/hey-api/sdk.gen.ts";`;

const ALL_OURS = 'export { createMarketData } from "@market-data/client";';
const ALL_HEY_API = 'export * from "./generated/hey-api/sdk.gen.ts";';
const QUERIES = 'export { createQueries } from "@market-data/client/query";';
const HEY_API_QUERIES = 'export * from "./generated/hey-api/@tanstack/react-query.gen.ts";';

const MDATA = join(ROOT, "packages/cli/bin/mdata.js");
const STARTS = 10;

/** The download size of the client for one operation, the duration of a call, and the start of the command line. */
export async function measure(rounds: number): Promise<Measured> {
  timeProgram([join(ROOT, "test/helpers/src/install-standalone.ts"), OTHERS]);
  generateClients();
  const folder = mkdtempSync(join(tmpdir(), "bench-client-"));
  try {
    const bundled = join(folder, "client.mjs");
    await bundle('export * from "@market-data/client";', { outfile: bundled });
    return {
      clientSize: { ours: [await getSize(OURS)], peer: [await getSize(HEY_API)] },
      queriesSize: {
        ours: [(await getSize(ALL_OURS + QUERIES)) - (await getSize(ALL_OURS))],
        peer: [(await getSize(ALL_HEY_API + HEY_API_QUERIES)) - (await getSize(ALL_HEY_API))],
      },
      clientTime: await measureAlternately(rounds, {
        ours: () => timeCall(bundled),
        peer: () => timeCall(),
      }),
      mdataStart: await measureAlternately(rounds, {
        ours: () =>
          measureStart([
            MDATA,
            ..."cryptocurrency quotes latest --id 1 --dry-run --url http://api".split(" "),
          ]),
        peer: () => measureStart(["--eval", ""]),
      }),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The duration of a call in microseconds, in a separate process. */
function timeCall(...args: string[]): number {
  return Number(execFileSync(process.execPath, [PROGRAM, ...args], { encoding: "utf8" }));
}

/** The CPU time of a Node program in ms: the mean of several runs, because Linux counts hundredths of a second. */
function measureStart(args: readonly string[]): number {
  const times = Array.from({ length: STARTS }, () => measureCpu(args));
  return (times.reduce((a, b) => a + b) * 1000) / STARTS;
}

/** The size of an application in bytes, minified and compressed. */
async function getSize(contents: string): Promise<number> {
  const [output] = await bundle(contents, { minify: true });
  return gzipSync(output as Uint8Array, { level: 9 }).length;
}

async function bundle(
  contents: string,
  { outfile, minify = false }: { outfile?: string; minify?: boolean },
): Promise<Uint8Array[]> {
  const { outputFiles = [] } = await build({
    stdin: { contents, resolveDir: OTHERS },
    bundle: true,
    minify,
    format: "esm",
    target: "es2023",
    external: ["@tanstack/*"],
    logLevel: "error",
    ...(outfile === undefined ? { write: false } : { outfile }),
  });
  return outputFiles.map(({ contents }) => contents);
}
