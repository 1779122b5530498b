import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { choose, edit, getSample, getStatus, openTryIt, press, send } from "./try-form.ts";

const QUOTES = "v3/cryptocurrency/quotes/latest";
const LISTINGS = "v1/cryptocurrency/listings/latest";

const tryIt = openTryIt();

/** Opens a link with the given query. */
async function follow(query: string, script = ""): Promise<Page> {
  const tab = await tryIt.open(QUOTES, { script });
  await tab.evaluate((hash) => location.replace(hash), `#try-it?${query}`);
  return tab;
}

test("an invalid base URL is not sent, and blocks no other target", async () => {
  const tab = await tryIt.openFields(LISTINGS);
  await choose(tab, "Other");
  for (const url of [
    "ftp://example.com",
    "http://me:secret@127.0.0.1",
    "nonsense",
    "http://a';id;'",
    'http://a"b',
  ]) {
    await tab.getByLabel("Base URL").fill(url);
    await press(tab);
    expect(await getStatus(tab)).toMatch(/^Not sent\. The base URL must begin with http/);
  }
  expect(await tab.evaluate("document.activeElement.id")).toBe("try-url");
  await choose(tab, "Mock");
  await tab.getByRole("button", { name: "Send" }).dblclick();
  await tab.getByText("200 OK").waitFor();
});

test("the form remembers parameters per operation, and target and base URL for all pages", async () => {
  const tab = await tryIt.openFields(QUOTES);
  await choose(tab, "Other");
  await tab.getByLabel("Base URL").fill("https://api.example.com/x");
  await tab.getByRole("button", { name: "Remove 825" }).click();
  const sample = `'https://api.example.com/x/${QUOTES}?id=1'`;
  await tab.reload();
  expect(await getSample(tab)).toContain(sample);
  await tab.goto(tab.url().replace(QUOTES, LISTINGS));
  expect(await getSample(tab)).toContain(`'https://api.example.com/x/${LISTINGS}?limit=`);
  await tab.goBack();
  expect(await getSample(tab)).toContain(sample);
  await edit(tab);
  await tab.getByRole("button", { name: "Reset" }).click();
  expect(await getSample(tab)).toContain(`x/${QUOTES}?id=1,825'`);
  await tab.evaluate('sessionStorage.setItem("try-it", "try-target=service")');
  await tab.evaluate('dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))');
  expect(await tab.getByRole("radio", { name: "Service" }).isChecked()).toBe(true);
});

test.each([
  ["forbidden", 'Object.defineProperty(window, "sessionStorage", { get() { throw new Error(); } })'],
  ["full", 'Storage.prototype.setItem = () => { throw new DOMException("", "QuotaExceededError"); }'],
  ["wrong", `localStorage["try-it:own"] = "{["; sessionStorage["try-it/${QUOTES}"] = "id=1&skip_invalid=no"`],
])("a request is sent with a storage that is %s", async (_, script) => {
  const tab = await tryIt.open(QUOTES, { script });
  await send(tab);
  expect(await getStatus(tab)).toMatch(/^200 /);
  // Scripts of Starlight fail without storage.
  tryIt.problems.length = 0;
});

test("a link reproduces the request without the key, and later changes replace the link", async () => {
  const tab = await tryIt.openFields(QUOTES);
  await tab.getByRole("button", { name: "Remove 825" }).click();
  await tab.getByText("4 more parameters").click();
  await tab.locator("#try-convert").fill("EUR,USD");
  await tab.getByLabel("Scenario").selectOption("minute-limit");
  await tab.getByLabel("Key", { exact: true }).selectOption("Your own");
  await tab.getByLabel("Your key").fill("secret-of-mine");
  await tab.getByRole("button", { name: "Copy link" }).click();
  const link = tab.url();
  expect(link).toMatch(/\?id=1&convert=EUR,USD&try-target=mock&try-scenario=minute-limit$/);
  expect(await tab.evaluate("JSON.stringify([localStorage, sessionStorage])")).not.toContain("secret");
  await tab.evaluate("sessionStorage.clear()");
  await tab.reload();
  expect(await getSample(tab)).toContain("?id=1&convert=EUR,USD'");
  expect(await tab.getByLabel("Scenario").inputValue()).toBe("minute-limit");
  expect(await tab.locator(".try-result").isVisible()).toBe(false);
  await tab.getByRole("button", { name: "Remove 1", exact: true }).click();
  await tab.getByLabel("slug").fill("bitcoin");
  await tab.reload();
  expect(tab.url()).toMatch(/#try-it$/);
  expect(await getSample(tab)).toContain("?slug=bitcoin&convert=EUR,USD'");
});

test("a link with a base URL has no key, and changes no stored key", async () => {
  const stored = JSON.stringify({ url: "https://api.example.com", key: "secret-of-mine" });
  const script = `localStorage["try-it:own"] = '${stored}'`;
  const tab = await follow("id=1&try-target=own&try-url=https://evil.example", script);
  await tab.getByText("Check the base URL before you enter a key.").waitFor();
  for (const target of ["Mock", "Other"] as const) await choose(tab, target);
  expect(await tab.getByLabel("Base URL").inputValue()).toBe("https://evil.example");
  expect(await tab.getByLabel("Your key").inputValue()).toBe("");
  expect(await tab.evaluate('localStorage.getItem("try-it:own")')).toBe(stored);
});

test.each([
  [
    "names",
    "id=1&__proto__=2&constructor=3&skip_invalid=no",
    "Ignored: __proto__, constructor, skip_invalid.",
  ],
  ["markup", "id=1&%E0%A4%A=%&<img src=x onerror=hurt=1>=<script>hurt=1</script>", "<img src."],
  ["targets", "id=1&try-target=nobody&try-scenario=none&try-url=javascript:hurt=1", "Filled in from a link."],
  ["length", `id=${"1027,".repeat(20_000)}`, ""],
])("a link with invalid %s is harmless", async (_, query, expected) => {
  const tab = await follow(query);
  await expect.poll(() => getStatus(tab)).toContain(expected);
  await send(tab);
  expect(await getStatus(tab)).toMatch(/^200 /);
  expect(await tab.locator("try-it :is(img, script)").count()).toBe(0);
  expect(await tab.evaluate("window.hurt")).toBeUndefined();
});
