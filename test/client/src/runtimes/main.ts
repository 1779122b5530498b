// The packed client in every runtime: pnpm runtimes
import { apart, installed } from "./runtimes.ts";
import { startProbeServer } from "./server.ts";
import { UserProject } from "./user-project.ts";

const project = new UserProject();
const server = await startProbeServer();
const failures: string[] = [];
const rows: Record<string, object> = {};
for (const [name, run] of Object.entries({ ...apart, ...installed })) {
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
