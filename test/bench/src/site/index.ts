import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { launchBrowser } from "@market-data/test-helpers/browser";
import type { Row, Table } from "../figures/table.ts";
import { ROUNDS } from "../measure.ts";
import { OTHERS, writeOthers } from "./others.ts";
import { serveFolders } from "./serve.ts";
import { type Visit, visit } from "./visits.ts";

const SITE = fileURLToPath(new URL("../../../../packages/docs/dist", import.meta.url));
const OURS = "operations/v1/cryptocurrency/map/";
const OURS_ON_ONE_PAGE = "reference/";
const PEER = "redoc/";
const AIMS = { kilobytes: 100, timeByPeer: 0.25 };

/** Our reference site beside other renderers of the same contract: bytes that travel, and time to the first call, cold. */
export async function benchSite(): Promise<Table[]> {
  if (!existsSync(join(SITE, "index.html"))) {
    throw new Error("The site is not built: pnpm build --filter=@market-data/docs");
  }
  const folder = mkdtempSync(join(tmpdir(), "bench-site-"));
  const browser = await launchBrowser();
  const server = await serveFolders([SITE, folder]);
  try {
    writeOthers(folder);
    const pages = [OURS, OURS_ON_ONE_PAGE, ...Object.keys(OTHERS)];
    const visits = new Map<string, Visit[]>(pages.map((path) => [path, []]));
    // In turn, so that a machine that slows down slows all; the first round warms the machine up and does not count.
    for (let round = 0; round <= ROUNDS; round++) {
      for (const path of pages) {
        const seen = await visit(browser, server.url + path);
        if (round > 0) visits.get(path)?.push(seen);
      }
    }
    return toTables(visits);
  } finally {
    await browser.close();
    server.close();
    rmSync(folder, { recursive: true });
  }
}

function toTables(visits: ReadonlyMap<string, readonly Visit[]>): Table[] {
  const figures = (path: string, get: (visit: Visit) => number): number[] =>
    (visits.get(path) ?? []).map(get);
  const beside = (what: string, path: string, other: string) => {
    const reference = OTHERS[other] as string;
    const row = (unit: string, get: (visit: Visit) => number): Row => {
      return { what, unit, ours: figures(path, get), reference, theirs: figures(other, get) };
    };
    return {
      bytes: row("kB by gzip", ({ bytes }) => bytes / 1000),
      time: row("ms", ({ visible }) => visible),
    };
  };
  const { bytes, time } = beside("one operation's page", OURS, PEER);
  const rest = [
    beside("all operations on one page", OURS_ON_ONE_PAGE, PEER),
    ...Object.keys(OTHERS)
      .filter((other) => other !== PEER)
      .map((other) => beside("one operation's page", OURS, other)),
  ];
  return [
    {
      title: "Bytes that travel",
      rows: [{ ...bytes, aim: { most: AIMS.kilobytes, of: "ours" } }, ...rest.map(({ bytes }) => bytes)],
    },
    {
      title: "Until the first call is painted",
      rows: [{ ...time, aim: { most: AIMS.timeByPeer } }, ...rest.map(({ time }) => time)],
    },
  ];
}
