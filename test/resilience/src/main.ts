// Attacks the working tree or a commit: pnpm soak --help
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
  2  the attacks could not run: unknown ref, failed installation, or failed start of the service`;

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(COULD_NOT_RUN));

await new Command("soak")
  .description("Attacks the service of the working tree or a commit, and reports broken promises.")
  .option("--against <ref>", "attack this branch, tag or commit instead of the working tree")
  .addOption(
    new Option("--attack <names...>", "run only these attacks").choices(attacks.map(({ name }) => name)),
  )
  .option("--minutes <number>", "repeat the attacks for this time; 0 runs each attack once", toNumber, 0)
  .option("--seconds <number>", "duration of each measurement of response times", toNumber, 15)
  .option("--json <file>", "write all measurements as JSON")
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
  throw new InvalidArgumentError("Enter a number, such as 1.5.");
}
