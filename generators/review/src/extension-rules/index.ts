import { grade } from "../catalogue.ts";
import { withValues } from "../compare/replaced-values.ts";
import { type ContractPair, nearestPlace, settled, sourcePlace } from "../pair.ts";
import type { Change } from "../review.ts";
import { accessRule } from "./access.ts";
import { auxRule } from "./aux.ts";
import { cacheRule } from "./cache.ts";
import { constraintsRule } from "./constraints.ts";
import { creditsRule } from "./credits.ts";
import { errorCodesRule } from "./error-codes.ts";
import { lifecycleRule, lifecyclesRule } from "./lifecycle-fact.ts";
import { originsRule } from "./origins.ts";
import { paginationRule } from "./pagination.ts";
import { parameterFactsRule } from "./parameter-facts.ts";
import { plansRule } from "./plans.ts";
import { recordsRule } from "./records.ts";
import { resultRule } from "./result.ts";
import type { Found, Rule } from "./rule.ts";
import { workflowsRule } from "./workflows.ts";

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
  lifecyclesRule,
  plansRule,
  errorCodesRule,
  originsRule,
  workflowsRule,
];

/** The changes of the extensions. */
export function ruleChanges(pair: ContractPair): Change[] {
  return RULES.flatMap((rule) => rule(pair).map((found) => toChange(pair, found)));
}

function toChange(pair: ContractPair, found: Found): Change {
  const { places: named, before, after, ...rest } = found;
  const places = settled(pair, named);
  const place = sourcePlace(pair, places);
  const near = nearestPlace(pair, places);
  return {
    ...rest,
    ...withValues(pair, named, { text: found.text, before, after }, true),
    ...grade(found),
    ...(place === undefined ? {} : { place }),
    ...(near === undefined ? {} : { near }),
  };
}
