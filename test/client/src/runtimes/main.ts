// The packed client in every runtime and tool: pnpm runtimes, or some of them: pnpm runtimes Jest Bun
import { apart, installed } from "./runtimes.ts";
import { startProbeServer } from "./server.ts";
import { tools } from "./tools.ts";
import { UserProject } from "./user-project.ts";

const asked = process.argv.slice(2);
const runs = Object.entries({ ...apart, ...tools, ...installed });
const project = new UserProject();
const server = await startProbeServer();
const failures: string[] = [];
const rows: Record<string, object> = {};
for (const [name, run] of runs.filter(([name]) => !asked.length || asked.includes(name))) {
  try {
    const { agent, checks } = await run(project, server);
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
console.log("\nThe packed client, installed in an empty project");
console.table(rows);
for (const failure of failures) console.error(failure);
process.exitCode = failures.length === 0 ? 0 : 1;
