// Prints the CPU time of one call, in microseconds: node cpu-one.ts peer openai, or: node cpu-one.ts BUNDLE VARIANT
import { type Ours, variants } from "./variants.ts";

const WARM_UP = 5000;
const BATCHES = 15;
const CALLS = 1000;

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
const stub = (async () => new Response(body, { headers })) as typeof globalThis.fetch;

const [module, name] = process.argv.slice(2) as [string, string];
const call = module === "peer" ? await peer() : await ours();
for (let index = 0; index < WARM_UP; index++) await call();
const batches: number[] = [];
for (let batch = 0; batch < BATCHES; batch++) {
  const before = process.threadCpuUsage();
  for (let index = 0; index < CALLS; index++) await call();
  const { user, system } = process.threadCpuUsage(before);
  batches.push((user + system) / CALLS);
}
// The least, because whatever else the machine does can only add to it.
console.log(Math.min(...batches));

async function peer(): Promise<() => Promise<unknown>> {
  // The other clients' installation is known only while this runs.
  const { callers } = await import(
    new URL("../../../client/other-clients/src/callers.ts", import.meta.url).href
  );
  return callers[name](stub);
}

async function ours(): Promise<() => Promise<unknown>> {
  const ours = (await import(module)) as Ours;
  const { options = () => ({}), callOptions = () => undefined } = variants[name] ?? {};
  const api = ours.createMarketData({
    baseUrl: "https://api.example.com",
    apiKey: "benchmark-key",
    fetch: stub,
    ...options(ours),
  });
  return () => api.v1.cryptocurrency.listings.latest({ limit: 1 }, callOptions());
}
