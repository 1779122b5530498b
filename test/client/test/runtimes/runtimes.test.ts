import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { installed } from "../../src/runtimes/runtimes.ts";
import { type ProbeServer, startProbeServer } from "../../src/runtimes/server.ts";
import { UserProject } from "../../src/runtimes/user-project.ts";

// Compilers and packing take their time on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

// The other runtimes are in the nightly run: pnpm runtimes.
let project: UserProject;
let server: ProbeServer;

beforeAll(async () => {
  project = new UserProject();
  server = await startProbeServer();
});
afterAll(async () => {
  await server?.close();
  project?.remove();
});

test.each(Object.entries(installed))("the packed client works under %s", async (_, run) => {
  const { checks } = await run(project, server);
  expect(Object.keys(checks).length).toBeGreaterThan(0);
  expect(Object.entries(checks).filter(([, problem]) => problem !== "")).toEqual([]);
});
