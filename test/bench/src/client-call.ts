// Prints the duration of one call in microseconds, with a stub for `fetch`: `node client-call.ts BUNDLE` for our
// client, or without a bundle for openapi-fetch.
const WARM_UP = 5000;
const BATCHES = 200;
const CALLS = 100;
const asset = { id: 1, name: "Bitcoin", symbol: "BTC", slug: "bitcoin", quote: { USD: { price: 96_000 } } };
const status = { timestamp: "2026-01-15T12:00:00.000Z", error_code: 0, error_message: null, credit_count: 1 };
const body = JSON.stringify({ data: [asset], status });
const headers = { "Content-Type": "application/json", "X-SVC-Credit-Count": "1" };
const stub = async () => new Response(body, { headers });

const [bundle] = process.argv.slice(2);
const call = bundle === undefined ? await createPeer() : await createOurs(bundle);
for (let index = 0; index < WARM_UP; index++) await call();
const batches: number[] = [];
for (let batch = 0; batch < BATCHES; batch++) {
  // Wall time: some systems count CPU time in steps of several milliseconds. Nothing here waits.
  const before = performance.now();
  for (let index = 0; index < CALLS; index++) await call();
  batches.push(((performance.now() - before) * 1000) / CALLS);
}
// The 10th percentile: other work only adds to a duration, and the minimum contains no garbage collection.
console.log(batches.sort((one, other) => one - other)[BATCHES / 10]);

async function createOurs(file: string): Promise<() => Promise<unknown>> {
  const { createMarketData } = (await import(file)) as typeof import("@market-data/client");
  const api = createMarketData({ baseUrl: "https://api.example.com", apiKey: "benchmark-key", fetch: stub });
  return () => api.v1.cryptocurrency.listings.latest({ limit: 1 });
}

async function createPeer(): Promise<() => Promise<unknown>> {
  // The folder of other clients is known only at run time.
  const file = new URL("../../client/other-clients/src/openapi-fetch-call.ts", import.meta.url);
  return (await import(file.href)).createCall(stub);
}
