import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";
import { median } from "../measure.ts";
import { otherClientsFolder } from "./other-clients.ts";
import { type Variant, variants } from "./variants.ts";

const ROUNDS = 5;
const PEERS = ["bare fetch", "openapi-fetch", "redocly", "hey-api", "orval", "openai", "stripe", "coingecko"];
const program = fileURLToPath(new URL("cpu-one.ts", import.meta.url));

/** Time of a call over bare `fetch`, with stubs in place of `fetch` and of the network; ours also with and without its features. */
export async function benchCpu(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "bench-client-"));
  try {
    const subjects: [name: string, options: string[]][] = PEERS.map((name) => [name, ["peer", name]]);
    for (const [name, variant] of Object.entries(variants)) {
      subjects.push([name, [await bundle(variant, join(folder, `${subjects.length}.mjs`)), name]]);
    }
    const others = subjects.filter(([name]) => !(name in variants) || name === "ours");
    report(measure("runtime", others), "with the fetch of Node, the network stubbed");
    const stubbed = measure("stub", subjects);
    report(stubbed, "fetch stubbed");
    reportFeatures(stubbed);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Microseconds of a call of each, from processes that run in turn, so that a slow spell of the machine meets all. */
function measure(fetch: string, subjects: readonly [string, string[]][]): Map<string, number> {
  const taken = new Map<string, number[]>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, options] of subjects) {
      const output = execFileSync(process.execPath, ["--no-warnings", program, fetch, ...options], {
        encoding: "utf8",
      });
      taken.set(name, [...(taken.get(name) ?? []), Number(output)]);
    }
  }
  return new Map([...taken].map(([name, values]) => [name, median(values)]));
}

function report(taken: ReadonlyMap<string, number>, how: string): void {
  const over = (name: string) => (taken.get(name) as number) - (taken.get("bare fetch") as number);
  const row = (name: string) => ({
    "µs a call": round(taken.get(name) as number),
    "over bare fetch": round(over(name)),
    "times openapi-fetch's": round(over(name) / over("openapi-fetch")),
  });
  console.log(`\nTime of a call, ${how}; median of ${ROUNDS} processes`);
  console.table(
    Object.fromEntries([...PEERS.slice(0, 1), "ours", ...PEERS.slice(1)].map((name) => [name, row(name)])),
  );
}

function reportFeatures(taken: ReadonlyMap<string, number>): void {
  const of = (name: string) => taken.get(name) as number;
  console.log("What of ours is which feature's, in µs (differences below 1 are noise)");
  const parts = Object.keys(variants).filter((name) => name !== "ours");
  console.table(
    Object.fromEntries(
      parts.map((name) => [
        name,
        { "µs a call": round(of(name)), "against ours": round(of(name) - of("ours")) },
      ]),
    ),
  );
}

/** Our client in one file, some of its modules replaced. */
export async function bundle({ without = {} }: Variant, outfile: string): Promise<string> {
  const contents = `
    export * from "@market-data/client";
    export { cache } from "@market-data/client/cache";
    export { limiter } from "@market-data/client/limiter";
    export { logger } from "@market-data/client/logger";`;
  await build({
    stdin: { contents, resolveDir: otherClientsFolder },
    bundle: true,
    format: "esm",
    platform: "node",
    target: "es2023",
    outfile,
    logLevel: "error",
    plugins: [replacing(without)],
  });
  return outfile;
}

/** @throws where a module that should give way is not there. */
function replacing(modules: Readonly<Record<string, string>>): Plugin {
  return {
    name: "replacing",
    setup({ onLoad, onEnd }) {
      const found = new Set<string>();
      onLoad({ filter: /packages\/client\/src\/[\w-]+\.ts$/ }, ({ path }) => {
        const name = /([\w-]+)\.ts$/.exec(path)?.[1] as string;
        if (!(name in modules)) return undefined;
        found.add(name);
        return { contents: modules[name] as string, loader: "js" };
      });
      onEnd(() => {
        const missing = Object.keys(modules).filter((name) => !found.has(name));
        if (missing.length > 0) throw new Error(`The client has no module ${missing.join(", ")}.`);
      });
    },
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
