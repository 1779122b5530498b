import { checkPairs } from "../src/check-pairs.ts";
import { parameterPairs } from "../src/pairs/parameters.ts";

checkPairs("pairs of contracts: parameters", parameterPairs);
