import { setTimeout as delay } from "node:timers/promises";
import type { Seen } from "./invariants.ts";

export interface LoadOptions {
  /** The current URLs of the nodes. Undefined for a stopped node. */
  readonly urls: () => readonly (string | undefined)[];
  readonly keys: readonly { readonly id: string; readonly secret: string }[];
  /** The number of requests. */
  readonly requests: number;
  /** The number of concurrent requests. */
  readonly concurrency: number;
  /** Equal seeds send equal requests to equal nodes. */
  readonly seed: number;
  /** The pause after each request, in ms. Default: 0. */
  readonly pause?: number;
  /** Actions by the number of requests sent before. */
  readonly events?: Readonly<Record<number, () => unknown>>;
}

/** The asset of all requests. */
export const ASSET = 100_001;
const PATH = `/v3/cryptocurrency/quotes/latest?id=${ASSET}`;

/** Sends requests of random keys to random nodes. @returns The clients' views, in the order of the responses. */
export async function sendLoad({
  urls,
  keys,
  requests,
  concurrency,
  seed,
  events = {},
  pause = 0,
}: LoadOptions): Promise<Seen[]> {
  const random = createRandom(seed);
  const seen: Seen[] = [];
  let sent = 0;
  async function send(): Promise<void> {
    while (sent < requests) {
      await events[sent]?.();
      sent += 1;
      const key = keys[Math.floor(random() * keys.length)] as (typeof keys)[number];
      const running = urls().flatMap((url, node) => (url === undefined ? [] : { url, node }));
      const { url, node } = running[Math.floor(random() * running.length)] as (typeof running)[number];
      seen.push(await request(url, node, key));
      if (pause > 0) await delay(pause);
    }
  }
  await Promise.all(Array.from({ length: concurrency }, send));
  return seen;
}

/** Events of a load that write a price after every N requests. */
export function writePrices(
  store: { writePrice(): Promise<unknown> },
  requests: number,
  every = 50,
): Record<number, () => unknown> {
  const times = Array.from({ length: Math.floor(requests / every) }, (_, index) => index * every + 25);
  return Object.fromEntries(times.map((sent) => [sent, () => store.writePrice()]));
}

/** Sends a request. @returns The client's view. */
export async function request(
  url: string,
  node: number,
  { id, secret }: LoadOptions["keys"][number],
): Promise<Seen> {
  const start = Date.now();
  const seen = { key: id, node, start };
  try {
    const response = await fetch(url + PATH, { headers: { "X-SVC_PRO_API_KEY": secret } });
    const text = await response.text();
    const { status, headers } = response;
    return {
      ...seen,
      end: Date.now(),
      status,
      credits: Number(headers.get("X-SVC-Credit-Count") ?? 0),
      hasRetryAfter: headers.has("Retry-After"),
      ...(status === 200 && { price: readPrice(text) }),
    };
  } catch {
    return { ...seen, end: Date.now(), credits: 0, hasRetryAfter: false };
  }
}

function readPrice(text: string): number {
  const [asset] = JSON.parse(text) as [{ quote: [{ price: number }] }];
  return asset.quote[0].price;
}

/** A generator of numbers from 0 to 1 (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}
