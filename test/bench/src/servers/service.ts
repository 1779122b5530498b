import { lowerPoolPriority, openBackend, startServer, tuneCollector } from "@market-data/service";
import { UnusableSecretError } from "@market-data/storage";
import { KEY, PLAN } from "./key.ts";
import { serveParent } from "./serve-parent.ts";

// The service as `market-data serve` runs it, with keys, limits, metrics and log. The limits are never reached.
// Arguments: a data folder, or the URLs of a PostgreSQL database and a Redis.
const [location = "", redis] = process.argv.slice(2);
const data = redis === undefined ? location : { market: location, accounts: location };
tuneCollector();
await makeKey();
const server = await startServer({
  data,
  host: "127.0.0.1",
  port: 0,
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
    // The key exists from an earlier run.
    if (!(error instanceof UnusableSecretError)) throw error;
  } finally {
    await accounts.close();
  }
}
