// Writes the changes of the API since the last release: node generators/review/src/changelog/main.ts
// Part of `pnpm run version`, in the repository's folder. An impossible comparison ends the release with exit code 2.
import { endWithError } from "../errors.ts";
import { writeRelease } from "./write-release.ts";

try {
  const file = await writeRelease(process.cwd(), new Date().toISOString().slice(0, 10));
  if (file !== undefined) console.log(`Wrote the changes of the API to ${file}.`);
} catch (error) {
  endWithError(error);
}
