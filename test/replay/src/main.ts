// Compares a git ref with the current tree: pnpm replay REF
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { EXAMPLES_CLOCK } from "@market-data/sample";
import { resolveCommit, TreeError } from "@market-data/test-helpers/trees";
import { Command, Option } from "commander";
import { describeAdded, readPaths } from "./compare/added-operations.ts";
import { EXPECTED_SINCE, expectedDifferences } from "./expected-differences.ts";
import { replay } from "./replay.ts";
import { describeReport, isClean, ReportBuilder } from "./report.ts";
import type { ReplayRequest } from "./requests/request.ts";
import { requestTable } from "./requests/table.ts";
import { getServers, type ProgramName, SERVERS } from "./trees/servers.ts";
import { type Ports, RunningTask, TaskError } from "./trees/task.ts";
import { prepareCommitTree, preparePresentTree, type Tree } from "./trees/tree.ts";

interface Options {
  readonly only?: ProgramName;
  readonly filter?: string;
  readonly json?: string;
}

const DIFFERENT = 1;
const COULD_NOT_RUN = 2;
const PROGRAMS = ["service", "mock"] as const satisfies readonly ProgramName[];

const EXIT_CODES = `
Exit codes:
  0  no differences, except the differences listed in test/replay/src/expected-differences.ts
  1  an unexpected difference, or, for a complete comparison with ${EXPECTED_SINCE}, an unused entry of the list
  2  the comparison failed: unknown ref, failed installation, or a process that ended`;

await new Command("replay")
  .description("Compares the responses of the service and the mock between a git ref and the current tree.")
  .argument("[ref]", "a branch, tag or commit", EXPECTED_SINCE)
  .addOption(new Option("--only <program>", "one program").choices(PROGRAMS))
  .option("--filter <text>", "only requests with the text in their group or title")
  .option("--json <file>", "write the report as JSON, with all differences")
  .addHelpText("after", EXIT_CODES)
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : COULD_NOT_RUN))
  .action(run)
  .parseAsync();

async function run(ref: string, options: Options): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "market-data-replay-run-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => process.exit(COULD_NOT_RUN));
  try {
    process.exitCode = await compareTrees(ref, folder, options);
  } catch (error) {
    const isForeseen = error instanceof TreeError || error instanceof TaskError;
    console.error(isForeseen ? error.message : error);
    process.exit(COULD_NOT_RUN);
  }
}

async function compareTrees(ref: string, folder: string, { only, filter, json }: Options): Promise<number> {
  const programs = PROGRAMS.filter((program) => only === undefined || program === only);
  const requests = requestTable().filter(
    (request) => programs.includes(SERVERS[request.server].program) && contains(request, filter),
  );
  const commit = await resolveCommit(ref);
  console.error(`Preparing ${commit.slice(0, 12)} and the present tree.`);
  const [old, present] = await Promise.all([
    prepareCommitTree(commit, EXAMPLES_CLOCK),
    preparePresentTree(join(folder, "market"), EXAMPLES_CLOCK, programs.includes("service")),
  ]);
  console.error(`Sending ${requests.length} requests to each.`);
  const sides = await Promise.all([
    startSide(old, join(folder, "old"), programs),
    startSide(present, join(folder, "new"), programs),
  ]);
  const [before, now] = sides.map(getPorts) as [Ports, Ports];
  const [server = "service"] = programs.flatMap(getServers);
  const [oldPaths, paths] = await Promise.all([before, now].map((ports) => readPaths(ports[server] ?? 0)));
  const builder = new ReportBuilder([...expectedDifferences, ...describeAdded(oldPaths ?? [], paths ?? [])]);
  await Promise.race([
    replay(requests, before, now, (outcome) => builder.add(outcome)),
    ...sides.flat().map(({ failed }) => failed),
  ]);
  await Promise.all(sides.flat().map((task) => task.stop()));
  const isWhole = only === undefined && filter === undefined;
  const report = builder.finish(isWhole && (await isSince(commit)));
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(report, undefined, 2)}\n`);
  console.log(describeReport(report));
  return isClean(report) ? 0 : DIFFERENT;
}

/** True for the base commit of the expected differences. */
function isSince(commit: string): Promise<boolean> {
  return resolveCommit(EXPECTED_SINCE).then(
    (since) => since === commit,
    () => false,
  );
}

function startSide(tree: Tree, folder: string, programs: readonly ProgramName[]): Promise<RunningTask[]> {
  return Promise.all(
    programs.map((program) => {
      const servers = Object.fromEntries(getServers(program).map((name) => [name, SERVERS[name]]));
      return RunningTask.start({ kind: "serve", ...tree, folder, clock: EXAMPLES_CLOCK, servers });
    }),
  );
}

function getPorts(tasks: readonly RunningTask[]): Ports {
  return Object.assign({}, ...tasks.map(({ ports }) => ports));
}

function contains({ group, title }: ReplayRequest, text: string | undefined): boolean {
  return text === undefined || group.includes(text) || title.includes(text);
}
