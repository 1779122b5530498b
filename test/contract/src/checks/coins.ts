import type { Json } from "@market-data/generator-core";
import type { Check } from "../check.ts";
import { type Identity, identities } from "../coins.ts";
import { isNumber, numberIn } from "../objects.ts";
import { everyMetrics } from "../prices.ts";
import type { ExampleResponse } from "../responses.ts";

/** Identity and rank of coins. */
export const coinChecks: Check[] = [
  { rule: "a coin has one name", find: (responses) => disagreements(identities(responses), "name") },
  { rule: "a coin has one symbol", find: (responses) => disagreements(identities(responses), "symbol") },
  { rule: "a coin has one slug", find: (responses) => disagreements(identities(responses), "slug") },
  { rule: "a coin has one rank", find: (responses) => disagreements(identities(responses), "rank") },
  { rule: "a slug has one id", find: slugsOfTwoCoins },
  { rule: "a larger market cap has a better rank", find: ranksOutOfOrder },
  { rule: "circulating supply <= total supply <= max supply", find: suppliesOutOfOrder },
];

function disagreements(facts: readonly Identity[], word: "name" | "symbol" | "slug" | "rank"): string[] {
  return conflicts(
    facts
      .filter((fact) => fact[word] !== undefined)
      .map((fact) => ({ key: `${word} of ${fact.id}`, said: fact[word] as Json, at: fact.place.at })),
  );
}

function slugsOfTwoCoins(responses: readonly ExampleResponse[]): string[] {
  const named = identities(responses).filter(({ slug }) => slug !== undefined);
  return conflicts(named.map(({ slug, id, place }) => ({ key: `id of "${slug}"`, said: id, at: place.at })));
}

function conflicts(facts: readonly { key: string; said: Json; at: string }[]): string[] {
  const first = new Map<string, { said: Json; at: string }>();
  return facts.flatMap(({ key, said, at }) => {
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, { said, at });
    return earlier === undefined || earlier.said === said
      ? []
      : [`${at}: ${key} is ${said}, but ${earlier.said} at ${earlier.at}`];
  });
}

function ranksOutOfOrder(responses: readonly ExampleResponse[]): string[] {
  const caps = currentMarketCaps(responses);
  const ranked = identities(responses)
    .flatMap(({ id, rank, place }) => {
      const cap = caps.get(id);
      return typeof rank === "number" && cap !== undefined ? [{ rank, cap, at: place.at }] : [];
    })
    .sort((one, other) => other.cap - one.cap || one.rank - other.rank);
  return ranked.slice(1).flatMap((next, index) => {
    const larger = ranked[index] ?? next;
    const ordered = larger.cap === next.cap || larger.rank < next.rank;
    return ordered
      ? []
      : [`${next.at}: rank ${next.rank}, but a larger coin has ${larger.rank} at ${larger.at}`];
  });
}

function currentMarketCaps(responses: readonly ExampleResponse[]): Map<number, number> {
  const metrics = everyMetrics(responses).filter(({ currency }) => currency === "USD");
  const now = Math.max(...metrics.map(({ moment }) => moment));
  return new Map(
    metrics.flatMap(({ coin, moment, value }) => {
      const cap = numberIn(value["market_cap"]);
      return moment === now && cap !== undefined ? [[coin, cap] as const] : [];
    }),
  );
}

function suppliesOutOfOrder(responses: readonly ExampleResponse[]): string[] {
  return identities(responses).flatMap(({ place: { value, at } }) => {
    const supplies = ["circulating_supply", "total_supply", "max_supply"].map((key) => numberIn(value[key]));
    const known = supplies.filter(isNumber);
    return known.every((supply, index) => supply >= (known[index - 1] ?? 0))
      ? []
      : [`${at}: ${known.join(", ")}`];
  });
}
