// Closes database threads while queries are in progress. Nothing else keeps the process alive.
import { DatabaseThread } from "../../src/storage/sqlite/database-thread.ts";
import type { MarketReader } from "../../src/storage/sqlite/market-reader.ts";

const query = { assetId: 1, period: "daily", from: 0, to: 1 } as const;
for (let round = 0; round < 6; round += 1) {
  const thread = new DatabaseThread<MarketReader>("market-reader", process.argv[2] as string);
  const queries = Array.from({ length: 30 }, () => thread.run("candles", query).catch(() => {}));
  await queries[round * 4];
  await thread.close();
}
console.log("closed");
