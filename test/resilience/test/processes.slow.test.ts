import { processes } from "../src/attacks/processes.ts";
import { testPromises } from "../src/test-target.ts";

testPromises(processes);
