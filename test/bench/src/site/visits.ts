import { setTimeout as sleep } from "node:timers/promises";
import type { launchBrowser } from "@market-data/test-helpers/browser";

/** How long nothing must come for nothing more to come. */
const QUIET_MS = 500;

type Browser = Awaited<ReturnType<typeof launchBrowser>>;

/** What one cold visit of a page took. */
export interface Visit {
  /** Milliseconds from the start of the navigation until a call of the API was painted. */
  readonly visible: number;
  /** Bytes that travelled, headers included, until nothing more came. */
  readonly bytes: number;
}

/** The path of the first current call: every renderer shows it with the call. */
const PATH = "/v1/cryptocurrency/map";

/** Notes, with each frame, whether the path stands on the page; scripts hold it too, and do not count. Marks where a line may break stand in it. */
const WATCH = `
  const found = () => {
    const path = "//body//*[not(self::script) and not(*[not(self::wbr)]) and contains(translate(., '\u200b', ''), '${PATH}')]";
    const all = document.evaluate(path, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
    return Array.from({ length: all.snapshotLength }, (_, index) => all.snapshotItem(index))
      .some((one) => one.getClientRects().length > 0 && one.checkVisibility());
  };
  const watch = () => {
    if (!document.body || !found()) requestAnimationFrame(watch);
    // The next frame begins when this one has been painted.
    else requestAnimationFrame(() => { globalThis.visibleAt = performance.now(); });
  };
  requestAnimationFrame(watch);
`;

/** Visits a page as somebody who has never been there. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const tab = await context.newPage();
  const network = await context.newCDPSession(tab);
  const waiting = new Set<string>();
  let bytes = 0;
  let last = 0;
  const end = ({ requestId, encodedDataLength = 0 }: { requestId: string; encodedDataLength?: number }) => {
    waiting.delete(requestId);
    bytes += encodedDataLength;
    last = performance.now();
  };
  network.on("Network.loadingFinished", end);
  network.on("Network.loadingFailed", end);
  await network.send("Network.enable");
  await network.send("Network.setCacheDisabled", { cacheDisabled: true });
  // Ours is asked by http. Nothing is intercepted, which would slow each request down.
  await network.send("Network.setBlockedURLs", { urls: ["https://*"] });
  network.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (request.url.startsWith("http:")) waiting.add(requestId);
  });
  await tab.addInitScript(WATCH);
  await tab.goto(url, { waitUntil: "commit" });
  const seen = await tab.waitForFunction(() => (globalThis as { visibleAt?: number }).visibleAt);
  const visible = (await seen.jsonValue()) as number;
  while (waiting.size > 0 || performance.now() - last < QUIET_MS) await sleep(QUIET_MS / 5);
  await context.close();
  return { visible, bytes };
}
