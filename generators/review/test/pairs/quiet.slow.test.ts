import { checkPairs } from "./check-pairs.ts";
import { quietPairs } from "./quiet.ts";
import { severalPairs } from "./several.ts";

checkPairs("pairs of contracts: what is noticed little or not at all", quietPairs);
checkPairs("pairs of contracts: several edits at once", severalPairs);
