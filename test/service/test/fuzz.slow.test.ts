import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { closedContract } from "../src/closed-contract.ts";
import { KEY_HEADER, type Operation, readContract } from "../src/contract.ts";
import { connections, sendBytes } from "../src/fuzz/bytes.ts";
import { someHeaders, someMethod } from "../src/fuzz/headers.ts";
import { heaviestTargets } from "../src/fuzz/heaviest.ts";
import { Judge } from "../src/fuzz/judge.ts";
import { readPools } from "../src/fuzz/pools.ts";
import { arbitraryRequests, type FuzzedRequest, type GetPool } from "../src/fuzz/requests.ts";
import type { Json } from "../src/json.ts";
import { RunningService, UNLIMITED } from "../src/running-service.ts";
import { Schemas } from "../src/schemas.ts";
import { send } from "../src/send.ts";

/** The number of requests per operation and the seed. The default seed makes runs reproducible. */
const RUNS = Number(process.env["FUZZ_RUNS"] ?? 15);
const SEED = Number(process.env["FUZZ_SEED"] ?? 20_260_115);
const TIMEOUT = 600_000 + RUNS * 1000;
/** The limits of a response's time and size on a busy machine, for generated and for the most expensive requests. */
const BUDGET = { milliseconds: 60_000, bytes: 16_000_000 };
const HEAVY_BUDGET = { milliseconds: 180_000, bytes: 100_000_000 };
const MAX_MEMORY = 1_200_000_000;

/** Operations whose series are computed on the first request. */
const COMPUTED_ONCE = [
  "/v1/global-metrics/quotes/historical?interval=daily&time_start=2024-01-20",
  "/v1/exchange/quotes/historical?id=101&interval=daily&time_start=2024-01-20",
];

const contract = readContract();
const schemas = new Schemas(closedContract(contract.document));
const judge = new Judge(contract, schemas);
const counts = new Map<string, number>();
const succeeded = new Map<string, number>();
const most = { milliseconds: 0, bytes: 0 };

let service: RunningService;
let key: Record<string, string>;
let getPool: GetPool;

beforeAll(async () => {
  service = await RunningService.start({ plans: { Enterprise: UNLIMITED }, keys: { all: "Enterprise" } });
  key = { [KEY_HEADER]: service.keys["all"] ?? "" };
  getPool = await readPools(service, service.keys["all"] ?? "");
  for (const target of COMPUTED_ONCE) await send(service.url, target, { headers: key, timeout: TIMEOUT });
});

afterAll(async () => {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const listed = [...counts].sort().map(([what, count]) => `${what}: ${count}`);
  console.log(`Fuzzed: ${total} calls, seed ${SEED} (${listed.join(", ")}).`);
  console.log(`The slowest took ${most.milliseconds} ms, the longest has ${most.bytes} bytes.`);
  await service?.stop();
});

describe("every response to a generated request has a documented form", () => {
  test.concurrent.each(contract.operations)(
    "$id",
    async (operation) => {
      await fc.assert(
        fc.asyncProperty(arbitraryRequests(operation, getPool), async (request) => {
          const reply = await send(service.url, request.target, { headers: key });
          counted(counts, `${request.verdict} ${reply.status}`);
          most.milliseconds = Math.max(most.milliseconds, Math.round(reply.milliseconds));
          most.bytes = Math.max(most.bytes, reply.text.length);
          if (reply.status === 200) counted(succeeded, operation.id);
          const faults = judge.findProblems(operation, request, reply, BUDGET);
          if (faults.length > 0) throw new Error(`${request.target.slice(0, 2000)}\n${faults.join("\n")}`);
        }),
        { seed: SEED, numRuns: RUNS, endOnFailure: false },
      );
    },
    TIMEOUT,
  );
});

describe("outside the query", () => {
  test.concurrent(
    "arbitrary headers and methods",
    async () => {
      const operation = contract.operations.find(
        ({ id }) => id === "cryptocurrencyListingsLatestV1",
      ) as Operation;
      await fc.assert(
        fc.asyncProperty(someMethod, someHeaders, async (method, headers) => {
          const target = `${operation.path}?limit=20`;
          const reply = await send(service.url, target, { method, headers: { ...headers, ...key } });
          counted(counts, `headers ${reply.status}`);
          const expected =
            method === "OPTIONS" ? [204] : method === "GET" || method === "HEAD" ? [200, 304] : [405];
          const faults = method === "OPTIONS" ? [] : judge.findFormProblems(operation, reply, BUDGET);
          if (!expected.includes(reply.status)) faults.push(`${method} gets ${reply.status}`);
          if (faults.length > 0) throw new Error(faults.join("\n"));
        }),
        { seed: SEED, numRuns: RUNS * 2 },
      );
    },
    TIMEOUT,
  );

  test.concurrent(
    "arbitrary invalid keys",
    async () => {
      const operation = contract.operations.find(({ id }) => id === "simplePriceV1") as Operation;
      await fc.assert(
        fc.asyncProperty(someHeaders, async (headers) => {
          const value = headers["Accept"] ?? "";
          const reply = await send(service.url, `${operation.path}?ids=1`, {
            headers: { [KEY_HEADER]: value },
          });
          counted(counts, `keys ${reply.status}`);
          const faults = judge.findFormProblems(operation, reply, BUDGET);
          if (reply.status !== 401) faults.push(`the key ${value} gets ${reply.status}`);
          if (faults.length > 0) throw new Error(faults.join("\n"));
        }),
        { seed: SEED, numRuns: RUNS },
      );
    },
    TIMEOUT,
  );

  test.concurrent(
    "malformed HTTP",
    async () => {
      const port = Number(new URL(service.url).port);
      await fc.assert(
        fc.asyncProperty(connections, async (bytes) => {
          const { status, body, milliseconds } = await sendBytes(port, bytes, BUDGET.milliseconds);
          counted(counts, `bytes ${status}`);
          const faults = judge.findRawProblems(status, body);
          if (milliseconds >= BUDGET.milliseconds) faults.push(`no end within ${BUDGET.milliseconds} ms`);
          if (faults.length > 0)
            throw new Error(`${JSON.stringify(bytes.slice(0, 500))}\n${faults.join("\n")}`);
        }),
        { seed: SEED, numRuns: RUNS * 2 },
      );
    },
    TIMEOUT,
  );
});

