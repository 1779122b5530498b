import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";
import type { Table } from "../figures/table.ts";
import { ROUNDS } from "../measure.ts";
import { nameClient, otherClientsFolder } from "./other-clients.ts";
import { BY_PATH, type Variant, variants } from "./variants.ts";

const PEERS = ["openapi-fetch", "redocly", "hey-api", "orval", "openai", "stripe", "coingecko"];
/** Over bare fetch, by openapi-fetch's own. */
const AIM = { most: 1.4 };
const PATH_AIM = { most: 3.5 };
const program = fileURLToPath(new URL("cpu-one.ts", import.meta.url));

/** Time of a call over bare `fetch`, with stubs in place of `fetch` and of the network; ours also with and without its features. */
export async function benchCpu(): Promise<Table[]> {
  const folder = mkdtempSync(join(tmpdir(), "bench-client-"));
  try {
    const subjects: [name: string, options: string[]][] = ["bare fetch", ...PEERS].map((name) => [
      name,
      ["peer", name],
    ]);
    for (const [name, variant] of Object.entries(variants)) {
      subjects.push([name, [await bundle(variant, join(folder, `${subjects.length}.mjs`)), name]]);
    }
    const others = subjects.filter(([name]) => !(name in variants) || name === "ours" || name === BY_PATH);
    const stubbed = measure("stub", subjects);
    return [
      besidePeers(
        measure("runtime", others),
        "A call over bare fetch, with the fetch of Node, the network stubbed",
      ),
      besidePeers(stubbed, "A call over bare fetch, fetch stubbed"),
      ofFeatures(stubbed),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Microseconds of a call, a process each. */
type Taken = ReadonlyMap<string, readonly number[]>;

/** Of each, from processes that run in turn, so that a slow spell of the machine meets all. */
function measure(fetch: string, subjects: readonly [string, string[]][]): Taken {
  const taken = new Map<string, number[]>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, options] of subjects) {
      const output = execFileSync(process.execPath, ["--no-warnings", program, fetch, ...options], {
        encoding: "utf8",
      });
      taken.set(name, [...(taken.get(name) ?? []), Number(output)]);
    }
  }
  return taken;
}

function besidePeers(taken: Taken, title: string): Table {
  const bare = taken.get("bare fetch") as number[];
  const over = (name: string) =>
    (taken.get(name) as number[]).map((value, round) => value - (bare[round] as number));
  const rows = PEERS.map((name) => ({
    what: "one call",
    unit: "µs",
    ours: over("ours"),
    reference: nameClient(name),
    theirs: over(name),
    ...(name === "openapi-fetch" && { aim: AIM }),
  }));
  const byPath = {
    what: "one call of api.fetch",
    unit: "µs",
    ours: over(BY_PATH),
    reference: nameClient("openapi-fetch"),
    theirs: over("openapi-fetch"),
    aim: PATH_AIM,
  };
  return { title, rows: [...rows, byPath] };
}

/** What a call takes with something changed, beside ours as it is. */
function ofFeatures(taken: Taken): Table {
  const theirs = taken.get("ours") as number[];
  const rows = Object.keys(variants)
    .filter((name) => name !== "ours" && name !== BY_PATH)
    .map((what) => ({
      what,
      unit: "µs",
      ours: taken.get(what) as number[],
      reference: "ours as it is",
      theirs,
    }));
  return { title: "What of a call is which feature's, fetch stubbed", rows };
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
