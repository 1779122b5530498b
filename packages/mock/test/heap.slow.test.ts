import { fork } from "node:child_process";
import { once } from "node:events";
import { Agent, get } from "node:http";
import { fileURLToPath } from "node:url";
import { operations } from "@market-data/openapi";
import { EXAMPLES_CLOCK } from "@market-data/sample";
import { expect, test } from "vitest";

const CONNECTIONS = 8;
const AUX = Object.keys(operations.cryptocurrencyQuotesLatestV3.aux.names);
const CURRENCIES = ["USD", "EUR", "GBP", "JPY", "CHF", "CNY", "INR", "KRW", "BRL", "AUD", "CAD", "SEK"];

/** Creates different requests: fields, currencies, rows and filters vary. */
function toPath(index: number): string {
  const number = Math.floor(index / 3);
  const currency = CURRENCIES[Math.floor(number / 1000) % CURRENCIES.length];
  const aux = AUX.filter((_, place) => (number >> place) & 1).join(",");
  return [
    `/v3/cryptocurrency/quotes/latest?id=1,1027&aux=${aux}&convert=${currency}`,
    `/v3/cryptocurrency/listings/latest?start=${1 + (number % 50)}&limit=13&price_min=0.${number}&convert=${currency}`,
    `/v2/cryptocurrency/ohlcv/historical?id=1&time_end=${toDay(number)}&count=3&convert=${currency}`,
  ][index % 3] as string;
}

/** Returns a day of the last two years before the mock's time. */
function toDay(number: number): string {
  return new Date(EXAMPLES_CLOCK - (1 + (number % 700)) * 86_400_000).toISOString().slice(0, 10);
}

test("15,000 different requests take no more memory than 5,000", async () => {
  const program = fileURLToPath(new URL("support/measured-mock.ts", import.meta.url));
  const child = fork(program, { execArgv: ["--expose-gc"] });
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  try {
    const [url] = await once(child, "message");
    const send = async (path: string): Promise<void> => {
      const sent = get(url + path, { agent, headers: { "X-SVC_PRO_API_KEY": "any" } });
      const [response] = await once(sent, "response");
      if (response.statusCode !== 200) throw new Error(`${path} is a ${response.statusCode}.`);
      response.resume();
      await once(response, "end");
    };
    let next = 0;
    const sendUpTo = async (end: number): Promise<void> => {
      const work = async () => {
        while (next < end) await send(toPath(next++));
      };
      await Promise.all(Array.from({ length: CONNECTIONS }, work));
    };
    const measure = async (): Promise<number> => {
      child.send("measure");
      const [bytes] = await once(child, "message");
      return bytes as number;
    };
    await sendUpTo(5_000);
    const before = await measure();
    await sendUpTo(15_000);
    expect((await measure()) / before).toBeLessThanOrEqual(1.05);
  } finally {
    agent.destroy();
    child.disconnect();
  }
});
