import { checkPairs } from "./check-pairs.ts";
import { operationPairs } from "./operations.ts";

checkPairs("pairs of contracts: operations", operationPairs);
