import { imports } from "../src/attacks/imports.ts";
import { testPromises } from "../src/test-target.ts";

testPromises(imports);
