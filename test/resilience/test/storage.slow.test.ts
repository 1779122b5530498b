import { storage } from "../src/attacks/storage.ts";
import { testPromises } from "../src/test-target.ts";

testPromises(storage);