test("the most expensive requests stay within their budget", async () => {
  const list = async (target: string): Promise<number[]> => {
    const { text } = await send(service.url, target, { headers: key });
    return (JSON.parse(text).data as { id: number }[]).map(({ id }) => id);
  };
  const ids = await list("/v1/cryptocurrency/map");
  const currencies = await list("/v1/cryptocurrency/listings/latest?limit=120");
  const over: string[] = [];
  for (const target of heaviestTargets(ids, currencies)) {
    const operation = contract.operations.find(({ path }) => path === target.split("?")[0]) as Operation;
    const reply = await send(service.url, target, { headers: key, timeout: HEAVY_BUDGET.milliseconds });
    counted(counts, `heaviest ${reply.status}`);
    const faults = judge.findFormProblems(operation, reply, HEAVY_BUDGET);
    if (faults.length > 0) over.push(`${target.slice(0, 100)}: ${faults.join("; ")}`);
  }
  expect(over).toEqual([]);
});

describe("the checks detect a fault in a response", () => {
  test.each<[string, (body: Record<string, Json>[]) => void, Partial<{ status: number; headers: object }>]>([
    ["a string instead of a number", ([first]) => Object.assign(first ?? {}, { id: "1x" }), {}],
    ["an undocumented field", ([first]) => Object.assign(first ?? {}, { surprise: 1 }), {}],
    ["an undocumented status", () => {}, { status: 418 }],
    ["an undocumented media type", () => {}, { headers: { "content-type": "text/html; charset=utf-8" } }],
    ["a word in a numeric header", () => {}, { headers: { "x-svc-credit-count": "many" } }],
  ])("%s", async (_, spoil, { status, headers }) => {
    const operation = contract.operations.find(
      ({ id }) => id === "cryptocurrencyListingsLatestV1",
    ) as Operation;
    const reply = await send(service.url, `${operation.path}?limit=5`, { headers: key });
    expect(judge.findFormProblems(operation, reply, BUDGET)).toEqual([]);
    const body = JSON.parse(reply.text);
    spoil(body.data);
    const spoilt = {
      ...reply,
      status: status ?? reply.status,
      headers: { ...reply.headers, ...headers },
      text: JSON.stringify(body),
    };
    expect(judge.findFormProblems(operation, spoilt, BUDGET)).not.toEqual([]);
  });

  test("a stack trace, a slow response, a large response, a wrong outcome", async () => {
    const operation = contract.operations.find(({ id }) => id === "simplePriceV1") as Operation;
    const right: FuzzedRequest = { target: `${operation.path}?ids=1`, verdict: "right", suspects: [] };
    const good = await send(service.url, right.target, { headers: key });
    const bad = await send(service.url, operation.path, { headers: key });
    const wrong: FuzzedRequest = { target: operation.path, verdict: "wrong", suspects: ["ids"] };
    expect(judge.findProblems(operation, right, good, BUDGET)).toEqual([]);
    expect(judge.findProblems(operation, wrong, bad, BUDGET)).toEqual([]);
    const told = { ...bad, text: bad.text.replace("Missing", "TypeError: no") };
    expect(judge.findProblems(operation, wrong, told, BUDGET)).not.toEqual([]);
    expect(
      judge.findProblems(operation, right, { ...good, milliseconds: BUDGET.milliseconds + 1 }, BUDGET),
    ).not.toEqual([]);
    expect(judge.findProblems(operation, right, good, { ...BUDGET, bytes: 10 })).not.toEqual([]);
    const refused = { ...bad, text: bad.text.replaceAll("ids", "other") };
    expect(judge.findProblems(operation, right, refused, BUDGET)).not.toEqual([]);
    expect(judge.findProblems(operation, wrong, good, BUDGET)).not.toEqual([]);
    expect(judge.findProblems(operation, { ...wrong, suspects: ["other"] }, bad, BUDGET)).not.toEqual([]);
  });
});

test("enough requests succeeded to check their responses", () => {
  const seldom = contract.operations
    .filter(({ id }) => (succeeded.get(id) ?? 0) < RUNS / 10)
    .map(({ id }) => [id, succeeded.get(id)]);
  expect(seldom).toEqual([]);
});

test("the service had no internal error and stayed within its memory limit", async () => {
  expect(service.log).toBe("");
  const memory = await service.peakMemory();
  console.log(`The service held ${Math.round(memory / 1e6)} MB at most.`);
  expect(memory).toBeLessThan(MAX_MEMORY);
});

function counted(tally: Map<string, number>, what: string): void {
  tally.set(what, (tally.get(what) ?? 0) + 1);
}
