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
  /** What to do when that many requests were sent. */
  readonly events?: Readonly<Record<number, () => unknown>>;
}

const PATH = "/v3/cryptocurrency/quotes/latest?id=100001";

/** Sends requests of random keys to random nodes. @returns What their callers saw, in the order of their ends. */
export async function sendLoad({
  urls,
  keys,
  requests,
  concurrency,
  seed,
  events = {},
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
    }
  }
  await Promise.all(Array.from({ length: concurrency }, send));
  return seen;
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
    await response.arrayBuffer();
    const { status, headers } = response;
    const credits = Number(headers.get("X-SVC-Credit-Count") ?? 0);
    return { ...seen, end: Date.now(), status, credits, hasRetryAfter: headers.has("Retry-After") };
  } catch {
    return { ...seen, end: Date.now(), credits: 0, hasRetryAfter: false };
  }
}

/** A generator of numbers from 0 to 1 (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}
