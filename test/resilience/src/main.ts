// Attacks the present tree, or a commit: pnpm soak --help
import { writeFileSync } from "node:fs";
import { buildContract, PRESENT_ROOT, prepareCommit, resolveCommit } from "@market-data/test-helpers/trees";
import { Command, InvalidArgumentError, Option } from "commander";
import { attacks } from "./attacks/index.ts";
import { describeReport, soak } from "./soak.ts";

interface Options {
  readonly against?: string;
  readonly attack?: readonly string[];
  readonly minutes: number;
  readonly seconds: number;
  readonly json?: string;
}

const BROKEN = 1;
const COULD_NOT_RUN = 2;

const EXIT_CODES = `
Exit codes:
  0  every promise held
  1  an attack succeeded
  2  the attacks could not be made: unknown ref, failed installation, a service that does not start`;

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(COULD_NOT_RUN));

await new Command("soak")
  .description("Attacks the service of the present tree, or of a commit, and says what held.")
  .option("--against <ref>", "a branch, tag or commit in place of the present tree")
  .addOption(new Option("--attack <names...>", "only these attacks").choices(attacks.map(({ name }) => name)))
  .option("--minutes <number>", "how long attacks are repeated; 0 makes each once", toNumber, 0)
  .option("--seconds <number>", "how long each measurement of times takes", toNumber, 15)
  .option("--json <file>", "write all that was measured as JSON")
  .addHelpText(
    "after",
    `\nAttacks:\n${attacks.map(({ name, promise }) => `  ${name}: ${promise}`).join("\n")}`,
  )
  .addHelpText("after", EXIT_CODES)
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : COULD_NOT_RUN))
  .action(run)
  .parseAsync();

async function run({ against, attack, minutes, seconds, json }: Options): Promise<void> {
  const chosen = attacks.filter(({ name }) => attack === undefined || attack.includes(name));
  try {
    const root = against === undefined ? PRESENT_ROOT : await prepareCommit(await resolveCommit(against));
    await buildContract(root);
    const onReport = (report: Parameters<typeof describeReport>[0]) => console.log(describeReport(report));
    const reports = await soak(chosen, { root, seconds, minutes, onReport });
    if (json !== undefined) writeFileSync(json, `${JSON.stringify(reports, undefined, 2)}\n`);
    const broken = reports.filter(({ held }) => !held);
    console.log(`${reports.length - broken.length} held, ${broken.length} broken`);
    process.exit(broken.length === 0 ? 0 : BROKEN);
  } catch (error) {
    console.error(error);
    process.exit(COULD_NOT_RUN);
  }
}

function toNumber(text: string): number {
  const number = Number(text);
  if (/^\d+(\.\d+)?$/.test(text)) return number;
  throw new InvalidArgumentError("It must be a number.");
}
