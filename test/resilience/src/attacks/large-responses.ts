import { setTimeout as sleep } from "node:timers/promises";
import { keyHeader } from "@market-data/openapi";
import type { Attack } from "../attack.ts";
import { UnreadConnection } from "../load/raw.ts";
import { type RunningService, UNLIMITED } from "../target/running-service.ts";
import { LARGEST_PAGE, largestPage } from "./largest-page.ts";

/** Timeout for the start of all large responses. */
const START_TIMEOUT_MS = 30_000;

const AT_ONCE = 3;
const BUSY = [429, 503];
const ATTEMPTS = 10;
const RECORD = '"slug":';

/** Counts the records of a complete response. Retries after `Retry-After` seconds, as clients do. */
async function countRecords(service: RunningService, path: string, key: string): Promise<number> {
  let response = await service.get(path, key);
  for (let attempt = 1; attempt < ATTEMPTS && BUSY.includes(response.status); attempt++) {
    await response.arrayBuffer();
    await sleep(Number(response.headers.get("retry-after") ?? 1) * 1000);
    response = await service.get(path, key);
  }
  if (response.status !== 200 || response.body === null) return 0;
  const decoder = new TextDecoder();
  let records = 0;
  let rest = "";
  for await (const chunk of response.body) {
    const text = rest + decoder.decode(chunk, { stream: true });
    records += text.split(RECORD).length - 1;
    // A field name may be split between two chunks.
    rest = text.slice(-(RECORD.length - 1));
  }
  return rest.endsWith("}}") ? records : 0;
}

/** Attacks with large, allowed responses. */
export const largeResponses: readonly Attack[] = [
  {
    name: "largest-page-whole",
    promise:
      "The largest allowed response is complete, alone and together with other responses of this size.",
    bounds: {
      "records of a single response": { atLeast: LARGEST_PAGE, atMost: LARGEST_PAGE },
      "complete concurrent responses": { atLeast: AT_ONCE },
      "memory (MB)": { atMost: 600 },
      crashes: { atMost: 0 },
    },
    isSlow: true,
    async run(target) {
      const { data, enterprise } = await target.marketFolder();
      const others = [await target.createKey(data, "Enterprise"), await target.createKey(data, "Enterprise")];
      await using service = await target.serve({ data, plans: { Enterprise: UNLIMITED } });
      const alone = await countRecords(service, largestPage(0), enterprise.key);
      const together = await Promise.all(
        [enterprise, ...others].map(({ key }, index) =>
          countRecords(service, largestPage(index + 1), key).catch(() => 0),
        ),
      );
      return {
        "records of a single response": alone,
        "complete concurrent responses": together.filter((records) => records === LARGEST_PAGE).length,
        "memory (MB)": service.process.peakMemory,
        crashes: service.crashes,
      };
    },
  },
  {
    name: "largest-pages-unread",
    promise: "Unread large responses do not block large responses of other keys.",
    bounds: {
      "status for another key": { atLeast: 200, atMost: 200 },
      crashes: { atMost: 0 },
    },
    async run(target) {
      const { data, enterprise } = await target.marketFolder();
      const others = [await target.createKey(data, "Enterprise"), await target.createKey(data, "Enterprise")];
      await using service = await target.serve({ data, plans: { Enterprise: UNLIMITED } });
      // The responses of two keys use up all quotes that may be in progress.
      const connections = await Promise.all(
        others.map(async ({ key }, index) => {
          const connection = await UnreadConnection.open(service.port, "127.0.0.1");
          const head = `GET ${largestPage(index)} HTTP/1.1\r\nHost: localhost\r\n${keyHeader}: ${key}`;
          connection.write(`${head}\r\n\r\n`);
          return connection;
        }),
      );
      const start = Date.now();
      while ((await countInProgress(service)) < others.length) {
        if (Date.now() - start > START_TIMEOUT_MS) throw new Error("The service started no large responses.");
        await sleep(50);
      }
      const response = await service.get(largestPage(2), enterprise.key);
      await response.body?.cancel();
      for (const connection of connections) connection.destroy();
      return { "status for another key": response.status, crashes: service.crashes };
    },
  },
];

async function countInProgress({ adminUrl }: RunningService): Promise<number> {
  const metrics = await (await fetch(`${adminUrl}/metrics`)).text();
  return Number(/^market_data_large_responses_active (\d+)/m.exec(metrics)?.[1] ?? 0);
}
