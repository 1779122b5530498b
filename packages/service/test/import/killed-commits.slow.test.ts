import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type MarketWriter, recordStale } from "@market-data/market";
import type { OpenMarket } from "@market-data/storage";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { importFiles } from "../../src/import/import-files.ts";
import { Mapping } from "../../src/import/mapping.ts";
import { silent } from "../../src/import/progress.ts";
import { DEFAULT_READ_LIMITS } from "../../src/import/read-file.ts";
import { RejectsFile } from "../../src/import/rejects-file.ts";
import { backends, sqlite, type TestBackend } from "../support/backends.ts";
import { TemporaryMarket } from "../support/temporary-market.ts";

const DAY = 86_400_000;
const START = Date.parse("2025-12-20");
/** Long after the data, so that the market is not live. */
const LATER = Date.parse("2026-06-01");

const ASSETS = ["bitcoin", "ethereum", "coin"] as const;
type AssetKey = (typeof ASSETS)[number];

/** A file of an invented market. */
interface File {
  readonly name: string;
  readonly lines: readonly string[];
}

const HEADERS: Readonly<Record<string, string>> = {
  quotes: "asset,time,price,market_cap,volume_24h",
  "candles-daily": "asset,time_open,open,high,low,close,market_cap,volume",
  metrics: "asset,price,circulating_supply,is_market_cap_included_in_calc,last_updated",
};

const iso = (time: number) => new Date(time).toISOString();

/** Hours of 40 days, with the starts of two months. */
const time = fc.integer({ min: 0, max: 40 * 24 - 1 }).map((hour) => START + (hour * DAY) / 24);
const price = fc.integer({ min: 1, max: 9 });

const quote = fc
  .record({ time, price })
  .map((row) => `${iso(row.time)},${row.price},${row.price * 1000},${row.price * 10}`);
const day = fc.record({ time, price }).map((row) => {
  const open = iso(row.time - (row.time % DAY));
  return `${open},${row.price},${row.price + 1},${row.price},${row.price},${row.price * 2000},77`;
});
const metrics = fc
  .record({ time, price, isCounted: fc.boolean() })
  // A minute after the hour, because the order of files decides between quotes of equal times.
  .map((row) => `${row.price},100,${row.isCounted},${iso(row.time + 60_000)}`);

const asset = fc.constantFrom(...ASSETS);
const rows = (row: fc.Arbitrary<string>, format: string) =>
  fc
    .record({ asset, rows: fc.array(row, { minLength: 1, maxLength: 8 }) })
    .map(({ asset: key, rows: texts }): { format: string; asset: AssetKey; lines: string[] } => ({
      format,
      asset: key,
      // Unique keys, because the order of rows decides between rows of equal keys.
      lines: [...new Map(texts.map((text) => [text.slice(0, 24), `${key},${text}`])).values()],
    }));

/** Files of a market without shared keys, so that the order of files does not matter. */
const files = fc
  .uniqueArray(fc.oneof(rows(quote, "quotes"), rows(day, "candles-daily"), rows(metrics, "metrics")), {
    minLength: 1,
    maxLength: 5,
    selector: ({ format, asset: key }) => `${format} ${key}`,
  })
  .map((all): File[] => [
    {
      name: "assets.csv",
      lines: [
        "key,id,name,symbol,slug,tags",
        ...ASSETS.map((key, index) => `${key},${index + 1},${key},C${index},${key},`),
      ],
    },
    ...all.map(({ format, lines }, index) => ({
      name: `${format}-${index}.csv`,
      lines: [HEADERS[format] ?? "", ...(format === "metrics" ? lines.slice(0, 1) : lines)],
    })),
  ]);

/** The end of a process. Later writes fail. */
class Killed extends Error {
  override readonly name = "Killed";
}

/** A writer that fails after some commits, like a killed process. */
function killAfter(commits: number, writer: MarketWriter): MarketWriter {
  let left = commits;
  const counting =
    (write: (...given: never[]) => unknown) =>
    async (...given: never[]) => {
      left -= 1;
      if (left < 0) throw new Killed();
      return write.apply(writer, given);
    };
  return new Proxy(writer, { get: (target, name) => counting(Reflect.get(target, name, target)) });
}

/** A market for imports. */
class Imported implements AsyncDisposable {
  readonly market: TemporaryMarket;
  readonly #now: number;

  constructor(backend: TestBackend, now = LATER) {
    this.market = new TemporaryMarket(backend);
    this.#now = now;
  }

  write(file: File, text = `${file.lines.join("\n")}\n`): string {
    const path = join(this.market.folder, file.name);
    writeFileSync(path, text);
    return path;
  }

  /** @param commits The number of commits before the kill. */
  async import(all: readonly File[], commits = Number.POSITIVE_INFINITY): Promise<void> {
    const paths = all.map((file) => this.write(file));
    await this.importPaths(paths, (writer) => killAfter(commits, writer));
  }

