// Reports every fact of the contract that hand-written code of packages/ and generators/ repeats.
import { checkSources } from "./check-sources.ts";

const problems = await checkSources();
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
