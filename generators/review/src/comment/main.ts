// Comments the review of a pull request: node generators/review/src/comment/main.ts FOLDER, the review's files.
// Run by .github/workflows/spec-review-comment.yml with nothing installed, so that it imports no package; gives the
// later steps `number` and `scannable`.
import { appendFileSync } from "node:fs";
import { GitHub } from "./github.ts";
import { publishComment } from "./publish-comment.ts";

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error("Usage: node generators/review/src/comment/main.ts FOLDER");
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
const { number, isScannable } = await publishComment(github, run, folder);
appendFileSync(variable("GITHUB_OUTPUT"), `number=${number ?? ""}\nscannable=${isScannable}\n`);
console.log(number === undefined ? "No open pull request is at this commit." : `Shown at #${number}.`);

function variable(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === "") throw new Error(`The variable ${name} is missing.`);
  return value;
}
