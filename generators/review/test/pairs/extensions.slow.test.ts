import { checkPairs } from "./check-pairs.ts";
import { extensionPairs } from "./extensions.ts";

checkPairs("pairs of contracts: extensions", extensionPairs);
