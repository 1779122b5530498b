import { checkPairs } from "../src/check-pairs.ts";
import { extensionPairs } from "../src/pairs/extensions.ts";

checkPairs("pairs of contracts: extensions", extensionPairs);
