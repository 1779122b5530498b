import { operations, plans } from "@market-data/openapi";
import { type Feed, feeds, type Known, type Parameters } from "./feeds.ts";

const DAY = 86_400_000;

/** Credits of UTC days. */
export class Budget {
  readonly #limit: number;
  #day: number;
  #used: number;

  /** @param limit The maximum credits per day. @param used The credits used on the day of `now`, a Unix time in ms. */
  constructor(limit: number, used: number, now: number) {
    this.#limit = limit;
    this.#used = used;
    this.#day = Math.floor(now / DAY);
  }

  spend(credits: number, now: number): void {
    const day = Math.floor(now / DAY);
    if (day !== this.#day) [this.#day, this.#used] = [day, 0];
    this.#used += credits;
  }

  /** Whether history may use credits: the rest of the day's reads of current data has priority. */
  allowsHistory(credits: number, known: Known): boolean {
    this.spend(0, known.now);
    const restOfDay = 1 - (known.now % DAY) / DAY;
    const reserved = Math.min(this.#limit, getDailyCredits(known)) * restOfDay;
    return this.#used + reserved + credits <= this.#limit;
  }

  /** The factor by which paid intervals must grow, so that the reads of a day stay within the limit. */
  getStretch(known: Known): number {
    return Math.max(1, getDailyCredits(known) / this.#limit);
  }
}

/** Seconds between reads of a feed. Default: the cache time of the contract. */
export function getSeconds({ operation, every }: Feed): number {
  const { cache } = operations[operation];
  return every ?? ("seconds" in cache && cache.seconds !== undefined ? cache.seconds : DAY / 1000);
}

/** An upper estimate of the credits of one read (spec/guides/credits-and-limits.md). */
export function getReadCredits(feed: Feed, known: Known): number {
  return (feed.requests?.(known) ?? [{}]).reduce((sum, request) => sum + getCredits(feed, request, known), 0);
}

/** An upper estimate of the credits of a request. */
export function getCredits({ operation, size }: Feed, parameters: Parameters, { snapshot }: Known): number {
  const { base, per, convertExtra } = operations[operation].credits;
  const { id, convert_id } = parameters;
  const records = Array.isArray(id) ? id.length : (size?.(snapshot, parameters) ?? 1);
  const conversions = convertExtra && Array.isArray(convert_id) ? convert_id.length - 1 : 0;
  return base + (per === undefined ? 0 : Math.ceil(records / per.size)) + conversions;
}

/** The credits of a day of current data at the intervals of the feeds. */
export function getDailyCredits(known: Known): number {
  return feeds.reduce((sum, feed) => sum + (getReadCredits(feed, known) * DAY) / 1000 / getSeconds(feed), 0);
}

/** Says what following costs, and which plans of the contract allow the cost. */
export function describeCost(known: Known, history: readonly Feed[]): string[] {
  const daily = Math.round(getDailyCredits(known));
  const past = history.reduce((sum, feed) => sum + getReadCredits(feed, known), 0);
  const allowing = plans.filter(({ creditLimitDaily }) => creditLimitDaily >= daily).map(({ name }) => name);
  const lines = [
    `A day costs about ${daily.toLocaleString("en")} credits for ${known.ids.length.toLocaleString("en")} coins. ` +
      `By the contract's defaults, this fits the plans ${allowing.join(", ") || "(none: use --credits-per-day)"}.`,
  ];
  if (known.days > 0) {
    lines.push(
      `The history of ${known.days} days costs about ${past.toLocaleString("en")} credits, once. The plan limits how far back the upstream answers.`,
    );
  }
  return lines;
}
