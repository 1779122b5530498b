import { checkPairs } from "../src/check-pairs.ts";
import { operationPairs } from "../src/pairs/operations.ts";

checkPairs("pairs of contracts: operations", operationPairs);
