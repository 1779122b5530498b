import { request } from "node:http";
import { connect } from "node:net";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import type { MarketOperation, MarketStore } from "@market-data/market";
import type { OperationId } from "@market-data/openapi";
import {
  createLogger,
  createService,
  type FeatureUsageCounter,
  MemoryKeyStore,
  MemoryMeter,
  type Meter,
  PlanTable,
  type ServedOperations,
  type ServiceSettings,
} from "../../src/index.ts";

export const NOON = Date.UTC(2026, 0, 15, 12);

/** Handlers of operations, in the place of the market's. */
export type Handlers = { readonly [Id in OperationId]?: MarketOperation["handle"] };

/** Fixed results: these tests are about what the service adds to them, not about the market. */
export const fixtures = {
  cryptocurrencyMapV1: async () => ({ data: [{ id: 1, symbol: "BTC" }], count: 1 }),
  cryptocurrencyMultiplierV1: async () => ({
    data: { total_size: 0, has_more: false, items: [] },
    count: 0,
  }),
  simplePriceV1: async ({ ids }: { ids: readonly number[] }) => ({
    data: ids.map((id) => ({ id, price: 96_000 })),
    count: ids.length,
  }),
  cryptocurrencyListingsLatestV1: async ({ limit, start }: { limit: number; start: number }) => ({
    data: Array.from({ length: limit }, (_, index) => ({ id: start + index, svc_rank: start + index })),
    count: limit,
  }),
  cryptocurrencyQuotesLatestV1: async () => ({ data: {}, count: 0 }),
  cryptocurrencyQuotesLatestV3: async () => ({ data: [{ id: 1, symbol: "BTC" }], count: 1 }),
  cryptocurrencyListingsHistoricalV1: async () => ({ data: [], count: 0 }),
  /** Up to the current period, unless an end is requested. */
  cryptocurrencyOhlcvHistoricalV2: async ({ time_end }: { time_end?: number }) => ({
    data: {},
    count: 365,
    isIncomplete: time_end === undefined,
  }),
  cryptocurrencyTrendingLatestV1: async () => ({ data: [], count: 0 }),
  partnersFcasListingsLatestV1: async () => ({ data: [], count: 0, notice: "Nö scores" }),
  toolsPriceConversionV1: async () => ({ data: { id: 1 }, count: 1 }),
  dexNetworksListV4: async () => ({ data: [], count: 0 }),
} satisfies Handlers;

export interface TestOptions {
  handlers?: Handlers;
  earliestRequestedTime?: MarketOperation["earliestRequestedTime"];
  /** In the place of handlers. */
  operations?: ServedOperations;
  plans?: PlanTable;
  meter?: Meter;
  featureUsage?: FeatureUsageCounter;
  settings?: Partial<ServiceSettings>;
  store?: MarketStore;
  findFaults?: () => Promise<readonly string[]>;
  adminPort?: number;
}

function toOperations(
  handlers: Handlers,
  earliestRequestedTime: TestOptions["earliestRequestedTime"],
): ServedOperations {
  const operations = Object.entries(handlers).map(([id, handle]) => [
    id,
    {
      handle,
      measure: () => ({ units: 1, quotes: 1 }),
      ...(earliestRequestedTime && { earliestRequestedTime }),
    },
  ]);
  return Object.fromEntries(operations);
}

/** A running service whose clock stands still unless a test moves it. */
export async function startService({ handlers = fixtures, ...options }: TestOptions = {}) {
  const clock = { now: NOON };
  const market = { version: 1 };
  const logged: string[] = [];
  const keys = new MemoryKeyStore();
  const now = (): number => clock.now;
  const log = createLogger({ now, write: (lines) => logged.push(...lines.trimEnd().split("\n")) });
  const service = createService({
    store:
      options.store ??
      ({
        snapshot: async () => ({ version: market.version, metrics: new Map() }),
      } as unknown as MarketStore),
    keys,
    meter: options.meter ?? new MemoryMeter(),
    operations: options.operations ?? toOperations(handlers, options.earliestRequestedTime),
    plans: options.plans ?? new PlanTable(),
    settings: { addressLimit: 0, stopDrain: 0, metricsLifetime: 0, ...options.settings },
    log,
    now,
    ...(options.featureUsage && { featureUsage: options.featureUsage }),
    ...(options.findFaults && { findFaults: options.findFaults }),
  });
  const url = await service.listen({ host: "127.0.0.1", port: 0, adminPort: options.adminPort });
  const port = Number(new URL(url).port);
  return {
    service,
    clock,
    market,
    keys,
    get logged() {
      log.flush();
      return logged;
    },
    url,
    port,
    /** Makes a key on a plan, activated now. */
    async key(plan: string): Promise<string> {
      return (await keys.create({ plan, name: plan }, clock.now)).secret;
    },
    /** Sends a request, with a key where one is given. */
    get: (path: string, key?: string, headers: Record<string, string> = {}) =>
      send(port, path, { headers: { ...(key !== undefined && { "X-SVC_PRO_API_KEY": key }), ...headers } }),
    send: (path: string, how: { method?: string; headers?: Record<string, string> }) => send(port, path, how),
    raw: (bytes: string) => rawExchange(port, bytes),
    close: () => service.close(),
  };
}

export type TestService = Awaited<ReturnType<typeof startService>>;

export interface Reply {
  status: number;
  headers: Record<string, string>;
  /** As it came over the wire. */
  bytes: Buffer;
  /** Without its encoding. */
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at any member.
  body: any;
}

/** Sends one request, its path as it is, and reads the whole response. */
function send(
  port: number,
  path: string,
  { method = "GET", headers = {} }: { method?: string; headers?: Record<string, string> },
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () => {
        const bytes = Buffer.concat(chunks);
        const text = decoded(bytes, response.headers["content-encoding"]).toString();
        const isJson = response.headers["content-type"]?.startsWith("application/json") && text !== "";
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Record<string, string>,
          bytes,
          text,
          body: isJson ? JSON.parse(text) : undefined,
        });
      });
    });
    sent.on("error", reject);
    sent.end();
  });
}

function decoded(bytes: Buffer, encoding: string | undefined): Buffer {
  if (encoding === "gzip") return gunzipSync(bytes);
  if (encoding === "br") return brotliDecompressSync(bytes);
  if (encoding === "zstd") return zstdDecompressSync(bytes);
  return bytes;
}

/** Sends bytes that need not be a request, and reads until the service ends the connection. */
function rawExchange(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    let text = "";
    socket.setEncoding("utf8");
    socket.on("data", (chunk) => {
      text += chunk;
    });
    socket.on("close", () => resolve(text));
    socket.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "ECONNRESET" && error.code !== "EPIPE") reject(error);
    });
  });
}

/** The status object of a raw response. */
export function rawStatus(response: string): { line: string; status: Record<string, unknown> } {
  const body = response.slice(response.indexOf("\r\n\r\n") + 4);
  return { line: response.slice(0, response.indexOf("\r\n")), status: JSON.parse(body).status };
}
