import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { AlteringProxy } from "../src/altering-proxy.ts";
import { type Call, getCalls, type Known, toPath } from "../src/calls.ts";
import { closedContract } from "../src/closed-contract.ts";
import { KEY_HEADER, type Operation, readContract } from "../src/contract.ts";
import { errorCalls } from "../src/error-calls.ts";
import { send } from "../src/exchange.ts";
import { inParallel } from "../src/in-parallel.ts";
import type { Json } from "../src/json.ts";
import { knownTo } from "../src/known.ts";
import { NEVER_SEEN } from "../src/never-seen.ts";
import { type JudgedResponse, plantedFaults } from "../src/planted-faults.ts";
import { PrismProxy } from "../src/prism-proxy.ts";
import { Records } from "../src/records.ts";
import { RunningService, UNLIMITED } from "../src/running-service.ts";
import { Schemas } from "../src/schemas.ts";

const AT_ONCE = 4;

const contract = readContract();
const closed = closedContract(contract.document);
const records = new Records(closed, new Schemas(closed));
const seen = new Set<string>();
const counts = { calls: 0, errors: 0, faults: 0, properties: 0 };

let service: RunningService;
let altering: AlteringProxy;
let prism: PrismProxy;
let known: Known;

beforeAll(async () => {
  service = await RunningService.start({
    plans: { Basic: UNLIMITED, Enterprise: UNLIMITED, Hobbyist: { rateLimitMinute: 1 } },
    keys: { good: "Enterprise", small: "Basic", usedUp: "Hobbyist" },
  });
  altering = await AlteringProxy.start(service.url);
  prism = await PrismProxy.start(closed, altering.url);
  known = await knownTo(service, service.keys["good"] ?? "");
});

afterAll(async () => {
  console.log(
    `Through Prism: ${counts.calls} good calls, ${counts.errors} others, ${counts.properties} properties seen, ` +
      `${counts.faults} planted faults found.`,
  );
  await prism?.stop();
  await altering?.stop();
  await service?.stop();
});

describe("every call and its response is as the contract says, to Prism", () => {
  test.each(contract.operations)("$id", async (operation) => {
    const calls = getCalls(operation, known);
    expect(calls.length).toBeGreaterThan(operation.parameters.length === 0 ? 0 : 2);
    const results = await inParallel(calls, AT_ONCE, async (call) => {
      const { reply, violations } = await prism.send(toPath(call), { headers: getKey("good") });
      if (reply.status === 200) note(operation, reply.status, reply.text);
      return { target: toPath(call), status: reply.status, violations };
    });
    counts.calls += calls.length;
    expect(results.filter(({ status, violations }) => status !== 200 || violations.length > 0)).toEqual([]);
  });

  test("each parameter of each operation was sent", () => {
    const unsent = contract.operations.flatMap((operation) => {
      const sent = new Set(getCalls(operation, known).flatMap(({ request }) => Object.keys(request)));
      return operation.parameters
        .filter(({ name }) => !sent.has(name))
        .map(({ name }) => `${operation.id} ${name}`);
    });
    expect(unsent).toEqual([]);
  });

  test("errors, too, and responses without a body", async () => {
    // The one call of that key's minute.
    await send(service.url, "/v1/simple/price?ids=1", { headers: getKey("usedUp") });
    const { good = "", small = "", usedUp = "" } = service.keys;
    const calls = errorCalls(contract, { good, small, usedUp });
    const wrong = await inParallel(calls, AT_ONCE, async ({ name, status, operation, target, headers }) => {
      const { reply, violations } = await prism.send(target, { headers });
      if (reply.status !== 304) note(operation, reply.status, reply.text);
      return reply.status === status && violations.length === 0
        ? []
        : [{ name, target, status: reply.status, violations }];
    });
    counts.errors += calls.length;
    expect(wrong.flat()).toEqual([]);
    expect(new Set(calls.map(({ status }) => status))).toEqual(new Set([304, 400, 401, 403, 429]));
  });
});

test("every property of every record is seen", () => {
  const responded = contract.operations.flatMap(({ responses }) =>
    [...responses.values()].flatMap(({ record }) => record ?? []),
  );
  const documented = records.properties(responded);
  counts.properties = documented.filter((property) => seen.has(property)).length;
  expect(documented.filter((property) => !seen.has(property)).sort()).toEqual(Object.keys(NEVER_SEEN).sort());
});

describe("a planted fault is found in every operation's response", () => {
  test.each(plantedFaults)("$name", async ({ name, plant }) => {
    const calls = contract.operations.map((operation) => getCalls(operation, known)[0] as Call);
    const outcomes = await inParallel(calls, AT_ONCE, async (call, index) => {
      const requestId = `${name.replaceAll(" ", "-")}-${index}`;
      let planted = false;
      altering.alter(requestId, ({ status, headers, body: text }) => {
        const body = JSON.parse(text) as Json;
        const places = records.places(getRecord(call.operation, status), body);
        const response: JudgedResponse = { status, headers: headers as Record<string, string>, body, places };
        planted = plant(response);
        return { status: response.status, headers: response.headers, body: JSON.stringify(response.body) };
      });
      const { violations } = await prism.send(toPath(call), {
        headers: { ...getKey("good"), "X-Request-Id": requestId },
      });
      return { id: call.operation.id, planted, found: violations.length > 0 };
    });
    const planted = outcomes.filter((outcome) => outcome.planted);
    counts.faults += planted.length;
    expect(planted.length).toBeGreaterThan(0);
    expect(planted.filter(({ found }) => !found).map(({ id }) => id)).toEqual([]);
  });
});

function getKey(name: string): Record<string, string> {
  return { [KEY_HEADER]: service.keys[name] ?? "" };
}

function getRecord({ responses }: Operation, status: number): string {
  return responses.get(status)?.record ?? "";
}

function note(operation: Operation, status: number, text: string): void {
  for (const { record, object } of records.places(getRecord(operation, status), JSON.parse(text))) {
    for (const [name, value] of Object.entries(object)) if (value !== null) seen.add(`${record}.${name}`);
  }
}
