import { execFileSync, spawn } from "node:child_process";
import { lstatSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Row, Table } from "./figures/table.ts";
import { ROUNDS } from "./measure.ts";
import { nameInstalled } from "./packages.ts";

const repository = fileURLToPath(new URL("../../..", import.meta.url));
const PNPM = "pnpm@10.34.9";
const MOST_SECONDS = 45;
const MOST_MEGABYTES = 500;
/** What `start` prints when service and mock serve, and when it is known what became of the site. */
const SERVED = /service\s+http/;
const SITE = /docs\s+\| (ready|.* All else goes on)/;
/** Of pnpm and npm, by the variable that names its folder: a newcomer has none of the packages. */
const STORES = { npm_config_store_dir: "pnpm-store", npm_config_cache: "npm-cache" };
/** As a newcomer's: without what pnpm sets for the script that this runs in, such as not to install what is missing. */
const ENVIRONMENT = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^p?npm_/i.test(name))),
  PATH: process.env["PATH"]
    ?.split(delimiter)
    .filter((folder) => !folder.startsWith(repository))
    .join(delimiter),
};

/** A fresh clone to a running `start`, every package downloaded, beside cloning and installing alone. */
export async function benchFreshClone(): Promise<Table[]> {
  const served: number[] = [];
  const complete: number[] = [];
  const installed: number[] = [];
  let [megabytes, ofNode] = [0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    await inClone(async (folder, env, begun) => {
      execFileSync("npx", ["-y", PNPM, "install", "--frozen-lockfile"], {
        cwd: folder,
        stdio: "ignore",
        env,
      });
      installed.push((performance.now() - begun) / 1000);
      megabytes = installedMegabytes(folder, "node_modules");
      ofNode = installedMegabytes(folder, "node_modules/.pnpm/node@");
    });
    await inClone(async (folder, env, begun) => {
      const seen = await untilComplete(folder, env);
      served.push((seen.served - begun) / 1000);
      complete.push((seen.complete - begun) / 1000);
    });
  }
  const rows: Row[] = [
    {
      what: "clone, install, start, until service and mock serve",
      unit: "s",
      ours: served,
      reference: "clone and install",
      theirs: installed,
      aim: { most: MOST_SECONDS, of: "ours" },
    },
    {
      what: "the same, until the reference site is built and served, too",
      unit: "s",
      ours: complete,
      reference: "clone and install",
      theirs: installed,
    },
    {
      what: "installed",
      unit: "MB",
      ours: [megabytes],
      reference: `${nameInstalled("node")}, which is one of the packages`,
      theirs: [ofNode],
      aim: { most: MOST_MEGABYTES, of: "ours" },
    },
  ];
  return [{ title: "A fresh clone", rows }];
}

/** Runs something in a clone of its own, with the variables of empty stores and the time at which the cloning began. */
async function inClone(
  run: (folder: string, env: NodeJS.ProcessEnv, begun: number) => Promise<void>,
): Promise<void> {
  const parent = mkdtempSync(join(tmpdir(), "clone-"));
  const folder = join(parent, "market-data");
  const stores = Object.entries(STORES).map(([variable, name]) => [variable, join(parent, name)]);
  try {
    const begun = performance.now();
    execFileSync("git", ["clone", "--quiet", repository, folder]);
    await run(folder, { ...ENVIRONMENT, ...Object.fromEntries(stores) }, begun);
  } finally {
    rmSync(parent, { recursive: true });
  }
}

/** Starts the system in a clone and ends it when all of it runs; the times are those of `performance.now`. */
function untilComplete(
  folder: string,
  env: NodeJS.ProcessEnv,
): Promise<{ readonly served: number; readonly complete: number }> {
  const child = spawn("npx", ["-y", PNPM, "start"], {
    cwd: folder,
    detached: true,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  return new Promise((resolve, reject) => {
    let output = "";
    let [served, complete] = [0, 0];
    let site: string | undefined;
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      if (served === 0 && SERVED.test(output)) served = performance.now();
      if (site !== undefined) return;
      site = SITE.exec(output)?.[1];
      if (site === undefined) return;
      complete = performance.now();
      process.kill(-(child.pid as number), "SIGINT");
    });
    child.once("close", (code) => {
      if (site === "ready") resolve({ served, complete });
      else reject(new Error(`start ended with ${code}:\n${output}`));
    });
  });
}

/** Of every file whose path in a folder contains a text; hard links are counted once. */
function installedMegabytes(folder: string, part: string): number {
  const seen = new Set<number>();
  let bytes = 0;
  for (const path of listFiles(folder)) {
    if (!path.includes(part)) continue;
    const { ino, size } = lstatSync(path);
    if (seen.has(ino)) continue;
    seen.add(ino);
    bytes += size;
  }
  return bytes / 1e6;
}

/** Follows no links: those of pnpm lead in circles. */
function* listFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* listFiles(path);
    else if (entry.isFile()) yield path;
  }
}
