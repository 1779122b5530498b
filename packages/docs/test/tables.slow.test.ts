import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DIST, listPages, openSite } from "./built-site.ts";

const site = openSite();

/** Redoc writes the tables of the page `reference`. */
const pages = listPages()
  .filter(
    (file) => file !== "reference/index.html" && readFileSync(join(DIST, file), "utf8").includes("<table"),
  )
  .map((file) => file.replace(/index\.html$/, ""));

/** Runs in the page: finds words in tables on more than one line. Code is one word. A hyphen ends a word of a text. */
const BROKEN_WORDS = `(() => {
  const broken = [];
  for (const table of document.querySelectorAll("main table")) {
    const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement.checkVisibility()) continue;
      const isCode = text.parentElement.closest("code") !== null;
      for (const word of text.data.matchAll(isCode ? /[^\\s]+/g : /[^\\s-]+-?/g)) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word[0]);
      }
    }
  }
  return broken;
})()`;

test("no table breaks a word, a path or a number at 390, 1024 and 1440 px", async () => {
  const tab = await site.browser.newPage();
  const broken: string[] = [];
  for (const path of pages) {
    await tab.goto(site.url + path, { waitUntil: "domcontentloaded" });
    for (const width of [390, 1024, 1440]) {
      await tab.setViewportSize({ width, height: 900 });
      const words = await tab.evaluate<string[]>(BROKEN_WORDS);
      broken.push(...words.map((word) => `${path} at ${width} px: ${word}`));
    }
  }
  expect(pages.length).toBeGreaterThan(20);
  expect(broken).toEqual([]);
  await tab.close();
}, 240_000);

test("finds a broken word", async () => {
  const tab = await site.browser.newPage();
  await tab.setContent(
    '<main><table style="width: 3rem; table-layout: fixed; overflow-wrap: anywhere"><tr><td>cryptocurrency <code>a b</code></td></tr></table></main>',
  );
  expect(await tab.evaluate(BROKEN_WORDS)).toEqual(["cryptocurrency"]);
  await tab.close();
});
