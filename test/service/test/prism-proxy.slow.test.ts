import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { AlteringProxy } from "../src/altering-proxy.ts";
import { closedContract } from "../src/closed-contract.ts";
import { KEY_HEADER, type Operation, readContract } from "../src/contract.ts";
import { reportCoverage } from "../src/coverage.ts";
import { errorRequests } from "../src/error-requests.ts";
import { inParallel } from "../src/in-parallel.ts";
import { readKnown } from "../src/known.ts";
import { NEVER_SEEN } from "../src/never-seen.ts";
import { getRequests, type Known, type OperationRequest, toPath } from "../src/operation-requests.ts";
import { PrismProxy } from "../src/prism-proxy.ts";
import { Records } from "../src/records.ts";
import { RunningService, UNLIMITED } from "../src/running-service.ts";
import { Schemas } from "../src/schemas.ts";
import { send } from "../src/send.ts";

const AT_ONCE = 4;

const contract = readContract();
const closed = closedContract(contract.document);
const records = new Records(closed, new Schemas(closed));
const seen = new Set<string>();
const counts = { calls: 0, errors: 0, properties: 0 };

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
  known = await readKnown(service, service.keys["good"] ?? "");
});

afterAll(async () => {
  console.log(
    `Through Prism: ${counts.calls} successful requests, ${counts.errors} errors, ${counts.properties} properties seen.`,
  );
  // An experimental tool makes the report, so a failure of the tool fails no test.
  if (altering !== undefined) console.log(await reportCoverage(altering.exchanges).catch(String));
  await prism?.stop();
  await altering?.stop();
  await service?.stop();
});

describe("Prism finds no violation in any request or response", () => {
  test.each(contract.operations)("$id", async (operation) => {
    const calls = getRequests(operation, known);
    expect(calls.length).toBeGreaterThan(operation.parameters.length === 0 ? 0 : 2);
    const results = await inParallel(calls, AT_ONCE, async (call) => {
      const { reply, violations } = await prism.send(toPath(call), { headers: getKey("good") });
      if (reply.status === 200) note(operation, reply.status, reply.text);
      return { target: toPath(call), status: reply.status, violations };
    });
    counts.calls += calls.length;
    expect(results.filter(({ status, violations }) => status !== 200 || violations.length > 0)).toEqual([]);
  });

  test("the requests contain every parameter of every operation", () => {
    const unsent = contract.operations.flatMap((operation) => {
      const sent = new Set(getRequests(operation, known).flatMap(({ request }) => Object.keys(request)));
      return operation.parameters
        .filter(({ name }) => !sent.has(name))
        .map(({ name }) => `${operation.id} ${name}`);
    });
    expect(unsent).toEqual([]);
  });

  test("errors and responses without a body have no violations", async () => {
    // The key has one request per minute.
    await send(service.url, "/v1/simple/price?ids=1", { headers: getKey("usedUp") });
    const { good = "", small = "", usedUp = "" } = service.keys;
    const calls = errorRequests(contract, { good, small, usedUp });
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

test("the responses contain every property of every record", () => {
  const responded = contract.operations.flatMap(({ responses }) =>
    [...responses.values()].flatMap(({ record }) => record ?? []),
  );
  const documented = records.properties(responded);
  counts.properties = documented.filter((property) => seen.has(property)).length;
  expect(documented.filter((property) => !seen.has(property)).sort()).toEqual(Object.keys(NEVER_SEEN).sort());
});

test("Prism detects a fault in a response", async () => {
  const [call] = getRequests(contract.operations[0] as Operation, known);
  altering.alter("faulty", (response) => ({ ...response, status: 418 }));
  const headers = { ...getKey("good"), "X-Request-Id": "faulty" };
  const { violations } = await prism.send(toPath(call as OperationRequest), { headers });
  expect(violations).not.toEqual([]);
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
