import { withValues } from "../compare/replaced-values.ts";
import { type ContractPair, nearestPlace, settled, sourcePlace } from "../pair.ts";
import type { Change, Kind } from "../review.ts";
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

/** The rules of what the extensions state, with what a change for the worse breaks. */
const RULES: readonly (readonly [rule: Rule, breaks: readonly Kind[]])[] = [
  [recordsRule, ["types", "validation"]],
  [accessRule, ["terms"]],
  [creditsRule, ["terms"]],
  [cacheRule, ["terms"]],
  [constraintsRule, ["wire", "types"]],
  [paginationRule, ["wire"]],
  [auxRule, ["wire"]],
  [resultRule, ["wire", "types"]],
  [parameterFactsRule, ["wire"]],
  [lifecycleRule, ["terms"]],
  [lifecyclesRule, ["terms"]],
  [plansRule, ["terms"]],
  [errorCodesRule, ["wire"]],
  [originsRule, []],
];

/** The changes of what the extensions state. */
export function ruleChanges(pair: ContractPair): Change[] {
  return RULES.flatMap(([rule, breaks]) => rule(pair).map((found) => toChange(pair, found, breaks)));
}

function toChange(
  pair: ContractPair,
  { places: named, before, after, ...found }: Found,
  breaks: readonly Kind[],
): Change {
  const places = settled(pair, named);
  const place = sourcePlace(pair, places);
  const near = nearestPlace(pair, places);
  return {
    ...found,
    ...withValues(pair, named, { text: found.text, before, after }, true),
    breaks: found.level === "major" ? breaks : [],
    ...(place === undefined ? {} : { place }),
    ...(near === undefined ? {} : { near }),
  };
}
