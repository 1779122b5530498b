import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createLogger } from "../src/observing/logger.ts";
import { startServer } from "../src/server/start-server.ts";
import { fixture, TemporaryMarket } from "./support/temporary-market.ts";

const BARE = "/v3/cryptocurrency/quotes/latest?id=1";

describe("demo keys open the sample market alone", () => {
  const OPTIONS = {
    host: "127.0.0.1",
    port: 0,
    log: createLogger({ level: "silent" }),
    settings: { addressLimit: 0 },
  };

  async function get(url: string, key: string) {
    const response = await fetch(url + BARE, { headers: { "X-SVC_PRO_API_KEY": key } });
    const body = (await response.json()) as { status?: { error_code: number } };
    return [response.status, body.status?.error_code, response.headers.get("X-SVC-Sample")];
  }

  test("not an imported market that their accounts come to later, whether it runs meanwhile or not", async () => {
    await using market = new TemporaryMarket();
    await using real = new TemporaryMarket();
    await real.import([fixture("external")]);
    const backup = join(real.folder, "backup");
    await real.backend.maintenance?.backUp(backup);
    const sample = await startServer({ data: market.folder, demoKeys: true, ...OPTIONS });
    const secret = sample.demoKeys.at(-1)?.secret ?? "";
    expect(await get(sample.url, secret)).toEqual([200, undefined, "true"]);
    // As soon as all of it is stored.
    const restoring = async () => market.backend.maintenance?.restore(backup);
    await expect
      .poll(() => restoring().catch(({ kind }) => kind), { timeout: 100_000 })
      .toEqual([market.file]);
    await expect
      .poll(() => get(sample.url, secret), { timeout: 100_000, interval: 250 })
      .toEqual([401, 1001, null]);
    await sample.close();

    copyFileSync(join(market.folder, "accounts.db"), join(real.folder, "accounts.db"));
    const server = await startServer({ data: real.folder, demoKeys: true, ...OPTIONS });
    expect([server.isSample, server.demoKeys]).toEqual([false, []]);
    expect(await get(server.url, secret)).toEqual([401, 1001, null]);
    await server.close();
  });
});
