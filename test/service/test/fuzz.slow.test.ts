import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { closedContract } from "../src/closed-contract.ts";
import { KEY_HEADER, type Operation, readContract } from "../src/contract.ts";
import { send } from "../src/exchange.ts";
import { connections, exchange } from "../src/fuzz/bytes.ts";
import { someHeaders, someMethod } from "../src/fuzz/headers.ts";
import { heaviestTargets } from "../src/fuzz/heaviest.ts";
import { Judge } from "../src/fuzz/judge.ts";
import { readPools } from "../src/fuzz/pools.ts";
import { arbitraryRequests, type FuzzedRequest, type PoolOf } from "../src/fuzz/requests.ts";
import type { Json } from "../src/json.ts";
import { type JudgedResponse, plantedFaults } from "../src/planted-faults.ts";
import { Records } from "../src/records.ts";
import { RunningService, UNLIMITED } from "../src/running-service.ts";
import { Schemas } from "../src/schemas.ts";

/** How many calls each operation gets, and from where they are made up: the same ones each time unless told otherwise. */
const RUNS = Number(process.env["FUZZ_RUNS"] ?? 30);
const SEED = Number(process.env["FUZZ_SEED"] ?? 20_260_115);
const TIMEOUT = 60_000 + RUNS * 200;
/** What one response may take, on a machine that does much else: of calls made up, and of the heaviest ones that there are. */
const BUDGET = { milliseconds: 10_000, bytes: 16_000_000 };
const HEAVY_BUDGET = { milliseconds: 60_000, bytes: 100_000_000 };
const MOST_MEMORY = 1_200_000_000;

const contract = readContract();
const closed = closedContract(contract.document);
const schemas = new Schemas(closed);
const judge = new Judge(contract, schemas);
const records = new Records(closed, schemas);
const counts = new Map<string, number>();
const succeeded = new Map<string, number>();
const most = { milliseconds: 0, bytes: 0 };

let service: RunningService;
let key: Record<string, string>;
let poolOf: PoolOf;

beforeAll(async () => {
  service = await RunningService.start({ plans: { Enterprise: UNLIMITED }, keys: { all: "Enterprise" } });
  key = { [KEY_HEADER]: service.keys["all"] ?? "" };
  poolOf = await readPools(service, service.keys["all"] ?? "");
});

afterAll(async () => {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const listed = [...counts].sort().map(([what, count]) => `${what}: ${count}`);
  console.log(`Fuzzed: ${total} calls, seed ${SEED} (${listed.join(", ")}).`);
  console.log(`The slowest took ${most.milliseconds} ms, the longest has ${most.bytes} bytes.`);
  await service?.stop();
});

describe("whatever is asked, the response has the contract's form", () => {
  test.concurrent.each(contract.operations)(
    "$id",
    async (operation) => {
      await fc.assert(
        fc.asyncProperty(arbitraryRequests(operation, poolOf), async (request) => {
          const reply = await send(service.url, request.target, { headers: key });
          counted(counts, `${request.verdict} ${reply.status}`);
          most.milliseconds = Math.max(most.milliseconds, Math.round(reply.milliseconds));
          most.bytes = Math.max(most.bytes, reply.text.length);
          if (reply.status === 200) counted(succeeded, operation.id);
          const faults = judge.faults(operation, request, reply, BUDGET);
          if (faults.length > 0) throw new Error(`${request.target.slice(0, 2000)}\n${faults.join("\n")}`);
        }),
        { seed: SEED, numRuns: RUNS, endOnFailure: false },
      );
    },
    TIMEOUT,
  );
});

