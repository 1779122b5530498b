import { checkPairs } from "./check-pairs.ts";
import { responsePairs } from "./responses.ts";

checkPairs("pairs of contracts: responses", responsePairs);
