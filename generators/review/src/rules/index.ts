import { nearestPlace, type Pair, settled, sourcePlace } from "../pair.ts";
import type { Change } from "../review.ts";
import { accessRule } from "./access.ts";
import { auxRule } from "./aux.ts";
import { cacheRule } from "./cache.ts";
import { constraintsRule } from "./constraints.ts";
import { creditsRule } from "./credits.ts";
import { errorCodesRule } from "./error-codes.ts";
import { lifecycleRule } from "./lifecycle-fact.ts";
import { originsRule } from "./origins.ts";
import { paginationRule } from "./pagination.ts";
import { parameterFactsRule } from "./parameter-facts.ts";
import { plansRule } from "./plans.ts";
import { recordsRule } from "./records.ts";
import { resultRule } from "./result.ts";
import type { Found, Rule } from "./rule.ts";

/** Our own rules, for what the engines cannot know. */
const RULES: readonly Rule[] = [
  recordsRule,
  accessRule,
  creditsRule,
  cacheRule,
  constraintsRule,
  paginationRule,
  auxRule,
  resultRule,
  parameterFactsRule,
  lifecycleRule,
  plansRule,
  errorCodesRule,
  originsRule,
];

/** The changes that our own rules find. */
export function ruleChanges(pair: Pair): Change[] {
  return RULES.flatMap((rule) => rule(pair)).map((found) => changeOf(pair, found));
}

function changeOf(pair: Pair, { places: named, rule, ...found }: Found): Change {
  const places = settled(pair, named);
  const place = sourcePlace(pair, places);
  const near = nearestPlace(pair, places);
  return {
    ...found,
    rule: `ours/${rule}`,
    ...(place === undefined ? {} : { place }),
    ...(near === undefined ? {} : { near }),
  };
}
