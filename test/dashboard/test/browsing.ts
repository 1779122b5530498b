import { type Mock, type MockOptions, startMock } from "@market-data/mock";
import { axeSource, launchBrowser } from "@market-data/test-helpers/browser";
import { type Built, buildDashboard, serveDashboard } from "./dashboard.ts";

export type Browser = Awaited<ReturnType<typeof launchBrowser>>;
export type BrowserContext = Awaited<ReturnType<Browser["newContext"]>>;
export type Tab = Awaited<ReturnType<Browser["newPage"]>>;

/** A browser and the built dashboard, shared by a test file. */
export interface Bench {
  readonly browser: Browser;
  readonly built: Built;
  close(): Promise<void>;
}

export async function startBench(): Promise<Bench> {
  const [browser, built] = await Promise.all([launchBrowser(), buildDashboard()]);
  return {
    browser,
    built,
    async close() {
      await browser.close();
      built.remove();
    },
  };
}

/** The built dashboard in front of a mock, and a browser. */
export interface MockBench {
  readonly browser: Browser;
  readonly mock: Mock;
  /** The URL of the dashboard. */
  readonly url: string;
  close(): Promise<void>;
}

export async function startMockBench(options: MockOptions = {}): Promise<MockBench> {
  const [bench, mock] = await Promise.all([startBench(), startMock({ port: 0, ...options })]);
  const dashboard = await serveDashboard(bench.built.folder, mock.url, "any");
  return {
    browser: bench.browser,
    mock,
    url: dashboard.url,
    async close() {
      await Promise.all([bench.close(), dashboard.close(), mock.close()]);
    },
  };
}

/** The visible and read-aloud texts of the listings by row, without drawings. */
export async function getRows(tab: Tab): Promise<string[][]> {
  await settled(tab);
  return tab.locator(".listings tbody tr").evaluateAll((rows) =>
    rows.map((row) =>
      [...row.children].map((cell) => {
        const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        let text = "";
        while (walker.nextNode()) {
          const parent = walker.currentNode.parentElement;
          if (parent?.checkVisibility() && parent.closest("svg") === null)
            text += walker.currentNode.nodeValue;
        }
        return text.trim();
      }),
    ),
  );
}

/** The names of the coins, in table order. */
export async function getNames(tab: Tab): Promise<string[]> {
  await settled(tab);
  return tab.locator(".listings tbody th a").allTextContents();
}

/** Waits until no panel is loading. */
export async function settled(tab: Tab): Promise<void> {
  await tab.waitForFunction(() => {
    const parts = [...document.querySelectorAll<HTMLElement>("[data-state]")];
    return parts.length > 0 && parts.every(({ dataset }) => dataset["state"] !== "loading");
  });
}

/** Waits until the chart shows candle colours. */
export async function drawn(tab: Tab): Promise<void> {
  await tab.waitForFunction(() => {
    const canvas = document.querySelector<HTMLCanvasElement>(".chart canvas");
    if (canvas === null || canvas.width === 0) return false;
    const { data } = (canvas.getContext("2d") as CanvasRenderingContext2D).getImageData(
      0,
      0,
      canvas.width,
      canvas.height,
    );
    let coloured = 0;
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
      // Only candles are green or red. The rest of the chart is grey or blue.
      if (Math.max(red, green) - blue > 40) coloured += 1;
    }
    return coloured > 500;
  });
}

/** The serious and critical accessibility violations found by axe. */
export async function seriousViolations(tab: Tab): Promise<string[]> {
  await tab.evaluate(axeSource());
  return tab.evaluate(
    `axe.run({ resultTypes: ["violations"] }).then(({ violations }) => violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ": " + html.slice(0, 120))))`,
  );
}

/** The width of the page beyond the right edge of the window, in pixels. */
export function overflow(tab: Tab): Promise<number> {
  return tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
