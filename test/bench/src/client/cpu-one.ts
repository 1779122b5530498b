// Prints the time of one call, in microseconds: node cpu-one.ts FETCH peer openai, or: node cpu-one.ts FETCH BUNDLE VARIANT
// FETCH is "stub", a function in place of `fetch`, or "runtime", the fetch of Node with a stub in place of the network.
import { type Ours, variants } from "./variants.ts";

const WARM_UP = 5000;
const BATCHES = 200;
const CALLS = 100;

const body = JSON.stringify({
  data: [
    {
      id: 1,
      name: "Bitcoin",
      symbol: "BTC",
      slug: "bitcoin",
      quote: { USD: { price: 96_000, volume_24h: 1 } },
    },
  ],
  status: {
    timestamp: "2026-01-15T12:00:00.000Z",
    error_code: 0,
    error_message: null,
    elapsed: 1,
    credit_count: 1,
  },
});
const headers = { "Content-Type": "application/json", "X-SVC-Credit-Count": "1" };
const [kind, module, name] = process.argv.slice(2) as [string, string, string];
const stub = kind === "stub" ? async () => new Response(body, { headers }) : fetchFromMemory();
const call = module === "peer" ? await peer() : await ours();
for (let index = 0; index < WARM_UP; index++) await call();
const batches: number[] = [];
for (let batch = 0; batch < BATCHES; batch++) {
  // Not the CPU time of the process: systems count it in steps of some milliseconds. Nothing here waits.
  const before = performance.now();
  for (let index = 0; index < CALLS; index++) await call();
  batches.push(((performance.now() - before) * 1000) / CALLS);
}
// Near the least, because whatever else the machine does can only add to it; the very least contains no garbage collection.
console.log(batches.sort((one, other) => one - other)[BATCHES / 10]);

/** The fetch of Node, which gets its responses from a dispatcher in place of the network. */
function fetchFromMemory(): typeof globalThis.fetch {
  const bytes = Buffer.from(body);
  const raw = Object.entries({ ...headers, "Content-Length": String(bytes.length) })
    .flat()
    .map((text) => Buffer.from(text));
  const dispatch = (_: object, handler: Record<string, (...values: unknown[]) => void>) => {
    setImmediate(() => {
      handler["onConnect"]?.(() => {});
      handler["onHeaders"]?.(200, raw, () => {}, "OK");
      handler["onData"]?.(bytes);
      handler["onComplete"]?.([]);
    });
    return true;
  };
  Object.assign(globalThis, { [Symbol.for("undici.globalDispatcher.1")]: { dispatch } });
  return globalThis.fetch;
}

async function peer(): Promise<() => Promise<unknown>> {
  // The other clients' installation is known only while this runs.
  const { callers } = await import(
    new URL("../../../client/other-clients/src/callers.ts", import.meta.url).href
  );
  return callers[name](stub);
}

async function ours(): Promise<() => Promise<unknown>> {
  const ours = (await import(module)) as Ours;
  const { options = () => ({}), callOptions = () => undefined, byPath } = variants[name] ?? {};
  const api = ours.createMarketData({
    baseUrl: "https://api.example.com",
    apiKey: "benchmark-key",
    fetch: stub,
    ...options(ours),
  });
  if (byPath) {
    return () => api.fetch.GET("/v1/cryptocurrency/listings/latest", { params: { query: { limit: 1 } } });
  }
  return () => api.v1.cryptocurrency.listings.latest({ limit: 1 }, callOptions());
}
