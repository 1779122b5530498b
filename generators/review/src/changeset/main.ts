// Merges the changesets with API changes into a single file, by operation: node generators/review/src/changeset/main.ts
// Part of `pnpm run version`, in the repository's folder.
import { mergeChangesets } from "./merge.ts";

const file = mergeChangesets(process.cwd());
if (file !== undefined) console.log(`Merged the changes of the API into ${file}.`);
