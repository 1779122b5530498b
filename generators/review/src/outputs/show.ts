import { resolve } from "node:path";
import type { Command } from "commander";
import type { Review } from "../review.ts";
import { annotationsText } from "./annotations.ts";
import { jsonText } from "./json.ts";
import { shortenReview } from "./lines.ts";
import { markdownText } from "./markdown.ts";
import { sarifText } from "./sarif.ts";
import { terminalText } from "./terminal.ts";
import { writeWhole } from "./write.ts";

/** The outputs of a review. */
export interface OutputOptions {
  markdown?: string;
  sarif?: string;
  json?: string;
  annotations?: true;
  /** Lists all changes of two documents in text and Markdown. */
  all?: true;
  /** The URL of the reference site with the changes. */
  site?: string;
}

/** Adds the options for outputs to a command. */
export function addOutputs(command: Command): Command {
  return command
    .option("--markdown <file>", "write the review as Markdown for a comment")
    .option("--sarif <file>", "write it as SARIF 2.1.0")
    .option("--json <file>", "write it as JSON")
    .option(
      "--all",
      "list every change of two documents; default: of more than 100 changes, only breaking ones",
    )
    .option("--annotations", "print GitHub's annotations in place of text");
}

/** Writes a review to the given files, and prints the review. */
export function showReview(
  review: Review,
  { markdown, sarif, json, annotations, all, site }: OutputOptions,
): void {
  const shown = all ? review : shortenReview(review);
  if (markdown !== undefined) writeWhole(resolve(markdown), markdownText(shown, site));
  if (sarif !== undefined) writeWhole(resolve(sarif), sarifText(review));
  if (json !== undefined) writeWhole(resolve(json), jsonText(review));
  const colour = process.stdout.isTTY === true && process.env["NO_COLOR"] === undefined;
  process.stdout.write(annotations ? annotationsText(review) : terminalText(shown, colour));
}
