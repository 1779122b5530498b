import { resolve } from "node:path";
import { Command } from "commander";
import { writeChangeset } from "./changeset/write.ts";
import { isDay } from "./day.ts";
import { endWithError, ReviewError } from "./errors.ts";
import { findRepository, makeReview, withChangesets } from "./make-review.ts";
import { addOutputs, type OutputOptions, showReview } from "./outputs/show.ts";
import type { Review } from "./review.ts";
import { reviewDocuments } from "./review-documents.ts";

interface Options extends OutputOptions {
  write?: true;
  consumers: boolean;
  lint: boolean;
  contract?: string;
  today?: string;
  usage?: string;
}

const command = addOutputs(new Command("review"))
  .description("Reviews a change of the contract: what it does to users, and the version that it needs.")
  .argument(
    "[base]",
    "what to compare with: a git revision, an openapi.yaml, or its folder (default: where main was left)",
  )
  .argument(
    "[now]",
    "a later document: the two are compared alone, without git, changesets, linters and programs",
  )
  .option("--site <url>", "link to the changed pages of the reference site at this URL, in --markdown")
  .option("--write", "write the changeset, with the changes as its text")
  .option("--usage <file>", "say how many keys meet each breaking change, by a service's usage")
  .option("--no-consumers", "leave out the check of users' programs")
  .option("--no-lint", "leave out the linters")
  .option("--contract <file>", "the contract to review (default: this project's)")
  .option("--today <date>", "the day in UTC that sunset dates and waivers are held against (default: today)")
  .addHelpText(
    "after",
    "\nExit codes: 0 the review passes, 1 it does not, 2 it could not be made. Two documents pass where nothing breaks.",
  )
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2));

/** Runs the command. Exit code 0: the review passes. 1: the review fails. 2: no review is possible. */
export async function run(): Promise<void> {
  await review().catch(endWithError);
}

async function review(): Promise<void> {
  command.parse();
  const options = command.opts<Options>();
  const [base, now] = command.args;
  checkDate(options.today);
  checkSite(options.site);
  const contract = options.contract === undefined ? undefined : resolve(options.contract);
  const made =
    now !== undefined && base !== undefined
      ? await reviewDocuments(base, now)
      : await makeReview({
          consumers: options.consumers,
          lint: options.lint,
          ...(base === undefined ? {} : { base }),
          ...(contract === undefined ? {} : { contract }),
          ...(options.today === undefined ? {} : { today: options.today }),
          ...(options.usage === undefined ? {} : { usage: resolve(options.usage) }),
        });
  const review = options.write && now === undefined ? written(made, findRepository(contract)) : made;
  showReview(review, options);
  process.exitCode = passes(review) && !(now !== undefined && review.verdict.level === "major") ? 0 : 1;
}

/** Writes the changeset, and checks the review against the new file. */
function written(review: Review, repository: string): Review {
  const file = writeChangeset(repository, review);
  console.error(file === undefined ? "No changeset is needed." : `Wrote ${file}.`);
  return withChangesets(review, repository);
}

function passes({ rejections, lint }: Review): boolean {
  return rejections.length === 0 && !lint.some(({ severity }) => severity === "error");
}

function checkDate(today: string | undefined): void {
  if (today === undefined || isDay(today)) return;
  throw new ReviewError(`"${today}" is not a date.`, "Name a day of the calendar, written as 2026-11-21.");
}

function checkSite(site: string | undefined): void {
  if (site === undefined || /^https?:$/.test(URL.parse(site)?.protocol ?? "")) return;
  throw new ReviewError(`"${site}" is not a URL of a site.`, "Write it as https://docs.example.com/.");
}
