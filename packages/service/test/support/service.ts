import { request } from "node:http";
import { connect } from "node:net";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import type { MarketOperation, MarketStore } from "@market-data/market";
import { emptyTables } from "@market-data/market/store";
import type { OperationId } from "@market-data/openapi";
import type { Meter } from "@market-data/storage";
import {
  createLogger,
  createService,
  type FeatureUsageCounter,
  MemoryMeter,
  PlanTable,
  type ServedOperations,
  type ServiceSettings,
} from "../../src/index.ts";
import { openMemoryAccounts } from "./accounts.ts";

export const NOON = Date.UTC(2026, 0, 15, 12);

/** Operation handlers that replace the market's handlers. */
export type Handlers = { readonly [Id in OperationId]?: MarketOperation["handle"] };

/** Fixed results: tests of the service do not depend on the market. */
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
  /** Replaces the handlers. */
  operations?: ServedOperations;
  plans?: PlanTable;
  meter?: Meter;
  featureUsage?: FeatureUsageCounter;
  settings?: Partial<ServiceSettings>;
  store?: MarketStore;
  runHealthChecks?: () => Promise<readonly string[]>;
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

/** A running service. Only the test moves its clock. */
export async function startService({ handlers = fixtures, ...options }: TestOptions = {}) {
  const clock = { now: NOON };
  const market = { version: 1 };
  const logged: string[] = [];
  const { keys, usage } = openMemoryAccounts();
  const now = (): number => clock.now;
  const log = createLogger({ now, write: (lines) => logged.push(...lines.trimEnd().split("\n")) });
  const service = createService({
    store:
      options.store ??
      ({
        snapshot: async () => ({ ...emptyTables(), version: market.version, metrics: new Map() }),
      } as unknown as MarketStore),
    keys,
    meter: options.meter ?? new MemoryMeter({ store: usage }),
    operations: options.operations ?? toOperations(handlers, options.earliestRequestedTime),
    plans: options.plans ?? new PlanTable(),
    settings: { addressLimit: 0, stopDrain: 0, metricsLifetime: 0, ...options.settings },
    log,
    now,
    ...(options.featureUsage && { featureUsage: options.featureUsage }),
    ...(options.runHealthChecks && { runHealthChecks: options.runHealthChecks }),
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
    /** Creates a key on a plan, activated now. */
    async key(plan: string): Promise<string> {
      return (await keys.create({ plan, name: plan }, clock.now)).secret;
    },
    /** Sends a request, optionally with a key. */
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
  /** As received on the wire. */
  bytes: Buffer;
  /** Decoded. */
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at any member.
  body: any;
}

/** Sends one request with an unchanged path, and reads the whole response. */
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

/** Sends arbitrary bytes, and reads until the service closes the connection. */
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
