import { answerPairs } from "./answers.ts";
import { checkPairs } from "./check-pairs.ts";

checkPairs("pairs of contracts: answers", answerPairs);
