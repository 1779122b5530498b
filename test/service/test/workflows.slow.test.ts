import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { AlteringProxy } from "../src/altering-proxy.ts";
import { respect, type WorkflowRun, workflowFiles } from "../src/respect.ts";
import { RunningService, UNLIMITED } from "../src/running-service.ts";

const good = workflowFiles("good");
const bad = workflowFiles("bad");

let service: RunningService;
let goodRuns: WorkflowRun[];
let badRuns: WorkflowRun[];

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
  const runAll = async (files: typeof good): Promise<WorkflowRun[]> =>
    (
      await respect(
        files.map(({ file }) => file),
        service.url,
        service.keys,
      )
    ).runs;
  goodRuns = await runAll(good);
  badRuns = await runAll(bad);
});

afterAll(async () => {
  const checks = (runs: WorkflowRun[]) =>
    runs.flatMap(({ steps }) => steps.flatMap((step) => step.checks)).length;
  console.log(
    `redocly respect: ${goodRuns?.length} good workflows with ${checks(goodRuns ?? [])} checks, ` +
      `${badRuns?.length} bad ones.`,
  );
  await service?.stop();
});

describe("workflows with correct expectations pass", () => {
  test.each(good)("$name", ({ name, workflows }) => {
    const runs = goodRuns.filter((run) => run.file === name);
    expect(runs).toHaveLength(workflows);
    expect(runs.flatMap(failedChecks)).toEqual([]);
  });
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
