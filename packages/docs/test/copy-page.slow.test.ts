import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DIST, openSite, watchPolicy } from "./built-site.ts";

const site = openSite();

test.each(["operations/v1/cryptocurrency/map/", "client/options/"])(
  "Copy page of %s puts its Markdown on the clipboard",
  async (path) => {
    const context = await site.browser.newContext();
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const tab = await context.newPage();
    const blocked = await watchPolicy(tab);
    await tab.goto(site.url + path);
    await tab.getByRole("button", { name: "Copy page" }).click();
    await tab.getByRole("button", { name: "Copied" }).waitFor();
    const copied = await tab.evaluate<string>("navigator.clipboard.readText()");
    expect(copied).toBe(readFileSync(join(DIST, `${path.replace(/\/$/, "")}.md`), "utf8"));
    expect(blocked).toEqual([]);
    await context.close();
  },
);

test("a page says so when it cannot be copied", async () => {
  const tab = await site.browser.newPage();
  await tab.route("**/*.md", (route) => route.abort());
  await tab.goto(`${site.url}mock/`);
  await tab.getByRole("button", { name: "Copy page" }).click();
  await tab.getByRole("button", { name: /^Not copied/ }).waitFor();
  await tab.close();
});
