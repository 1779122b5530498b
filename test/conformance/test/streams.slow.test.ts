import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PostgresBackend } from "@market-data/cluster";
import { marketOperations } from "@market-data/market";
import { createSchema } from "@market-data/test-helpers/schemas";
import { expect, test } from "vitest";
import { openStream } from "../../../packages/service/test/support/read-stream.ts";
import { run } from "../../../packages/service/test/support/run-program.ts";
import { startService } from "../../../packages/service/test/support/service.ts";

test("nodes on one PostgreSQL stream the write of another process, and resume each other's streams", async () => {
  const { url, close } = await createSchema();
  const folder = mkdtempSync(join(tmpdir(), "market-data-streams-"));
  const importPrice = async (price: number) => {
    writeFileSync(join(folder, "assets.csv"), "key,id,name,symbol\na,7,Name A,A\nb,8,Name B,B");
    writeFileSync(
      join(folder, "metrics.csv"),
      `asset,price,volume_24h,last_updated\na,${price},1000,2026-01-15T11:59:00Z\nb,2,1000,2026-01-15T11:59:00Z`,
    );
    const { code } = await run("import", folder, "--market", url);
    expect(code).toBe(0);
  };
  await importPrice(1);
  const nodes = await Promise.all(
    [0, 1].map(async () => {
      const market = await new PostgresBackend({ market: url, accounts: url, connections: 3 }).openMarket({
        watch: 100,
      });
      const service = await startService({ operations: marketOperations, store: market.store });
      const key = await service.key("Enterprise");
      return {
        open: (headers = {}) => openStream(service.url, "id=7,8", key, headers),
        close: async () => {
          await service.close();
          await market.close();
        },
      };
    }),
  );
  const streams = await Promise.all(nodes.map((node) => node.open()));
  for (const stream of streams) await expect.poll(() => stream.short.length).toBe(1);
  await importPrice(3);
  for (const stream of streams) await expect.poll(() => stream.short.at(-1)).toEqual({ 7: 3 });
  const ids = streams.map(({ lastId = "" }) => lastId);
  await importPrice(5);
  const resume = (order: readonly string[]) =>
    Promise.all(nodes.map((node, index) => node.open({ "Last-Event-ID": order[index] ?? "" })));
  for (const stream of await resume(ids)) await expect.poll(() => stream.short).toEqual([{ 7: 5 }]);
  // A node may have read several revisions of an import at once. It answers an id between them with a snapshot.
  for (const stream of await resume(ids.toReversed()))
    await expect.poll(() => JSON.stringify(stream.short)).toMatch(/\{"7":5\}|\[7,5\]/);
  for (const node of nodes) await node.close();
  await close();
  rmSync(folder, { recursive: true });
});
