import { boundYoungGeneration, openBackend, startServer, UnusableSecret } from "@market-data/service";
import { KEY, PLAN } from "./key.ts";
import { serveParent } from "./measured-process.ts";

// The service as `market-data serve` runs it, on the data folder and with as many threads as given: keys, metering and the log of requests are on;
// only no limit is in the way.
const [data = "", threads = "1"] = process.argv.slice(2);
boundYoungGeneration();
await makeKey();
const server = await startServer({
  data,
  host: "127.0.0.1",
  port: 0,
  threads: Number(threads),
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
