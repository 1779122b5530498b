import { afterAll, beforeAll, expect, test } from "vitest";
import { createMockProject, type MockProject, mockRunners } from "../../src/runtimes/mock.ts";

let project: MockProject;
beforeAll(() => {
  project = createMockProject();
});
afterAll(() => project?.remove());

// Other versions of Node are in the nightly run: pnpm runtimes.
test.each(Object.entries(mockRunners))("%s", async (_, run) => {
  const { checks } = await run(project);
  expect(Object.keys(checks).length).toBeGreaterThan(0);
  expect(Object.entries(checks).filter(([, problem]) => problem !== "")).toEqual([]);
});
