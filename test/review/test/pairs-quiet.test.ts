import { checkPairs } from "../src/check-pairs.ts";
import { quietPairs } from "../src/pairs/quiet.ts";
import { severalPairs } from "../src/pairs/several.ts";

checkPairs("pairs of contracts: what is noticed little or not at all", quietPairs);
checkPairs("pairs of contracts: several edits at once", severalPairs);
