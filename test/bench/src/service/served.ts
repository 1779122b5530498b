import {
  lowerPoolPriority,
  openBackend,
  startServer,
  tuneCollector,
  UnusableSecret,
} from "@market-data/service";
import { KEY, PLAN } from "./key.ts";
import { serveParent } from "./measured-process.ts";

// The service as `market-data serve` runs it, on a data folder or a database of PostgreSQL, with as many threads as given, and
// counting in a Redis where one is given: keys, metering and the log of requests are on; only no limit is in the way.
const [location = "", threads = "1", redis] = process.argv.slice(2);
const data = location.startsWith("postgres:") ? { market: location, accounts: location } : location;
tuneCollector();
await makeKey();
const server = await startServer({
  data,
  host: "127.0.0.1",
  port: 0,
  threads: Number(threads),
  meter: redis === undefined ? undefined : { url: redis },
  sample: false,
  settings: { addressLimit: 1_000_000_000 },
  plans: {
    [PLAN]: {
      rateLimitMinute: 1_000_000_000,
      creditLimitDaily: 1_000_000_000_000,
      creditLimitMonthly: 1_000_000_000_000,
      history: "P50Y",
    },
  },
});
await lowerPoolPriority();
serveParent(server.url, () => server.close());

async function makeKey(): Promise<void> {
  const accounts = await (await openBackend(data)).openAccounts();
  try {
    await accounts.keys.create({ plan: PLAN, name: "Bench", secret: KEY }, Date.now());
  } catch (error) {
    if (!(error instanceof UnusableSecret)) throw error;
  } finally {
    await accounts.close();
  }
}
