import { expect, test } from "vitest";
import { choose, getResult, getStatus, openTryIt, press, send } from "./try-form.ts";

const QUOTES = "v3/cryptocurrency/quotes/latest";

const tryIt = openTryIt();

test("one click sends the example, and shows status, time, size, credits, limits and the curl command", async () => {
  const tab = await tryIt.open(QUOTES);
  await send(tab);
  expect(await getStatus(tab)).toMatch(
    /^200 OK \d+ ms · \d\.\d kB · 1 credit · left: \d+ \(minute\), [\d,]+ \(day\), [\d,]+ \(month\)$/,
  );
  const json = tab.locator(".try-result .json");
  const body = JSON.parse((await json.textContent()) ?? "") as { symbol: string }[];
  expect(body.map(({ symbol }) => symbol)).toEqual(["BTC", "USDT"]);
  await tab.getByText("Sent request as curl").click();
  expect(await tab.getByRole("region", { name: "Sent request as curl" }).textContent()).toBe(
    `curl -H "X-SVC_PRO_API_KEY: demo-key-of-plan-enterprise" \\\n  '${tryIt.getMockUrl()}/${QUOTES}?id=1,825'`,
  );
});

test("the mock returns the chosen scenario", async () => {
  const tab = await tryIt.open(QUOTES);
  await tab.getByLabel("Scenario").selectOption("minute-limit");
  expect(await tab.locator("#try-scenario-note").textContent()).toContain("used up");
  await send(tab);
  expect(await getStatus(tab)).toMatch(/^429 .* 0 \(minute\)/);
});

test("a request against a rule over several parameters is not sent, and the status names the rule", async () => {
  const tab = await tryIt.openFields(QUOTES);
  await tab.getByLabel("slug").fill("bitcoin");
  await press(tab);
  expect(await getStatus(tab)).toBe("Not sent. Send exactly one of id, slug and symbol.");
  expect(await tab.evaluate("document.activeElement.id")).toBe("try-id");
  expect(await tab.locator(".try-result").isVisible()).toBe(false);
});

test("samples and copy buttons follow the form, without the reader's key", async () => {
  const tab = await tryIt.openFields(QUOTES);
  await choose(tab, "Other");
  await tab.getByLabel("Base URL").fill("https://api.example.com/it's/");
  await tab.getByLabel("Your key").fill("secret-of-mine");
  await tab.getByRole("button", { name: "Remove 825" }).click();
  await tab.getByText("4 more parameters").click();
  await tab.locator("#try-convert").fill("EUR,USD");
  const blocks = tab.locator(".operation-pane [data-remember] ~ .tab");
  const url = `https://api.example.com/it%27s/${QUOTES}?id=1&convert=EUR,USD`;
  const [curl = "", client = "", js = "", python = "", command = "", ...rest] =
    await blocks.allTextContents();
  expect(client).toContain('baseUrl: "https://api.example.com/it%27s"');
  expect(client).toContain('quotes.latest({ id: 1, convert: ["EUR", "USD"] });');
  expect(python).toContain('MarketData("https://api.example.com/it%27s"');
  expect(python).toContain('quotes.latest(id=1, convert=["EUR", "USD"]))');
  expect(command).toContain("quotes latest --url https://api.example.com/it%27s --id 1 --convert EUR,USD");
  for (const text of [curl, js, ...rest]) expect(text).toContain(url);
  const note = await tab.locator(".pane-note").textContent();
  expect(note).toContain("https://api.example.com/it%27s is the base URL that you chose.");
  const copied = await blocks.locator("button[data-code]").first().getAttribute("data-code");
  expect(copied).toContain(`\u007f  '${url}'`);
  expect(await tab.locator(".operation-pane").innerHTML()).not.toContain("secret-of-mine");
});

test("samples escape a symbol with a dollar sign, and the response shows the price 1e-8", async () => {
  const tab = await tryIt.openFields(QUOTES);
  for (const id of [1, 825]) await tab.getByRole("button", { name: `Remove ${id}`, exact: true }).click();
  await tab.locator("#try-symbol").fill("$CRUMB");
  await send(tab);
  const [curl = "", client = "", js = "", python = "", command = "", ...rest] = await tab
    .locator(".operation-pane [data-remember] ~ .tab")
    .allTextContents();
  expect(client).toContain('quotes.latest({ symbol: "$CRUMB" });');
  expect(python).toContain('quotes.latest(symbol="$CRUMB")');
  expect(command).toContain("--symbol '$CRUMB'");
  for (const text of [curl, js, ...rest]) expect(text).toContain(`${QUOTES}?symbol=%24CRUMB`);
  const result = await getResult(tab);
  expect(result).toContain('"symbol": "$CRUMB"');
  expect(result).toContain('"price": 1e-8');
});

test("the curl command of a sent request contains a variable in place of the reader's key", async () => {
  const tab = await tryIt.openFields(QUOTES);
  await tab.getByLabel("Key", { exact: true }).selectOption("Your own");
  await tab.getByLabel("Your key").fill("secret-of-mine");
  await send(tab);
  const result = await getResult(tab);
  expect(result).toContain('"X-SVC_PRO_API_KEY: $MARKET_DATA_KEY"');
  expect(result).not.toContain("secret-of-mine");
});
