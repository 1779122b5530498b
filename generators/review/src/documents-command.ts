import { readFileSync } from "node:fs";
import { Command } from "commander";
import { endWithError } from "./errors.ts";
import { addOutputs, type OutputOptions, showReview } from "./outputs/show.ts";
import { reviewDocuments } from "./review-documents.ts";

/** The command `market-data-review`, for any two documents: it is bundled, and published as a package. */
const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
  version: string;
};

const command = addOutputs(new Command("market-data-review"))
  .description(
    "Compares two OpenAPI 3.0, 3.1 or 3.2 documents: what breaks clients, what is new, and the version that it needs.",
  )
  .argument("<old>", "the earlier document: a file in YAML or JSON, or a folder with openapi.yaml")
  .argument("<new>", "the later one")
  .version(version)
  .addHelpText(
    "after",
    "\nExit codes: 0 nothing breaks, 1 something breaks, 2 the documents could not be compared.",
  )
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2))
  .action(async (base: string, now: string, options: OutputOptions) => {
    const review = await reviewDocuments(base, now);
    showReview(review, options);
    process.exitCode = review.verdict.level === "major" ? 1 : 0;
  });

await command.parseAsync().catch(endWithError);
