// Runs the packed client, mock and commands in every runtime and tool, or in some: pnpm runtimes Jest Bun
import { createMockProject, mockPrograms, mockRunners } from "./mock.ts";
import { installed, standalone } from "./runtimes.ts";
import { startProbeServer } from "./server.ts";
import { tools } from "./tools.ts";
import { createClientProject } from "./user-project.ts";

const asked = process.argv.slice(2);
const project = createClientProject();
const mockProject = createMockProject(["cli", "mcp"]);
const server = await startProbeServer();
const runs = [
  ...Object.entries({ ...standalone, ...tools, ...installed }).map(
    ([name, run]) => [name, () => run(project, server)] as const,
  ),
  ...Object.entries({ ...mockPrograms, ...mockRunners }).map(
    ([name, run]) => [name, () => run(mockProject)] as const,
  ),
];
const failures: string[] = [];
const rows: Record<string, object> = {};
for (const [name, run] of runs.filter(([name]) => !asked.length || asked.includes(name))) {
  try {
    const { agent, checks } = await run();
    const wrong = Object.entries(checks).filter(([, problem]) => problem !== "");
    rows[name] = { agent, passed: Object.keys(checks).length - wrong.length, failed: wrong.length };
    failures.push(...wrong.map(([check, problem]) => `${name}: ${check}: ${problem}`));
  } catch (error) {
    rows[name] = { passed: 0, failed: "all" };
    failures.push(`${name}: ${error}`);
  }
}
await server.close();
project.remove();
mockProject.remove();
console.log("\nThe packed client, mock and commands, each installed in an empty project");
console.table(rows);
for (const failure of failures) console.error(failure);
process.exitCode = failures.length === 0 ? 0 : 1;
