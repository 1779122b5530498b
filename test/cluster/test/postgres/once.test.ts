import { PostgresBackend } from "@market-data/cluster";
import { FeatureUsageCounter, MemoryMeter } from "@market-data/service";
import type { Account } from "@market-data/storage";
import { CONNECTION_FAILURES, useLink } from "@market-data/test-helpers/lost-connections";
import { getAdmin } from "@market-data/test-helpers/schemas";
import { expect, test } from "vitest";

const NOON = Date.UTC(2026, 0, 15, 12);
const DAY = NOON - (NOON % 86_400_000);
const account: Account = {
  accountId: "key_1",
  limits: {
    rateLimitMinute: 1e6,
    creditLimitDaily: 1e6,
    creditLimitMonthly: 1e6,
    monthlyReset: "calendar-month",
  },
  activated: NOON,
};
const feature = { operationId: "map", parameter: "", value: "" };
const get = useLink();

const succeeds = (work: () => Promise<unknown>) =>
  work().then(
    () => true,
    () => false,
  );

test.each(Object.entries(CONNECTION_FAILURES))(
  "used credits and features are added once, wherever the connection is %s",
  async (_, interrupt) => {
    const { link, schema, url } = get();
    const direct = new PostgresBackend({ market: schema.url, accounts: schema.url });
    await direct.migrate();
    const accounts = await new PostgresBackend({ market: url, accounts: url }).openAccounts();
    const meter = new MemoryMeter({ store: accounts.usage, interval: 1e6 });
    const features = new FeatureUsageCounter({ store: accounts.featureUsage, days: 9, interval: 1e6 });
    const flushes = [() => meter.flush(), () => features.flush()];
    let charged = 0;
    let interrupted = 0;
    let failed = 0;
    const use = async () => {
      const { reservation } = await meter.admit(account, 2, NOON);
      if (reservation !== undefined) await meter.settle(reservation, 2);
      charged += 2;
      features.count([feature], "key_1", NOON);
    };
    for (; ; interrupted += 1) {
      await use();
      link.interrupt(interrupted, (sent) => interrupt(sent, schema));
      for (const flush of flushes) if (!(await succeeds(flush))) failed += 1;
      // Further usage before the next attempt.
      await use();
      const isDone = link.endInterrupt();
      for (const flush of flushes) await expect.poll(() => succeeds(flush)).toBe(true);
      if (!isDone) break;
    }
    expect(interrupted).toBeGreaterThan(3);
    // Some responses arrive before their connection is lost.
    expect(failed).toBeGreaterThan(0);
    await accounts.close();
    const stored = await direct.openAccounts();
    expect(await stored.usage.used("key_1", "day", DAY)).toBe(charged);
    expect(await stored.featureUsage?.list()).toMatchObject([{ keys: 1, requests: charged / 2 }]);
    await stored.close();
  },
);

test("maintenance deletes the batches of ended processes", async () => {
  const { schema } = get();
  const backend = new PostgresBackend({ market: schema.url, accounts: schema.url });
  await backend.migrate();
  const { usage, close } = await backend.openAccounts();
  const entry = { accountId: "key_1", kind: "day", from: DAY, credits: 1 } as const;
  await usage.add([entry], { saver: "gone", number: 1 });
  await usage.add([entry], { saver: "there", number: 1 });
  const saver = `${schema.name}.saver`;
  await getAdmin().unsafe(`UPDATE ${saver} SET added = added - ${31 * 86_400_000} WHERE name = 'gone'`);
  await backend.maintain({ now: NOON });
  expect(await getAdmin().unsafe(`SELECT name, number FROM ${saver}`)).toEqual([
    { name: "there", number: "1" },
  ]);
  await close();
});

test("maintenance runs on a market without accounts", async () => {
  const { schema } = get();
  const backend = new PostgresBackend({ market: schema.url, accounts: schema.url });
  const market = await backend.openMarket();
  await market.close();
  expect(await backend.maintain({ now: NOON })).not.toEqual([]);
});

test("a migration keeps the right to add used credits", async () => {
  const { schema } = get();
  const role = `adding_${schema.name}`;
  const admin = getAdmin();
  await admin.unsafe(`CREATE ROLE ${role} LOGIN PASSWORD 'pass'`);
  const backend = new PostgresBackend({ market: schema.url, accounts: schema.url });
  await backend.migrate();
  await backend.grant(role);
  // The tables of the previous version.
  await admin.unsafe(`DROP TABLE ${schema.name}.saver;
    DELETE FROM ${schema.name}.migration WHERE part = 'accounts' AND version = 2`);
  await backend.migrate();
  const url = new URL(schema.url);
  [url.username, url.password] = [role, "pass"];
  const { usage, close } = await new PostgresBackend({ market: url.href, accounts: url.href }).openAccounts();
  await usage.add([{ accountId: "key_1", kind: "day", from: DAY, credits: 1 }], { saver: "one", number: 1 });
  expect(await usage.used("key_1", "day", DAY)).toBe(1);
  await close();
  await admin.unsafe(`DROP OWNED BY ${role}; DROP ROLE ${role}`);
});
