import { marketOperations } from "@market-data/market";
import { EXAMPLES_CLOCK, SAMPLE_NOTICE, sampleStore } from "@market-data/sample";
import { describe, expect, test } from "vitest";
import { fixtures, startService } from "./support/service.ts";
import { fixture, TemporaryMarket } from "./support/temporary-market.ts";

const MAP = "/v1/cryptocurrency/map";
const BARE = "/v3/cryptocurrency/quotes/latest?id=1";

describe("responses of the sample market are marked as synthetic", () => {
  test("in a header, and in the notice of a status", async () => {
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
    await service.close();
  });

  test("after an operation's own notice", async () => {
    const service = await startService({ handlers: fixtures, store: sampleStore({ now: EXAMPLES_CLOCK }) });
    const path = "/v1/partners/example/fcas/listings/latest";
    const { body } = await service.get(path, await service.key("Enterprise"));
    expect(body.status.notice).toBe(`Nö scores ${SAMPLE_NOTICE}`);
    await service.close();
  });

  test("with another vendor prefix", async () => {
    const service = await startService({
      operations: marketOperations,
      store: sampleStore({ now: EXAMPLES_CLOCK }),
      settings: { vendorPrefix: "abc" },
    });
    const { headers } = await service.get(MAP);
    expect([headers["x-abc-sample"], headers["x-svc-sample"]]).toEqual(["true", undefined]);
    await service.close();
  });

  test("unlike responses of real data", async () => {
    await using market = new TemporaryMarket();
    await market.import([fixture("native")]);
    const service = await startService({ operations: marketOperations, store: await market.store() });
    const { headers, body } = await service.get(MAP);
    expect([headers["x-svc-sample"], body.status.notice]).toEqual([undefined, undefined]);
    await service.close();
  });
});
