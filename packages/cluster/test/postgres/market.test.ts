import { describeMarketStore } from "@market-data/market/conformance";
import { afterAll } from "vitest";
import { PostgresStore, PostgresWriter } from "../../src/index.ts";
import { PostgresState } from "../../src/postgres/postgres-state.ts";
import { shareMarket } from "../support/schemas.ts";

const market = shareMarket();
afterAll(() => market.close());

describeMarketStore("PostgreSQL", async () => {
  const database = await market.open();
  const store = new PostgresStore(database);
  return {
    store,
    writer: new PostgresWriter(database, () => store.changed()),
    state: new PostgresState(database),
    close: () => store.close(),
  };
});
