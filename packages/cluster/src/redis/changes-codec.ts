import type { Rate } from "@market-data/market";
import {
  FIGURE_FIELDS,
  finish,
  finishInTurns,
  type MetricsWithPast,
  type RankableMetrics,
  type Steps,
} from "@market-data/market/store";
import type { CommittedChanges } from "../postgres/changes.ts";

// How changes of the market travel. Metrics are columns of 64-bit floats, null as NaN: those of 10,000 assets are read in some
// milliseconds, where JSON blocks the reader for ten times as long. Everything else is JSON: it changes rarely.
// | length of the JSON, 32 bits, little-endian | JSON | spaces up to a multiple of 8 bytes | columns, little-endian |

interface Header extends Omit<CommittedChanges, "metrics" | "origin"> {
  readonly format: typeof FORMAT;
  readonly origin: CommittedChanges["origin"] | null;
  /** How many assets the columns are of. */
  readonly assets: number;
}

/** Another number for each way of writing: nodes of another version read what they do not know from the database. */
const FORMAT = 2;
/** Those of the time before: six prices and a volume. */
const EARLIER_COLUMNS = 7;
const COLUMNS = FIGURE_FIELDS.length + EARLIER_COLUMNS;
/** How many assets are decoded in one step. */
const ROWS_PER_STEP = 128;
const LENGTH_BYTES = 4;
const FLOAT_BYTES = Float64Array.BYTES_PER_ELEMENT;

export function encodeChanges({ metrics, origin, ...rest }: CommittedChanges): Buffer {
  const header: Header = { ...rest, format: FORMAT, origin: origin ?? null, assets: metrics.length };
  const json = Buffer.from(JSON.stringify(header));
  const start = Math.ceil((LENGTH_BYTES + json.length) / FLOAT_BYTES) * FLOAT_BYTES;
  const bytes = Buffer.alloc(start + metrics.length * COLUMNS * FLOAT_BYTES, " ");
  bytes.writeUInt32LE(json.length);
  json.copy(bytes, LENGTH_BYTES);
  const view = new DataView(bytes.buffer, bytes.byteOffset + start);
  metrics.forEach((one, row) => {
    toNumbers(one).forEach((number, column) => {
      view.setFloat64((column * metrics.length + row) * FLOAT_BYTES, number ?? Number.NaN, true);
    });
  });
  return bytes;
}

/** What was encoded; undefined where it is of another format. @throws {unknown} where it is damaged. */
export function decodeChanges(bytes: Buffer): CommittedChanges | undefined {
  return finish(decodeInSteps(bytes));
}

/** The same in turns, so that requests are handled meanwhile. */
export function decodeChangesInTurns(bytes: Buffer): Promise<CommittedChanges | undefined> {
  return finishInTurns(decodeInSteps(bytes));
}

function* decodeInSteps(bytes: Buffer): Steps<CommittedChanges | undefined> {
  const length = bytes.readUInt32LE();
  const header = JSON.parse(bytes.toString("utf8", LENGTH_BYTES, LENGTH_BYTES + length)) as Header;
  if (header.format !== FORMAT) return undefined;
  const { format: _, assets, origin, ...rest } = header;
  const start = Math.ceil((LENGTH_BYTES + length) / FLOAT_BYTES) * FLOAT_BYTES;
  if (bytes.length !== start + assets * COLUMNS * FLOAT_BYTES)
    throw new RangeError("The columns are not complete.");
  const view = new DataView(bytes.buffer, bytes.byteOffset + start);
  const metrics: RankableMetrics[] = [];
  for (let row = 0; row < assets; row += 1) {
    if (row % ROWS_PER_STEP === 0) yield;
    metrics.push(
      toMetrics((column) => {
        const number = view.getFloat64((column * assets + row) * FLOAT_BYTES, true);
        return Number.isNaN(number) ? null : number;
      }),
    );
  }
  return { ...rest, origin: origin ?? undefined, metrics, rates: rest.rates as Rate[] };
}

function toNumbers(one: MetricsWithPast): (number | null)[] {
  const before = one.priceBefore;
  return [
    ...FIGURE_FIELDS.map((field) => {
      const value = one[field];
      return typeof value === "boolean" ? Number(value) : value;
    }),
    before["1h"],
    before["24h"],
    before["7d"],
    before["30d"],
    before["60d"],
    before["90d"],
    one.volume24hBefore,
  ];
}

/** In the order of `toNumbers`; one object literal, so that all of them have one shape. */
function toMetrics(read: (column: number) => number | null): RankableMetrics {
  return {
    assetId: read(0) as number,
    price: read(1) as number,
    volume24h: read(2),
    volume7d: read(3),
    volume30d: read(4),
    volume24hReported: read(5),
    volume7dReported: read(6),
    volume30dReported: read(7),
    circulatingSupply: read(8),
    totalSupply: read(9),
    selfReportedCirculatingSupply: read(10),
    unlockedCirculatingSupply: read(11),
    isMarketCapIncludedInCalc: read(12) === 1,
    tvl: read(13),
    lastUpdated: read(14) as number,
    priceBefore: {
      "1h": read(15),
      "24h": read(16),
      "7d": read(17),
      "30d": read(18),
      "60d": read(19),
      "90d": read(20),
    },
    volume24hBefore: read(21),
    rank: undefined,
    numMarketPairs: undefined,
  };
}
