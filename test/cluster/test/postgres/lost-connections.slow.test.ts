import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PostgresBackend } from "@market-data/cluster";
import { SqliteBackend } from "@market-data/service";
import { CONNECTION_FAILURES, useLink } from "@market-data/test-helpers/lost-connections";
import { getAdmin } from "@market-data/test-helpers/schemas";
import { describe, expect, test } from "vitest";

const NOW = Date.UTC(2026, 0, 15, 12);
const DAY = 86_400_000;
/** Enough rows for COPY. */
const MANY = 600;
const get = useLink();

interface Operation {
  /** Creates earlier data. */
  readonly prepare?: (backend: PostgresBackend) => Promise<unknown>;
  /** @param attempt The number of earlier attempts. */
  readonly work: (backend: PostgresBackend, attempt: number) => Promise<unknown>;
}

const EMPTY = { volume24h: null, marketCap: null, circulatingSupply: null, totalSupply: null };
const quotes = (count: number, from = NOW) =>
  Array.from({ length: count }, (_, index) => ({ time: from + index * 60_000, price: index + 1, ...EMPTY }));

async function onAccounts(
  backend: PostgresBackend,
  work: (accounts: Awaited<ReturnType<PostgresBackend["openAccounts"]>>) => Promise<unknown>,
): Promise<void> {
  const accounts = await backend.openAccounts();
  try {
    await work(accounts);
  } finally {
    await accounts.close();
  }
}

const write = (count: number, from?: number): Operation["work"] =>
  async function writeQuotes(backend, attempt) {
    const market = await backend.openMarket();
    try {
      const unlock = await market.lockForImport();
      try {
        await market.writer.saveQuotes(attempt + 1, quotes(count, from));
      } finally {
        unlock();
      }
      // A write is complete, or fails.
      expect(
        await market.store.closestQuotes(attempt + 1, [(from ?? NOW) + (count - 1) * 60_000], 0),
      ).toMatchObject([{ price: count }]);
    } finally {
      await market.close();
    }
  };

const OPERATIONS: Readonly<Record<string, Operation>> = {
  "a write": { work: write(2) },
  "an import with COPY": { work: write(MANY) },
  maintenance: {
    prepare: (backend) => write(MANY, NOW - 90 * DAY)(backend, 0),
    work: (backend) =>
      backend.maintain({ now: NOW, quotesSince: NOW - 30 * DAY, hourlySince: NOW - 400 * DAY }),
  },
  "a migration": { work: (backend) => backend.migrate() },
  "creation, rotation and revocation of a key": {
    work: (backend) =>
      onAccounts(backend, async ({ keys }) => {
        const { key } = await keys.create({ plan: "Basic", name: "" }, NOW);
        await keys.rotate(key.id, NOW + DAY, NOW);
        await keys.revoke(key.id, NOW);
      }),
  },
};

/** `lost-connections.test.ts` of the package covers all failures. */
const FAILURES = ["reset before it arrives", "closed before its response arrives", "ended by the server"].map(
  (name) => [name, CONNECTION_FAILURES[name] as (typeof CONNECTION_FAILURES)[string]] as const,
);

describe.each(Object.entries(OPERATIONS))("%s", (name, { prepare, work }) => {
  test.each(FAILURES)(
    "succeeds or fails, and then succeeds again, wherever its connection is %s",
    async (_, interrupt) => {
      const { link, schema, url } = get();
      const direct = new PostgresBackend({ market: schema.url, accounts: schema.url });
      if (name !== "a migration") await direct.migrate();
      await prepare?.(direct);
      const backend = new PostgresBackend({ market: url, accounts: url, connections: 2 });
      let failed = 0;
      for (let message = 0; ; message += 1) {
        link.interrupt(message, (sent) => interrupt(sent, schema));
        const error = await work(backend, message).then(
          () => undefined,
          (thrown: unknown) => thrown,
        );
        if (error !== undefined) {
          failed += 1;
          expect(error).toMatchObject({
            name: "StorageError",
            kind: expect.stringMatching(/^(unavailable|locked)$/),
            message: expect.stringContaining(`127.0.0.1:${link.port}/postgres `),
          });
        }
        if (!link.endInterrupt()) break;
      }
      expect(failed).toBeGreaterThan(0);
      // A direct connection finds no damage.
      await work(direct, 1000);
      const keys = await (await direct.openAccounts()).keys.list();
      expect(keys.every(({ revoked }) => revoked === null || revoked === NOW)).toBe(true);
    },
  );
});

test("a move continues wherever the responses of its connections are lost", async () => {
  const { link, schema, url } = get();
  const folder = mkdtempSync(join(tmpdir(), "market-data-"));
  const { writer, close } = await new SqliteBackend(folder).openMarket();
  await writer.saveQuotes(1, quotes(MANY));
  await close();
  const target = new PostgresBackend({ market: url, accounts: url, connections: 2 });
  const interrupt = CONNECTION_FAILURES["closed before its response arrives"];
  let isMoved = false;
  for (let message = 0; !isMoved; message += 3) {
    link.interrupt(message, (sent) => interrupt?.(sent, schema));
    isMoved = await target.moveFrom(new SqliteBackend(folder)).then(
      () => true,
      (error: unknown) => {
        expect(error).toMatchObject({
          name: "StorageError",
          kind: expect.stringMatching(/^(unavailable|in-use)$/),
        });
        // The lost response was the last response: the move was complete.
        return (error as { kind: string }).kind === "in-use";
      },
    );
    link.endInterrupt();
  }
  const [stored] = await getAdmin().unsafe(`SELECT count(*)::int AS rows FROM ${schema.name}.quote`);
  expect(stored).toEqual({ rows: MANY });
  rmSync(folder, { recursive: true });
});
