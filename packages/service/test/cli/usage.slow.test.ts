import { once } from "node:events";
import { expect, test } from "vitest";
import { run, start, wrote } from "../support/run-program.ts";
import { fixture, TemporaryMarket } from "../support/temporary-market.ts";

const DAY = Date.UTC(2026, 0, 15);
const operationId = "cryptocurrencyListingsLatestV1";

/** A market with usage of two days: one key on both days, another on the first. */
async function createUsedMarket() {
  const market = new TemporaryMarket();
  const { keys, featureUsage, close } = await market.backend.openAccounts();
  const { key: one } = await keys.create({ plan: "Basic", name: "web shop", owner: "Ann" }, DAY);
  const { key: other } = await keys.create({ plan: "Basic", name: "app", owner: "Bob" }, DAY);
  const add = (day: number, keyIds: string[], ...names: [parameter: string, value: string][]) =>
    featureUsage.add(
      names.map(([parameter, value]) => ({
        feature: { operationId, parameter, value },
        day,
        requests: 600,
        keyIds,
      })),
    );
  await add(DAY, [one.id, other.id], ["", ""], ["sort", ""], ["sort", "price"]);
  await add(DAY + 86_400_000, [one.id], ["", ""], ["convert", ""]);
  await close();
  return { market, data: ["--data", market.folder], keys: [one, other] };
}

test("usage is reported by operation, parameter and value", async () => {
  const { market, data } = await createUsedMarket();
  await using _ = market;
  const { code, out, err } = await run("usage", "--by", "operation,parameter", "--json", ...data);
  expect([code, err]).toEqual([0, ""]);
  const first = { keys: 2, requests: 600, lastSeen: "2026-01-15" };
  expect(JSON.parse(out)).toEqual({
    since: "2026-01-15",
    until: new Date().toISOString().slice(0, 10),
    operations: {
      [operationId]: {
        keys: 2,
        requests: 1200,
        lastSeen: "2026-01-16",
        parameters: {
          convert: { keys: 1, requests: 600, lastSeen: "2026-01-16", values: {} },
          sort: { ...first, values: { price: first } },
        },
      },
    },
  });
});

test("usage can be limited to a day and to operations", async () => {
  const { market, data } = await createUsedMarket();
  await using _ = market;
  const { out } = await run("usage", "--since", "2026-01-16", "--by", "operation", "--json", ...data);
  expect(JSON.parse(out)).toMatchObject({
    since: "2026-01-16",
    operations: { [operationId]: { keys: 1, requests: 600, lastSeen: "2026-01-16" } },
  });
  expect(out).not.toContain("parameters");
});

test("usage is printed as a table by default", async () => {
  const { market, data } = await createUsedMarket();
  await using _ = market;
  expect((await run("usage", ...data)).out.split("\n")).toEqual([
    "operation                       parameter  value  keys  requests  last seen",
    `${operationId}                    2     1,200     2026-01-16`,
    `${operationId}  convert           1     600       2026-01-16`,
    `${operationId}  sort              2     600       2026-01-15`,
    `${operationId}  sort       price  2     600       2026-01-15`,
    expect.stringMatching(/^Used from 2026-01-15 to \d{4}-\d\d-\d\d, in UTC days\.$/),
    "",
  ]);
  const { out } = await run("usage", "--since", "2026-01-17", ...data);
  expect(out).toMatch(/^Nothing was used from 2026-01-17 to \d{4}-\d\d-\d\d, in UTC days\.\n$/);
});

test("no report names a key or its owner", async () => {
  const { market, data, keys } = await createUsedMarket();
  await using _ = market;
  const reports = await Promise.all([run("usage", ...data), run("usage", "--json", ...data)]);
  const all = reports.map(({ out, err }) => out + err).join("");
  expect(all).toContain(operationId);
  for (const { id, accountId, name, owner, hint } of keys) {
    for (const identity of [id, accountId, name, owner, hint]) expect(all).not.toContain(identity);
  }
});

test.each([
  [["--since", "yesterday"], "It must be a day such as 2026-01-31."],
  [["--since", "2026-02-30"], "It must be a day such as 2026-01-31."],
  [["--since", "2999-01-01"], "It must not be in the future."],
  [["--by", "key"], "Allowed choices are operation, operation,parameter."],
])("rejects usage %j", async (given, message) => {
  const { code, err } = await run("usage", ...given);
  expect([code, err]).toEqual([2, expect.stringContaining(message)]);
});

test("reports a folder without accounts", async () => {
  await using market = new TemporaryMarket();
  const { code, err } = await run("usage", "--data", market.folder);
  expect([code, err]).toEqual([1, expect.stringContaining("accounts.db does not exist")]);
});

test("stored usage is reported while another service runs, and later usage is added", async () => {
  await using market = new TemporaryMarket();
  const data = ["--data", market.folder];
  await market.import([fixture("external")]);
  const { key } = JSON.parse((await run("keys", "create", "--plan", "Enterprise", "--json", ...data)).out);
  const getUsage = async () => JSON.parse((await run("usage", "--json", ...data)).out).operations;
  const serveRequest = async (work?: () => Promise<void>) => {
    const child = start("serve", "--port", "0", "--log-level", "warn", ...data);
    const end = once(child, "exit");
    try {
      const [, url] = await wrote(child, /Serving on (\S+)\n/);
      const path = "/v3/cryptocurrency/quotes/latest?id=1&convert=EUR";
      const { status } = await fetch(url + path, { headers: { "X-SVC_PRO_API_KEY": key } });
      expect(status).toBe(200);
      await work?.();
    } finally {
      child.kill("SIGTERM");
    }
    expect(await end).toEqual([0, null]);
  };
  const expected = (requests: number) => {
    const usage = { keys: 1, requests, lastSeen: expect.any(String) };
    const parameters = { id: { ...usage, values: {} }, convert: { ...usage, values: {} } };
    return { cryptocurrencyQuotesLatestV3: { ...usage, parameters } };
  };
  await serveRequest();
  await serveRequest(async () => expect(await getUsage()).toEqual(expected(1)));
  expect(await getUsage()).toEqual(expected(2));
});

test("a service with usage days 0 does not count usage", async () => {
  await using market = new TemporaryMarket();
  const data = ["--data", market.folder];
  const options = ["--port", "0", "--no-sample", "--usage-days", "0"];
  const child = start("serve", ...options, "--log-level", "warn", ...data);
  const [, url] = await wrote(child, /Serving on (\S+)\n/);
  expect((await fetch(`${url}/v1/cryptocurrency/map`)).status).toBe(200);
  child.kill("SIGTERM");
  await once(child, "exit");
  expect(JSON.parse((await run("usage", "--json", ...data)).out).operations).toEqual({});
});