describe("beyond the query", () => {
  test.concurrent(
    "headers and methods of all kinds",
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
          const faults = method === "OPTIONS" ? [] : judge.formFaults(operation, reply, BUDGET);
          if (!expected.includes(reply.status)) faults.push(`${method} gets ${reply.status}`);
          if (faults.length > 0) throw new Error(faults.join("\n"));
        }),
        { seed: SEED, numRuns: RUNS * 2 },
      );
    },
    TIMEOUT,
  );

  test.concurrent(
    "keys of all kinds: none of them is good",
    async () => {
      const operation = contract.operations.find(({ id }) => id === "simplePriceV1") as Operation;
      await fc.assert(
        fc.asyncProperty(someHeaders, async (headers) => {
          const value = headers["Accept"] ?? "";
          const reply = await send(service.url, `${operation.path}?ids=1`, {
            headers: { [KEY_HEADER]: value },
          });
          counted(counts, `keys ${reply.status}`);
          const faults = judge.formFaults(operation, reply, BUDGET);
          if (reply.status !== 401) faults.push(`the key ${value} gets ${reply.status}`);
          if (faults.length > 0) throw new Error(faults.join("\n"));
        }),
        { seed: SEED, numRuns: RUNS },
      );
    },
    TIMEOUT,
  );

  test.concurrent(
    "bytes that are hardly HTTP",
    async () => {
      const port = Number(new URL(service.url).port);
      await fc.assert(
        fc.asyncProperty(connections, async (bytes) => {
          const { status, body, milliseconds } = await exchange(port, bytes, BUDGET.milliseconds);
          counted(counts, `bytes ${status}`);
          const faults = judge.rawFaults(status, body);
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

test("the most that can be asked for stays within a budget, too", async () => {
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
    const faults = judge.formFaults(operation, reply, HEAVY_BUDGET);
    if (faults.length > 0) over.push(`${target.slice(0, 100)}: ${faults.join("; ")}`);
  }
  expect(over).toEqual([]);
}, 300_000);

describe("a fault that is planted into a response is found", () => {
  test.each(plantedFaults)("$name", async ({ plant }) => {
    const operation = contract.operations.find(
      ({ id }) => id === "cryptocurrencyListingsLatestV1",
    ) as Operation;
    const reply = await send(service.url, `${operation.path}?limit=5`, { headers: key });
    const body = JSON.parse(reply.text) as Json;
    const places = records.places(operation.responses.get(200)?.record ?? "", body);
    const response: JudgedResponse = {
      status: 200,
      headers: reply.headers as Record<string, string>,
      body,
      places,
    };
    expect(judge.formFaults(operation, reply, BUDGET)).toEqual([]);
    if (!plant(response)) return;
    const spoilt = {
      ...reply,
      status: response.status,
      headers: response.headers,
      text: JSON.stringify(response.body),
    };
    expect(judge.formFaults(operation, spoilt, BUDGET)).not.toEqual([]);
  });

  test("a stack trace, a slow response, a large one, the wrong verdict", async () => {
    const operation = contract.operations.find(({ id }) => id === "simplePriceV1") as Operation;
    const right: FuzzedRequest = { target: `${operation.path}?ids=1`, verdict: "right", suspects: [] };
    const good = await send(service.url, right.target, { headers: key });
    const bad = await send(service.url, operation.path, { headers: key });
    const wrong: FuzzedRequest = { target: operation.path, verdict: "wrong", suspects: ["ids"] };
    expect(judge.faults(operation, right, good, BUDGET)).toEqual([]);
    expect(judge.faults(operation, wrong, bad, BUDGET)).toEqual([]);
    const told = { ...bad, text: bad.text.replace("Missing", "TypeError: no") };
    expect(judge.faults(operation, wrong, told, BUDGET)).not.toEqual([]);
    expect(judge.faults(operation, right, { ...good, milliseconds: 60_000 }, BUDGET)).not.toEqual([]);
    expect(judge.faults(operation, right, good, { ...BUDGET, bytes: 10 })).not.toEqual([]);
    const refused = { ...bad, text: bad.text.replaceAll("ids", "other") };
    expect(judge.faults(operation, right, refused, BUDGET)).not.toEqual([]);
    expect(judge.faults(operation, wrong, good, BUDGET)).not.toEqual([]);
    expect(judge.faults(operation, { ...wrong, suspects: ["other"] }, bad, BUDGET)).not.toEqual([]);
  });
});

test("enough of the calls got through for the responses to have been looked at", () => {
  const seldom = contract.operations
    .filter(({ id }) => (succeeded.get(id) ?? 0) < RUNS / 10)
    .map(({ id }) => [id, succeeded.get(id)]);
  expect(seldom).toEqual([]);
});

test("nothing went wrong inside the service, and its memory stayed within bounds", async () => {
  expect(service.log).toBe("");
  const memory = await service.peakMemory();
  console.log(`The service held ${Math.round(memory / 1e6)} MB at most.`);
  expect(memory).toBeLessThan(MOST_MEMORY);
});

function counted(tally: Map<string, number>, what: string): void {
  tally.set(what, (tally.get(what) ?? 0) + 1);
}
