// Counts requests of one account, as a node of the service does: node meter-process.ts REDIS_URL FOLDER ATTEMPTS LIMIT
// Prints the number of admitted requests, and of commands to Redis.
import { RedisConnection, RedisMeter } from "@market-data/cluster";
import { openBackend } from "@market-data/service";

const [url = "", folder = "", attempts = "0", limit = "0"] = process.argv.slice(2);
const CONCURRENCY = 32;
const account = {
  accountId: "shared",
  limits: {
    rateLimitMinute: 1e9,
    creditLimitDaily: Number(limit),
    creditLimitMonthly: 1e9,
    monthlyReset: "calendar-month",
  },
  activated: 0,
} as const;

const accounts = await (await openBackend(folder)).openAccounts();
const connection = new RedisConnection({ url, namespace: "processes", timeout: 10_000 });
await connection.open();
const meter = new RedisMeter({ connection, store: accounts.usage });
let left = Number(attempts);
let admitted = 0;

async function attempt(): Promise<void> {
  while (left > 0) {
    left -= 1;
    const { reservation } = await meter.admit(account, 1, Date.now());
    if (reservation === undefined) continue;
    admitted += 1;
    await new Promise(setImmediate);
    meter.settle(reservation, 1);
  }
}
await Promise.all(Array.from({ length: CONCURRENCY }, attempt));
const { commands } = connection;
await meter.close();
await connection.close();
await accounts.close();
console.log(JSON.stringify({ admitted, commands }));
