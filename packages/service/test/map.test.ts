import { createMarketData } from "@market-data/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createService, openDatabase, SqliteStore, sampleCatalogue, saveCatalogue } from "../src/index.ts";

const database = openDatabase(":memory:");
const service = createService({ store: new SqliteStore(database), now: () => Date.UTC(2026, 0, 15, 12) });
let baseUrl = "";

beforeAll(async () => {
  saveCatalogue(database, sampleCatalogue);
  baseUrl = await service.listen({ host: "127.0.0.1", port: 0 });
});

afterAll(async () => {
  await service.close();
  database.close();
});

test("the ID map answers the cryptocurrencies of the database, by id unless asked otherwise", async () => {
  const { data } = await createMarketData({ baseUrl }).cryptocurrency.map({});
  expect(data.map(({ id, symbol }) => [id, symbol])).toEqual([
    [1, "BTC"],
    [825, "USDT"],
    [1027, "ETH"],
    [1839, "BNB"],
    [5426, "SOL"],
  ]);
});

test("a token names its platform", async () => {
  const { data } = await createMarketData({ baseUrl }).cryptocurrency.map({ symbol: ["USDT"] });
  expect(data[0]?.platform).toMatchObject({ id: 1027, slug: "ethereum" });
});

test("the status object tells time, code and credits, and the header the credits too", async () => {
  const response = await fetch(`${baseUrl}/v1/cryptocurrency/map?limit=1`);
  expect(response.headers.get("X-SVC-Credit-Count")).toBe("0");
  expect(((await response.json()) as { status: object }).status).toEqual({
    timestamp: "2026-01-15T12:00:00.000Z",
    error_code: 0,
    error_message: null,
    elapsed: 0,
    credit_count: 0,
    notice: null,
  });
});

test("a parameter out of bounds is a 400 whose message names it", async () => {
  const response = await fetch(`${baseUrl}/v1/cryptocurrency/map?limit=5001`);
  expect(response.status).toBe(400);
  const { status } = (await response.json()) as { status: { error_code: number; error_message: string } };
  expect(status).toMatchObject({ error_code: 400, error_message: expect.stringContaining('"limit"') });
});

test("an unknown path is a 404 with the status body", async () => {
  const response = await fetch(`${baseUrl}/v1/nowhere`);
  expect([response.status, Object.keys((await response.json()) as object)]).toEqual([404, ["status"]]);
});
