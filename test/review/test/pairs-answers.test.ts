import { checkPairs } from "../src/check-pairs.ts";
import { answerPairs } from "../src/pairs/answers.ts";

checkPairs("pairs of contracts: answers", answerPairs);
