import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { launchBrowser } from "@market-data/test-helpers/browser";
import { createSiteServer } from "../../../../packages/docs/src/serve-site.ts";
import { measureAlternately, timeProgram } from "../measure.ts";
import { getPackageFolder, ROOT } from "../packages.ts";
import type { Measured } from "../rows.ts";

const SITE = join(ROOT, "packages/docs/dist");
const PAGE = "operations/v1/cryptocurrency/map/";
const CONTRACT = join(ROOT, "packages/openapi/src/generated/openapi.yaml");
const REDOCLY = join(getPackageFolder("@redocly/cli"), "bin/cli.js");
/** The first path of the contract. Each renderer shows the path with the operation. */
const PATH = "/v1/cryptocurrency/map";

type Browser = Awaited<ReturnType<typeof launchBrowser>>;

/** The reference site's page of one operation, compared with Redoc's page of the same contract. */
export async function measure(rounds: number): Promise<Measured> {
  timeProgram([join(ROOT, "scripts/turbo.ts"), "build", "--filter=@market-data/docs"], { folder: ROOT });
  const folder = mkdtempSync(join(tmpdir(), "bench-site-"));
  const browser = await launchBrowser();
  const servers = [createSiteServer(SITE), createSiteServer(folder)] as const;
  try {
    buildRedoc(folder);
    const [ours, peer] = [await listen(servers[0]), await listen(servers[1])];
    return {
      site: await measureAlternately(rounds, {
        ours: () => visit(browser, ours + PAGE),
        peer: () => visit(browser, peer),
      }),
    };
  } finally {
    await browser.close();
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
    rmSync(folder, { recursive: true });
  }
}

/** Returns the URL of a server once the server listens. */
async function listen(server: Server): Promise<string> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** The page is compressed like our site. */
function buildRedoc(folder: string): void {
  const file = join(folder, "index.html");
  // In a separate folder, because Redocly would read our own settings.
  timeProgram([REDOCLY, "build-docs", CONTRACT, "--inlineBundle", "-o", file], { folder });
  writeFileSync(`${file}.gz`, gzipSync(readFileSync(file)));
}

/** Records when the path is painted. Occurrences in scripts do not count, and word break marks are removed. */
const WATCH = `
  const find = () => {
    const path = "//body//*[not(self::script) and not(*[not(self::wbr)]) and contains(translate(., '\u200b', ''), '${PATH}')]";
    const all = document.evaluate(path, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
    return Array.from({ length: all.snapshotLength }, (_, index) => all.snapshotItem(index))
      .some((one) => one.getClientRects().length > 0 && one.checkVisibility());
  };
  const watch = () => {
    if (!document.body || !find()) requestAnimationFrame(watch);
    // The next frame starts after the paint.
    else requestAnimationFrame(() => { globalThis.visibleAt = performance.now(); });
  };
  requestAnimationFrame(watch);
`;

/** The duration of a first visit in ms, from the start of the navigation until the operation is painted. */
async function visit(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const tab = await context.newPage();
  const network = await context.newCDPSession(tab);
  await network.send("Network.enable");
  // Blocks fonts and similar requests to other hosts. Interception would slow down every request.
  await network.send("Network.setBlockedURLs", { urls: ["https://*"] });
  await tab.addInitScript(WATCH);
  await tab.goto(url, { waitUntil: "commit" });
  const visible = await tab.waitForFunction(() => (globalThis as { visibleAt?: number }).visibleAt);
  const milliseconds = (await visible.jsonValue()) as number;
  await context.close();
  return milliseconds;
}
