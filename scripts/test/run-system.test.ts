import { afterEach, expect, test, vi } from "vitest";
import { type Program, stopAll } from "../start/program.ts";
import { runSystem } from "../start/run-system.ts";
import { READY, startProgram } from "./programs.ts";

const started: Program[] = [];
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 60_000, interval: 10 });

function create(name: string, source: string) {
  const created = startProgram(name, source);
  started.push(created.program);
  return created;
}

afterEach(() => stopAll(started.splice(0)));

/** Runs a service, a mock and a site. The test controls the build of the site. */
function run({ service = READY, mock = READY, docs = READY, announce = async () => {} } = {}) {
  const servers = [create("service", service).program, create("mock", mock).program];
  const { program: site, printed } = create("docs", docs);
  const built = Promise.withResolvers<boolean>();
  const stopped = Promise.withResolvers<void>();
  const result = runSystem(
    {
      servers,
      docs: site,
      buildSite: () => built.promise,
      onServed: async () => {
        await announce();
        printed.push("addresses");
      },
    },
    stopped.promise,
  );
  return {
    built: (success: boolean) => built.resolve(success),
    stop: () => stopped.resolve(),
    result,
    printed,
    isSiteReady: () => site.welcome.length > 0,
    running: () => [...servers, site].filter(({ isRunning }) => isRunning).map(({ name }) => name),
  };
}

const BUILDING = "docs    | being built";

test("serves service and mock during the build of the site, then the site", async () => {
  const { built, stop, result, printed, running } = run();
  await eventually(() => expect(printed).toEqual(["addresses", BUILDING]));
  expect(running()).toEqual(["service", "mock"]);
  built(true);
  await eventually(() => expect(printed).toEqual(["addresses", BUILDING, "docs    | ready"]));
  expect(running()).toEqual(["service", "mock", "docs"]);
  stop();
  expect(await result).toBe(true);
  expect(running()).toEqual([]);
});

test("prints no extra line about a site that is ready before the banner", async () => {
  const { built, stop, result, printed, isSiteReady } = run({
    announce: () => eventually(() => expect(isSiteReady()).toBe(true)),
  });
  built(true);
  await eventually(() => expect(printed).toEqual(["addresses"]));
  stop();
  expect(await result).toBe(true);
  expect(printed).toEqual(["addresses"]);
});

test("reports a failed build of the site while the other programs keep running", async () => {
  const { built, stop, result, printed, running } = run();
  built(false);
  await eventually(() =>
    expect(printed).toContain(
      "docs    | The reference site could not be built. The other programs keep running.",
    ),
  );
  await eventually(() => expect(running()).toEqual(["service", "mock"]));
  stop();
  expect(await result).toBe(false);
});

test("reports a site that cannot start while the other programs keep running", async () => {
  const { built, stop, result, printed, running } = run({ docs: "process.exit(3);" });
  built(true);
  await eventually(() =>
    expect(printed).toContain(
      "docs    | The docs ended with exit code 3 before it was ready. The other programs keep running.",
    ),
  );
  await eventually(() => expect(running()).toEqual(["service", "mock"]));
  stop();
  expect(await result).toBe(false);
});

test("stops all programs if the mock cannot start", async () => {
  const { result, running } = run({ mock: "process.exit(4);" });
  await expect(result).rejects.toThrow("The mock ended with exit code 4 before it was ready.");
  expect(running()).toEqual([]);
});

test("a stop during the build of the site is a success, and no site starts", async () => {
  const { built, stop, result, printed, running } = run();
  await eventually(() => expect(printed).toEqual(["addresses", BUILDING]));
  stop();
  expect(await result).toBe(true);
  built(true);
  await new Promise((resolve) => setImmediate(resolve));
  expect(running()).toEqual([]);
});

test("ends when service and mock have ended, even during the build of the site", async () => {
  const mortal = `${READY} setTimeout(() => process.exit(), 100);`;
  expect(await run({ service: mortal, mock: mortal }).result).toBe(false);
});
