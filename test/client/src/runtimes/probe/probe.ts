// Uses the client like a user, in any runtime. Imports no runtime module.
import {
  ConnectionError,
  createClient,
  createMarketData,
  cryptocurrencyMapV1,
  estimateCredits,
  QuotaError,
  TimeoutError,
  UnauthorizedError,
  UnreadableBodyError,
} from "@market-data/client";
import { cache } from "@market-data/client/cache";
import { limiter } from "@market-data/client/limiter";
import { logger } from "@market-data/client/logger";
import type { Report } from "./report.ts";

const KEY = "probe-key-0123456789";

/** Sends requests to the server of `src/server.ts` and reports the results to it. */
export async function probe(server: string, runtime: string): Promise<void> {
  const at = (place: string, more: object = {}) =>
    createMarketData({ baseUrl: `${server}/${place}`, apiKey: KEY, backOff: 10, ...more });
  const report: Report = { runtime, agent: agent(), checks: {} };
  for (const [name, check] of Object.entries(checks(server, at))) {
    report.checks[name] = await check().then(
      () => "",
      (error: unknown) => `${error}`.slice(0, 300),
    );
  }
  await fetch(`${server}/report`, { method: "POST", body: JSON.stringify(report) });
}

type At = (place: string, more?: object) => ReturnType<typeof createMarketData>;

const checks = (server: string, at: At): Record<string, () => Promise<void>> => ({
  "calls an operation by its URL": async () => {
    const { data } = await at("good").cryptocurrency.map({ limit: 2 });
    same(data.map(({ id }) => id).join(), "1,1027");
  },
  "sends the key, and lists with commas": async () => {
    const [echo] = (await at("echo").cryptocurrency.map({ symbol: ["BTC", "ETH"] })).data;
    same(decodeURIComponent(echo?.name ?? ""), "/echo/v1/cryptocurrency/map?symbol=BTC,ETH");
    same(echo?.symbol, KEY);
  },
  "calls a function": async () => {
    const client = createClient({ baseUrl: `${server}/good`, apiKey: KEY });
    same((await cryptocurrencyMapV1(client, { limit: 1 })).data.length, 1);
  },
  "calls a path": async () => {
    const { data } = await at("good").fetch.GET("/v1/cryptocurrency/map");
    same(data?.data.length, 3);
  },
  "reads headers and credits": async () => {
    const api = at("good");
    const { headers } = await api.cryptocurrency.map().withResponse();
    same(headers.requestId, "request-1");
    same(headers.creditCount, 1);
    same(api.usage.total, 1);
    same(estimateCredits("cryptocurrencyMapV1", {}) >= 0, true);
  },
  "reads a compressed body": async () => {
    same((await at("gzip").cryptocurrency.map()).data.length, 3);
  },
  "pages through": async () => {
    const ids: number[] = [];
    for await (const { id } of at("good").cryptocurrency.map.items({ limit: 1 })) ids.push(id);
    same(ids.join(), "1,1027,825");
  },
  retries: async () => {
    same((await at("flaky/retry").cryptocurrency.map()).data.length, 3);
  },
  "reports an unknown key": async () => {
    const error = await failure(at("refused").cryptocurrency.map(), UnauthorizedError);
    same(error.code, 1001);
    hidden(error);
  },
  "shows the line of the call in the stack of an error": async () => {
    async function userOfTheClient() {
      await at("refused").cryptocurrency.map();
    }
    const error = await failure(userOfTheClient(), UnauthorizedError);
    // Other engines have no stacks across `await`.
    if (agent().startsWith("Node.js")) same(`${error.stack}`.includes("userOfTheClient"), true);
  },
  "reports a quota": async () => {
    await failure(at("quota").cryptocurrency.map(), QuotaError);
  },
  "reports an unreadable body": async () => {
    await failure(at("broken").cryptocurrency.map(), UnreadableBodyError);
  },
  "reports a refused connection": async () => {
    // A closed port that browsers do not block.
    const api = createMarketData({ baseUrl: "http://127.0.0.1:49", apiKey: KEY, retries: 0 });
    hidden(await failure(api.cryptocurrency.map(), ConnectionError));
  },
  "ends a body that stalls": async () => {
    await failure(at("stall", { timeout: 100, retries: 0 }).cryptocurrency.map(), TimeoutError);
  },
  "aborts within a body": async () => {
    const controller = new AbortController();
    const call = at("stall").cryptocurrency.map({}, { signal: controller.signal });
    const reason = new Error("enough");
    setTimeout(() => controller.abort(reason), 100);
    const error = await call.then(
      () => "a response",
      (error: unknown) => error,
    );
    // Signals in React Native have no reason.
    if ("reason" in controller.signal) same(error, reason);
    else same((error as Error).name, "AbortError");
  },
  "reads a stream that is interrupted": async () => {
    const controller = new AbortController();
    const names: unknown[] = [];
    const read = async () => {
      for await (const { data } of at("stream").stream.quotes({ id: 1 }, { signal: controller.signal })) {
        names.push([data].flat()[0]?.name);
        if (names.length === 2) controller.abort(new Error("enough"));
      }
    };
    await failure(read(), Error);
    same(names.join(), "Coin \u20ac,1");
  },
  "shares identical requests": async () => {
    const { map } = at("slow/share").cryptocurrency;
    const responses = await Promise.all([map(), map(), map()]);
    same(responses.map(({ data }) => data[0]?.id).join(), "1,1,1");
  },
  "follows no redirect to another host": async () => {
    await failure(at("moved").cryptocurrency.map(), ConnectionError);
    same(await (await fetch(`${server}/stray`)).text(), "[]");
  },
  "keeps responses": async () => {
    const { map } = at("slow/cache", { use: [cache()] }).cryptocurrency;
    await map();
    same((await map()).data[0]?.id, 1);
  },
  "limits and logs": async () => {
    const entries: object[] = [];
    const log = (entry: object) => entries.push(entry);
    await at("good", { use: [limiter({ perMinute: 100 }), logger({ log })] }).cryptocurrency.map();
    same(entries.length, 1);
    hidden(entries);
  },
  "hides the key": async () => {
    hidden(at("good"));
  },
  "refuses wrong input": async () => {
    await failure(at("good").cryptocurrency.map({ limit: Number.NaN }), TypeError);
  },
});

/** Node before 21 has no `navigator`. */
function agent(): string {
  const { navigator, process } = globalThis as {
    navigator?: { userAgent: string };
    process?: { version: string };
  };
  return navigator?.userAgent ?? `Node.js ${process?.version}`;
}

function same(actual: unknown, expected: unknown): void {
  if (actual !== expected) throw new Error(`${String(actual)} in place of ${String(expected)}`);
}

/** Returns the error of a call that must fail with an error of a class. */
async function failure<Failure extends Error>(
  call: Promise<unknown>,
  // biome-ignore lint/suspicious/noExplicitAny: any constructor
  kind: new (...values: any[]) => Failure,
): Promise<Failure> {
  const error = await call.then(
    () => new Error("It did not fail."),
    (reason: unknown) => reason,
  );
  if (!(error instanceof kind)) throw error;
  return error;
}

function hidden(value: object): void {
  if (`${JSON.stringify(value)} ${value} ${(value as Error).stack}`.includes(KEY)) {
    throw new Error("The key is shown.");
  }
}
