import { afterAll, beforeAll, expect, test } from "vitest";
import { createMockProject, type MockProject, mockRunners } from "../../src/runtimes/mock.ts";

let project: MockProject;
beforeAll(() => {
  project = createMockProject();
});
afterAll(() => project?.remove());

// The nightly run covers other Node versions: pnpm runtimes.
test.each(Object.entries(mockRunners))("%s", async (_, run) => {
  const { checks } = await run(project);
  expect(Object.keys(checks).length).toBeGreaterThan(0);
  expect(Object.entries(checks).filter(([, problem]) => problem !== "")).toEqual([]);
});
