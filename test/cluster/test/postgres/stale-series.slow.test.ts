import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PostgresBackend } from "@market-data/cluster";
import { MARKET_SERIES } from "@market-data/market/store";
import { createLogger, startServer } from "@market-data/service";
import { createSchema, getAdmin, type TestSchema } from "@market-data/test-helpers/schemas";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fixture, run } from "../support/program.ts";

const ROLE = "serving_only";
const PASSWORD = "s3cret";
const NOW = Date.UTC(2026, 0, 15, 12);
const EVER = { from: 0, to: Number.MAX_SAFE_INTEGER };

let schema: TestSchema;
let folder: string;
let env: Record<string, string>;
let owner: PostgresBackend;
beforeAll(async () => {
  schema = await createSchema();
  folder = mkdtempSync(join(tmpdir(), "market-data-"));
  env = { MARKET_DATA_MARKET: schema.url };
  owner = new PostgresBackend(at(schema.url));
  await owner.migrate();
  await getAdmin().unsafe(`CREATE ROLE ${ROLE} LOGIN PASSWORD '${PASSWORD}'`);
  await owner.grant(ROLE);
  expect(
    await run(["import", fixture("native"), "--rejects", join(folder, "rejected.csv")], env),
  ).toMatchObject({ code: 0 });
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await getAdmin().unsafe(`DROP OWNED BY ${ROLE}; DROP ROLE ${ROLE}`);
  await schema.close();
});

const at = (url: string) => ({ market: url, accounts: url });

async function serve(url: string) {
  const logged: string[] = [];
  const log = createLogger({ level: "warn", write: (lines) => logged.push(lines) });
  const server = await startServer({ data: at(url), host: "127.0.0.1", port: 0, now: NOW, log });
  return { server, getLog: () => logged.join("") };
}

test("a service records stale series, or logs that its user may not write", async () => {
  const market = await owner.openMarket();
  const read = () => market.store.seriesPoints({ ...MARKET_SERIES, ...EVER });
  const recorded = await read();
  expect(recorded.length).toBeGreaterThan(1);
  await market.writer.transaction(async (batch) => {
    await batch.removeSeries(MARKET_SERIES, EVER);
    // Like a killed import.
    await batch.markStale({ span: { from: Date.UTC(2026, 0, 13), to: NOW }, isPartial: true });
  });
  const reader = new URL(schema.url);
  reader.username = ROLE;
  reader.password = PASSWORD;
  const reading = await serve(reader.href);
  await expect
    .poll(reading.getLog, { timeout: 60_000 })
    .toContain("Derived series are stale and cannot be recorded");
  expect((await fetch(`${reading.server.url}/readyz`)).status).toBe(200);
  await reading.server.close();
  expect(await run(["check"], env)).toMatchObject({
    code: 3,
    out: expect.stringContaining("derived series lack changes from 2026-01-13 to 2026-01-15"),
  });
  const writing = await serve(schema.url);
  await expect.poll(() => market.state.staleSeries(), { timeout: 60_000 }).toBeUndefined();
  await expect.poll(writing.getLog, { timeout: 60_000 }).toContain("The service has recorded them");
  await writing.server.close();
  expect(await read()).toEqual(recorded);
  await market.close();
  expect(await run(["check", "--all"], env)).toMatchObject({ code: 0 });
}, 180_000);
