import { setTimeout as delay } from "node:timers/promises";
import type { Seen } from "./invariants.ts";

export interface LoadOptions {
  /** The URLs of the nodes now; undefined for one that does not run. */
  readonly urls: () => readonly (string | undefined)[];
  readonly keys: readonly { readonly id: string; readonly secret: string }[];
  /** How many requests are sent. */
  readonly requests: number;
  /** How many are under way at once. */
  readonly concurrency: number;
  /** The same one sends the same requests to the same nodes. */
  readonly seed: number;
  /** How long a sender waits after each, in ms; not at all where absent. */
  readonly pause?: number;
  /** What to do when that many requests were sent. */
  readonly events?: Readonly<Record<number, () => unknown>>;
}

/** The asset whose price is asked for. */
export const ASSET = 100_001;
const PATH = `/v3/cryptocurrency/quotes/latest?id=${ASSET}`;

/** Sends requests of random keys to random nodes. @returns What their callers saw, in the order of their ends. */
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

/** Writes a price with every so many requests of a load, as its events. */
export function writePrices(
  store: { writePrice(): Promise<unknown> },
  requests: number,
  every = 50,
): Record<number, () => unknown> {
  const times = Array.from({ length: Math.floor(requests / every) }, (_, index) => index * every + 25);
  return Object.fromEntries(times.map((sent) => [sent, () => store.writePrice()]));
}

/** What the caller of one request sees. */
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
