import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { marketOperations } from "@market-data/market";
import { EXAMPLES_CLOCK, SAMPLE_NOTICE, sampleStore } from "@market-data/sample";
import { describe, expect, test } from "vitest";
import { createLogger } from "../src/observing/logger.ts";
import { startServer } from "../src/server/start-server.ts";
import { startService } from "./support/service.ts";
import { fixture, TemporaryMarket } from "./support/temporary-market.ts";

const MAP = "/v1/cryptocurrency/map";
const BARE = "/v3/cryptocurrency/quotes/latest?id=1";

describe("responses of the sample market say that they are synthetic", () => {
  test("in a header, and in the notice where there is a status, behind the operation's own", async () => {
    const service = await startService({
      operations: marketOperations,
      store: sampleStore({ now: EXAMPLES_CLOCK }),
    });
    service.clock.now = EXAMPLES_CLOCK;
    const key = await service.key("Enterprise");
    const map = await service.get(MAP, undefined, { Origin: "https://example.com" });
    expect([map.headers["x-svc-sample"], map.body.status.notice]).toEqual(["true", SAMPLE_NOTICE]);
    expect(map.headers["access-control-expose-headers"]).toContain("X-SVC-Sample");
    const known = await service.get(MAP, undefined, { "If-None-Match": map.headers["etag"] ?? "" });
    expect([known.status, known.headers["x-svc-sample"]]).toEqual([304, "true"]);
    const bare = await service.get(BARE, key);
    expect([bare.headers["x-svc-sample"], Array.isArray(bare.body)]).toEqual(["true", true]);
    const scores = await service.get("/v1/partners/example/fcas/listings/latest", key);
    expect(scores.body.status.notice).toBe(`This service has no scores of this partner. ${SAMPLE_NOTICE}`);
    await service.close();
  });

  test("with the names of another vendor prefix", async () => {
    const service = await startService({
      operations: marketOperations,
      store: sampleStore({ now: EXAMPLES_CLOCK }),
      settings: { token: "abc" },
    });
    const { headers } = await service.get(MAP);
    expect([headers["x-abc-sample"], headers["x-svc-sample"]]).toEqual(["true", undefined]);
    await service.close();
  });

  test("and those of real data do not", async () => {
    await using market = new TemporaryMarket();
    await market.import([fixture("native")]);
    const service = await startService({ operations: marketOperations, store: await market.store() });
    const { headers, body } = await service.get(MAP);
    expect([headers["x-svc-sample"], body.status.notice]).toEqual([undefined, undefined]);
    await service.close();
  });
});

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
