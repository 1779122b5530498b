import { limits } from "../src/attacks/limits.ts";
import { testPromises } from "../src/test-target.ts";

testPromises(limits);
