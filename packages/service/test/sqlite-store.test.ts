import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { registerStoreTests } from "@market-data/market/conformance";
import { openMarket } from "../src/storage/sqlite/open-market.ts";

registerStoreTests("The store on SQLite", () => {
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