  async importPaths(paths: readonly string[], wrap = (writer: MarketWriter) => writer): Promise<void> {
    const rejects = new RejectsFile(this.market.rejects);
    await this.#using(async (market) => {
      const [source, mapping, limits] = ["csv", new Mapping(), DEFAULT_READ_LIMITS];
      const options = { source, mapping, limits, rejects, progress: silent, now: this.#now };
      await importFiles({ ...market, writer: wrap(market.writer) }, paths, options);
    });
    rejects.close();
    expect(rejects.exists).toBe(false);
  }

  /** Records stale series, like a service at its start. */
  async start(): Promise<void> {
    await this.#using(async (market) => void (await recordStale(market, this.#now)));
  }

  content(): unknown {
    return this.market.content();
  }

  async #using(work: (market: OpenMarket) => Promise<void>): Promise<void> {
    const market = await this.market.backend.openMarket();
    try {
      await work(market);
    } finally {
      await market.close();
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.market[Symbol.asyncDispose]();
  }
}

function ignoreKill(error: unknown): void {
  if (!(error instanceof Killed)) throw error;
}

async function importOnce(backend: TestBackend, all: readonly File[], now?: number): Promise<unknown> {
  await using clean = new Imported(backend, now);
  await clean.import(all);
  return clean.content();
}

/** Puts assets first, because other rows refer to assets. */
function inOrder(all: readonly File[], order: readonly number[]): File[] {
  const [assets, ...others] = all;
  const sorted = others.toSorted(
    (one, other) => (order[others.indexOf(one)] ?? 0) - (order[others.indexOf(other)] ?? 0),
  );
  return assets === undefined ? [] : [assets, ...sorted];
}

const order = fc.array(fc.double({ noNaN: true }), { minLength: 5, maxLength: 5 });
const orders = fc.tuple(order, order);

test("an import killed after any commit and repeated in any order equals a clean import", async () => {
  await fc.assert(
    fc.asyncProperty(
      files,
      orders,
      fc.nat(7),
      fc.boolean(),
      async (all, [first, second], commits, isWhole) => {
        await using killed = new Imported(sqlite);
        await killed.import(inOrder(all, first), commits).catch(ignoreKill);
        const again = inOrder(all, second);
        if (isWhole) await killed.import(again);
        else for (const file of again) await killed.import([file]);
        expect(killed.content()).toEqual(await importOnce(sqlite, all));
      },
    ),
    { numRuns: 10 },
  );
});

/** A market with a file per kind of data. The newest metrics are newer than history. */
const MARKET: readonly File[] = [
  {
    name: "assets.csv",
    lines: ["key,id,name,symbol", ...ASSETS.map((key, index) => `${key},${index + 1},${key},C${index}`)],
  },
  ...ASSETS.map((key, index) => ({
    name: `candles-daily-${index}.csv`,
    lines: [
      HEADERS["candles-daily"] ?? "",
      ...Array.from(
        { length: 40 - 9 * index },
        (_, at) => `${key},${iso(START + at * DAY)},5,9,4,6,${1000 + at},7`,
      ),
    ],
  })),
  {
    name: "quotes-0.csv",
    lines: [
      HEADERS["quotes"] ?? "",
      ...["09", "21"].map((hour) => `coin,2026-01-20T${hour}:00:00Z,8,4000,3`),
    ],
  },
  {
    name: "metrics.csv",
    lines: [
      HEADERS["metrics"] ?? "",
      ...ASSETS.map((key) => `${key},7,100,,${iso(START + 42 * DAY + 60_000)}`),
    ],
  },
];

describe.each(backends)("into $name", (backend) => {
  test("a service records the missing series of an import killed at its end", async () => {
    const now = START + 42 * DAY + 120_000;
    await using killed = new Imported(backend, now);
    await killed.import(MARKET, MARKET.length).catch(ignoreKill);
    expect(killed.content()).not.toEqual(await importOnce(backend, MARKET, now));
    await killed.start();
    expect(killed.content()).toEqual(await importOnce(backend, MARKET, now));
  });

  test("records the days before a damaged file, and completes them with the repaired file", async () => {
    await using damaged = new Imported(backend);
    for (const [index, file] of MARKET.entries()) {
      const text = index === 2 ? `${file.lines.join("\n")}\n${"x".repeat(2 ** 21)}` : undefined;
      damaged.write(file, text);
    }
    const paths = MARKET.map(({ name }) => join(damaged.market.folder, name));
    await expect(damaged.importPaths(paths)).rejects.toThrow(/candles-daily-1\.csv/);
    await damaged.import(MARKET.slice(2, 3));
    await damaged.import(MARKET.slice(3));
    expect(damaged.content()).toEqual(await importOnce(backend, MARKET));
  });

  test("history and newest metrics give equal results in any order", async () => {
    const expected = await importOnce(backend, MARKET);
    await using repeated = new Imported(backend);
    for (const files of [MARKET, MARKET, MARKET.toReversed(), ...MARKET.map((file) => [file])]) {
      await repeated.import(files);
      if (files.length > 1) expect(repeated.content()).toEqual(expected);
    }
    expect(repeated.content()).toEqual(expected);
    const { assets } = await (await repeated.market.store()).snapshot();
    expect(assets.get(1)?.lastHistoricalData).toBe(START + 42 * DAY + 60_000);
  });
});
