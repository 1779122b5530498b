// Shows the review of a pull request in a comment on it: node scripts/show-review.ts FOLDER, where the review's files are.
// Run by .github/workflows/spec-review-comment.yml; tells its later steps of `number` and `scannable`.
import { appendFileSync } from "node:fs";
import { GitHub } from "./show-review/github.ts";
import { showReview } from "./show-review/show.ts";

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error("Usage: node scripts/show-review.ts FOLDER");
  process.exit(2);
}

const github = new GitHub(
  variable("GITHUB_API_URL"),
  variable("GITHUB_REPOSITORY"),
  variable("GITHUB_TOKEN"),
);
const run = {
  owner: variable("OWNER"),
  branch: variable("BRANCH"),
  commit: variable("COMMIT"),
  url: variable("RUN"),
};
const { number, isScannable } = await showReview(github, run, folder);
appendFileSync(variable("GITHUB_OUTPUT"), `number=${number ?? ""}\nscannable=${isScannable}\n`);
console.log(number === undefined ? "No open pull request is at this commit." : `Shown at #${number}.`);

function variable(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === "") throw new Error(`The variable ${name} is missing.`);
  return value;
}
