import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { launchBrowser } from "@market-data/test-helpers/browser";
import { median } from "../measure.ts";
import { writeOthers } from "./others.ts";
import { serveFolders } from "./serve.ts";
import { type Visit, visit } from "./visits.ts";

const SITE = fileURLToPath(new URL("../../../../packages/docs/dist", import.meta.url));
const ROUNDS = 7;
const PAGES: Readonly<Record<string, string>> = {
  "a call's page": "operations/v1/cryptocurrency/map/",
  "all on one page": "reference/",
  "plain Redoc": "redoc/",
  Scalar: "scalar/",
  "Swagger UI": "swagger-ui/",
};
const OURS = "a call's page";
const PEER = "plain Redoc";
const AIM = { kilobytes: 100, ratio: 0.25 };

/** Our reference site beside other renderers of the same contract: bytes that travel, and time to the first call, cold. */
export async function benchSite(): Promise<void> {
  if (!existsSync(join(SITE, "index.html"))) {
    throw new Error("The site is not built: pnpm build --filter=@market-data/docs");
  }
  const folder = mkdtempSync(join(tmpdir(), "bench-site-"));
  const browser = await launchBrowser();
  const server = await serveFolders([SITE, folder]);
  try {
    writeOthers(folder);
    const visits = new Map<string, Visit[]>(Object.keys(PAGES).map((name) => [name, []]));
    // In turn, so that a machine that slows down slows all; the first round warms the machine up and does not count.
    for (let round = 0; round <= ROUNDS; round++) {
      for (const [name, path] of Object.entries(PAGES)) {
        const seen = await visit(browser, server.url + path);
        if (round > 0) visits.get(name)?.push(seen);
      }
    }
    report(visits);
  } finally {
    await browser.close();
    server.close();
    rmSync(folder, { recursive: true });
  }
}

function report(visits: ReadonlyMap<string, readonly Visit[]>): void {
  const metrics = new Map(
    [...visits].map(([name, all]) => [
      name,
      {
        kilobytes: median(all.map(({ bytes }) => bytes)) / 1000,
        visible: median(all.map(({ visible }) => visible)),
        others: [...new Set(all.flatMap(({ others }) => others))],
      },
    ]),
  );
  const peer = metrics.get(PEER) as { kilobytes: number; visible: number };
  console.log(`\nReference pages in Chromium, cold, medians of ${ROUNDS}; ratios to plain Redoc`);
  const rows = [...metrics].map(([name, { kilobytes, visible, others }]) => [
    name,
    {
      "kB by gzip": Math.round(kilobytes),
      "ratio of bytes": (kilobytes / peer.kilobytes).toFixed(2),
      "first call visible, ms": Math.round(visible),
      "ratio of time": (visible / peer.visible).toFixed(2),
      aim: name === OURS ? `at most ${AIM.kilobytes} kB, under ${AIM.ratio} of the time` : "",
      "asks other hosts": others.join(", "),
    },
  ]);
  console.table(Object.fromEntries(rows));
}
