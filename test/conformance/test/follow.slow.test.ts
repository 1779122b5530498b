import { PostgresBackend } from "@market-data/cluster";
import { createSchema } from "@market-data/test-helpers/schemas";
import { expect, test } from "vitest";
import { Lease } from "../../../packages/service/src/follow/lease.ts";
import { TestCopy, TestUpstream } from "../../../packages/service/test/support/follow.ts";

const MINUTE = 60_000;

test("a copy in PostgreSQL equals a copy in SQLite, and has one follower", async () => {
  const { url, close } = await createSchema();
  const backend = new PostgresBackend({ market: url, accounts: url, connections: 3 });
  await using upstream = await TestUpstream.start();
  await using stored = new TestCopy(upstream, {
    name: "PostgreSQL",
    open: () => ({ backend, content: () => undefined }),
  });
  await using local = new TestCopy(upstream);
  const followers = [await stored.follow(), await local.follow()];
  for (const follower of followers) {
    const failed = (await follower.round()).filter(
      ({ error, rejected }) => error !== undefined || rejected > 0,
    );
    expect(failed).toEqual([]);
  }
  upstream.move(MINUTE);
  for (const follower of followers) await follower.round();
  const [one, other] = [await stored.snapshot(), await local.snapshot()];
  for (const part of ["assets", "metrics", "fiats", "rates", "exchanges", "sources"] as const) {
    expect(Object.fromEntries<unknown>(one[part])).toEqual(Object.fromEntries<unknown>(other[part]));
  }
  expect([one.pairs, one.categories, one.trends]).toEqual([other.pairs, other.categories, other.trends]);
  const second = new Lease(
    stored.market as NonNullable<typeof stored.market>,
    "tokyo",
    () => upstream.clock.now,
  );
  await expect(second.acquire()).rejects.toMatchObject({
    kind: "locked",
    message: expect.stringContaining('"test"'),
  });
  await stored.close();
  await close();
});
