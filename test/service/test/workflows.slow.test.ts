import { type Mock, startMock } from "@market-data/mock";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { AlteringProxy } from "../src/altering-proxy.ts";
import { KEY_HEADER, readContract } from "../src/contract.ts";
import { PUBLISHED_WORKFLOWS, respect, type WorkflowRun, workflowFiles } from "../src/respect.ts";
import { RunningService, UNLIMITED } from "../src/running-service.ts";
import { send } from "../src/send.ts";

const good = workflowFiles("good");
const bad = workflowFiles("bad");
/** The smallest plan of the contract allows 500 credits a day. The workflows need the last credits. */
const CREDITS_A_DAY = 500;

let service: RunningService;
let mock: Mock;
let badRuns: WorkflowRun[];
const goodRuns: Record<string, WorkflowRun[]> = {};

beforeAll(async () => {
  service = await RunningService.start({
    plans: {
      Basic: UNLIMITED,
      Enterprise: UNLIMITED,
      Hobbyist: { ...UNLIMITED, creditLimitDaily: 3 },
      Startup: { ...UNLIMITED, creditLimitDaily: 2 },
      Standard: { ...UNLIMITED, rateLimitMinute: 3 },
      Professional: { ...UNLIMITED, creditLimitDaily: 1 },
    },
    keys: {
      key: "Enterprise",
      small: "Basic",
      threeCredits: "Hobbyist",
      twoCredits: "Startup",
      threeCalls: "Standard",
      oneCredit: "Professional",
    },
  });
  mock = await startMock({
    port: 0,
    caching: true,
    countLimits: true,
    plans: { small: "Basic", threeCredits: "Basic", twoCredits: "Basic", threeCalls: "Basic" },
  });
  await spend("threeCredits", CREDITS_A_DAY - 3);
  await spend("twoCredits", CREDITS_A_DAY - 2);
  const keysOfMock = Object.fromEntries(Object.keys(service.keys).map((name) => [name, name]));
  const files = [PUBLISHED_WORKFLOWS, ...good.map(({ file }) => file)];
  goodRuns["service"] = (await respect(files, service.url, service.keys)).runs;
  goodRuns["mock"] = (await respect(files, mock.url, keysOfMock)).runs;
  badRuns = (
    await respect(
      bad.map(({ file }) => file),
      service.url,
      service.keys,
    )
  ).runs;
});

/** Spends credits of a key of the mock. A conversion costs a credit per currency. */
async function spend(key: string, credits: number): Promise<void> {
  const { data } = JSON.parse((await send(mock.url, "/v1/fiat/map?limit=50")).text) as {
    data: { id: number }[];
  };
  const ids = data.map(({ id }) => id);
  for (let left = credits; left > 0; left -= ids.length) {
    const target = `/v2/tools/price-conversion?amount=1&id=1&convert_id=${ids.slice(0, left)}`;
    const { status, headers } = await send(mock.url, target, { headers: { [KEY_HEADER]: key } });
    expect([status, headers["x-svc-credit-count"]]).toEqual([200, `${Math.min(left, ids.length)}`]);
  }
}

afterAll(async () => {
  const checks = (runs: WorkflowRun[]) =>
    runs.flatMap(({ steps }) => steps.flatMap((step) => step.checks)).length;
  console.log(
    `redocly respect: ${goodRuns["service"]?.length} good workflows with ${checks(goodRuns["service"] ?? [])} checks, ` +
      `${badRuns?.length} bad ones.`,
  );
  await mock?.close();
  await service?.stop();
});

describe.each(["service", "mock"])("workflows with correct expectations pass against the %s", (server) => {
  test.each([...good, { name: "workflows.json", workflows: readContract().operations.length }])(
    "$name",
    ({ name, workflows }) => {
      const runs = (goodRuns[server] ?? []).filter((run) => run.file === name);
      expect(runs).toHaveLength(workflows);
      expect(runs.flatMap(failedChecks)).toEqual([]);
    },
  );
});

describe("workflows with wrong expectations fail at the wrong expectation", () => {
  test.each(bad)("$name", ({ name }) => {
    const [run] = badRuns.filter((each) => each.file === name);
    expect(run?.passed).toBe(false);
    const failed = (run as WorkflowRun).steps.filter(({ checks }) => checks.some(({ passed }) => !passed));
    expect(failed.map(({ step }) => step)).toEqual(["claim"]);
    const kinds = failed[0]?.checks.filter(({ passed }) => !passed).map(({ name }) => name);
    expect(new Set(kinds)).toEqual(new Set(["success criteria check"]));
  });
});

describe("a correct workflow fails against a faulty service", () => {
  test.each([
    [
      "schema check",
      "a required field is missing",
      (body: string) => body.replaceAll('"slug"', '"sluk"'),
      {},
    ],
    ["content-type check", "a different media type", (body: string) => body, { "content-type": "text/html" }],
  ])("%s: %s", async (check, _, alterBody, headers) => {
    const altering = await AlteringProxy.start(service.url);
    altering.alterAll((response) => ({
      status: response.status,
      headers: { ...response.headers, ...headers },
      body: alterBody(response.body),
    }));
    const files = good.map(({ file }) => file).filter((file) => file.includes("identifiers"));
    const { code, runs } = await respect(files, altering.url, service.keys);
    await altering.stop();
    expect(code).toBe(1);
    expect(runs.flatMap(failedChecks).join("\n")).toContain(check);
  });
});

function failedChecks({ workflow, steps }: WorkflowRun): string[] {
  return steps.flatMap(({ step, checks }) =>
    checks
      .filter(({ passed }) => !passed)
      .map(({ name, message }) => `${workflow}, ${step}: ${name}, ${message}`),
  );
}
