import type { Rate } from "@market-data/market";
import { PACKED_METRICS_FORMAT, packMetrics, unpackMetricsInSteps } from "@market-data/market/store";
import type { Steps } from "@market-data/scheduler";
import type { CommittedChanges } from "../postgres/changes.ts";

// How changes of the market travel. Metrics are packed as numbers: those of 10,000 assets are read in some milliseconds, where
// JSON blocks the reader for ten times as long. Everything else is JSON: it changes rarely.
// | length of the JSON, 32 bits, little-endian | JSON | spaces up to a multiple of 8 bytes | numbers |

interface Header extends Omit<CommittedChanges, "metrics" | "origin"> {
  readonly format: typeof FORMAT;
  readonly metricsFormat: typeof PACKED_METRICS_FORMAT;
  readonly origin: CommittedChanges["origin"] | null;
  /** How many numbers the metrics are. */
  readonly numbers: number;
}

/** Another number for each way of writing: nodes of another version read what they do not know from the database. */
const FORMAT = 3;
const LENGTH_BYTES = 4;
const NUMBER_BYTES = Float64Array.BYTES_PER_ELEMENT;

export function encodeChanges({ metrics, origin, ...rest }: CommittedChanges): Buffer {
  const numbers = packMetrics(metrics);
  const header: Header = {
    ...rest,
    format: FORMAT,
    metricsFormat: PACKED_METRICS_FORMAT,
    origin: origin ?? null,
    numbers: numbers.length,
  };
  const json = Buffer.from(JSON.stringify(header));
  const start = findNumbers(json.length);
  const bytes = Buffer.alloc(start + numbers.byteLength, " ");
  bytes.writeUInt32LE(json.length);
  json.copy(bytes, LENGTH_BYTES);
  bytes.set(new Uint8Array(numbers.buffer), start);
  return bytes;
}

/** What was encoded; undefined where it is of another format. @throws {unknown} where it is damaged. */
export function* decodeChanges(bytes: Buffer): Steps<CommittedChanges | undefined> {
  const length = bytes.readUInt32LE();
  const header = JSON.parse(bytes.toString("utf8", LENGTH_BYTES, LENGTH_BYTES + length)) as Header;
  if (header.format !== FORMAT || header.metricsFormat !== PACKED_METRICS_FORMAT) return undefined;
  const { format: _, metricsFormat: __, numbers, origin, ...rest } = header;
  const start = findNumbers(length);
  if (bytes.length !== start + numbers * NUMBER_BYTES) throw new RangeError("The metrics are not complete.");
  // A copy: numbers begin at a multiple of their length.
  const packed = new Float64Array(new Uint8Array(bytes.subarray(start)).buffer);
  const metrics = yield* unpackMetricsInSteps(packed);
  return { ...rest, origin: origin ?? undefined, metrics, rates: rest.rates as Rate[] };
}

/** Where the numbers begin, behind a JSON of some bytes. */
function findNumbers(jsonLength: number): number {
  return Math.ceil((LENGTH_BYTES + jsonLength) / NUMBER_BYTES) * NUMBER_BYTES;
}
