import { checkPairs } from "./check-pairs.ts";
import { parameterPairs } from "./parameters.ts";

checkPairs("pairs of contracts: parameters", parameterPairs);
