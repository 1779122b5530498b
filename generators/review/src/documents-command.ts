import { readFileSync } from "node:fs";
import { Command, Option } from "commander";
import { endWithError } from "./errors.ts";
import { addOutputs, type OutputOptions, showReview } from "./outputs/show.ts";
import { LEVELS, type Level } from "./review.ts";
import { reviewDocuments } from "./review-documents.ts";
import { addSeverity, type Severities } from "./severity.ts";

/** The command `market-data-review`, for any two documents: it is bundled, and published as a package. */
const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
  version: string;
};

interface Options extends OutputOptions {
  severity?: Severities;
  onlyBreaking?: true;
  failOn: Level;
}

const command = addOutputs(new Command("market-data-review"))
  .description(
    "Compares two OpenAPI 3.0, 3.1 or 3.2 documents: what breaks clients, what is new, and the version that it needs.",
  )
  .argument("<old>", "the earlier document: a file in YAML or JSON, or a folder with openapi.yaml")
  .argument("<new>", "the later one")
  .version(version)
  .option(
    "--severity <rule=level>",
    "set the severity of a rule: major, minor, patch or none; repeatable",
    (text: string, earlier: Severities = new Map()) => addSeverity(text, earlier),
  )
  .option("--only-breaking", "report only breaking changes")
  .addOption(
    new Option("--fail-on <level>", "exit with 1 from this level")
      .choices(["major", "minor", "patch"])
      .default("major"),
  )
  .addHelpText(
    "after",
    "\nExit codes: 0 all changes are below --fail-on, 1 a change reaches --fail-on, 2 the comparison is impossible.",
  )
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2))
  .action(async (base: string, now: string, { severity, onlyBreaking, failOn, ...outputs }: Options) => {
    const review = await reviewDocuments(base, now, severity);
    const changes = review.changes.filter(({ level }) => !onlyBreaking || level === "major");
    showReview({ ...review, changes }, outputs);
    process.exitCode = LEVELS.indexOf(review.verdict.level) >= LEVELS.indexOf(failOn) ? 1 : 0;
  });

await command.parseAsync().catch(endWithError);
