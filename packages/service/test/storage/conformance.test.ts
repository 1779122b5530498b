import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeMarketStore } from "@market-data/market/conformance";
import { describeKeyStore, describeMeter, describeUsageStore } from "../../conformance/index.ts";
import { MemoryMeter } from "../../src/metering/memory-meter.ts";
import { MemoryKeyStore } from "../../src/storage/memory/memory-key-store.ts";
import { MemoryUsageStore } from "../../src/storage/memory/memory-usage-store.ts";
import { openAccounts } from "../../src/storage/sqlite/open.ts";
import { openMarket } from "../../src/storage/sqlite/open-market.ts";
import { SqliteKeyStore } from "../../src/storage/sqlite/sqlite-key-store.ts";
import { SqliteUsageStore } from "../../src/storage/sqlite/sqlite-usage-store.ts";

describeMarketStore("SQLite", () => {
  const folder = mkdtempSync(join(tmpdir(), "market-"));
  const { store, writer, close } = openMarket(join(folder, "market.db"));
  return {
    store,
    writer,
    async close() {
      await close();
      rmSync(folder, { recursive: true });
    },
  };
});

describeKeyStore("SQLite", () => ({ keys: new SqliteKeyStore(openAccounts(":memory:")) }));
describeKeyStore("Memory", () => ({ keys: new MemoryKeyStore() }));
describeUsageStore("SQLite", () => ({ usage: new SqliteUsageStore(openAccounts(":memory:")) }));
describeUsageStore("Memory", () => ({ usage: new MemoryUsageStore() }));
describeMeter("A meter that stores in SQLite", () => ({
  meter: new MemoryMeter({ store: new SqliteUsageStore(openAccounts(":memory:")) }),
}));
