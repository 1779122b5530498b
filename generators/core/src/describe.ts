/** Describes the facts of an operation in short Markdown sentences, for websites and comments. */

import type { Json, JsonObject } from "@market-data/spec/reading";
import type {
  Access,
  Cache,
  Constraints,
  Credits,
  Lifecycle,
  Pagination,
  Plans,
} from "./generated/extensions.ts";
import type { Operation, Parameter } from "./model.ts";
import { formatNumber } from "./text/markdown.ts";

const UNITS: Record<string, string> = { D: "day", M: "month", Y: "year" };

/** Formats an ISO 8601 duration of days, months or years: `P12M` is "12 months". */
export function describeDuration(duration: string): string {
  const [, count = "", unit = ""] = /^P(\d+)([DMY])$/.exec(duration) ?? [];
  if (UNITS[unit] === undefined) throw new Error(`"${duration}" is not a duration of days, months or years.`);
  return formatCount(Number(count), UNITS[unit]);
}

/** Formats seconds in the largest unit without a remainder: 90 is "90 seconds", 600 is "10 minutes". */
export function describeSeconds(seconds: number): string {
  if (seconds % 3600 === 0) return formatCount(seconds / 3600, "hour");
  return seconds % 60 === 0 ? formatCount(seconds / 60, "minute") : formatCount(seconds, "second");
}

/** Formats the request line as code: `GET /v1/cryptocurrency/map`. */
export function describeRequest({ path }: Pick<Operation, "path">): string {
  return `\`GET ${path}\``;
}

/** Describes the plans with access to an operation, and the history limit of each plan. */
export function describePlans({ keyRequired, plans }: Access): string {
  if (!keyRequired) return "No API key required.";
  if (plans.length === 0) return "Plans: all.";
  return `Plans: ${plans.map(({ plan, history }) => plan + describeHistory(history)).join(", ")}.`;
}

function describeHistory(history: string | undefined): string {
  if (history === undefined) return "";
  return history === "latest" ? " (latest values only)" : ` (${describeDuration(history)} back)`;
}

/** Describes the credits of a successful request. */
export function describeCredits({ base, per, convertExtra, every }: Credits): string {
  const parts = [
    ...(base > 0 ? [formatCount(base, "credit")] : []),
    ...(per === undefined
      ? []
      : [
          `${base > 0 ? "1" : "1 credit"} for each ${amount(per)} ${every === undefined ? "returned" : "requested"}, rounded up`,
        ]),
    ...(convertExtra ? ["1 for each conversion beyond the first"] : []),
  ];
  const period = every === undefined ? "" : `, at the start of each ${every}`;
  return `Costs ${parts.length === 0 ? "no credits" : parts.join(", and ")}${period}.`;
}

function amount({ size, unit }: NonNullable<Credits["per"]>): string {
  return `${size} ${unit}`;
}

/** Describes the cache time of responses, or the times of changes. */
export function describeCache(cache: Cache): string {
  if ("seconds" in cache) return `Responses are cached for ${describeSeconds(cache.seconds)}.`;
  if ("refreshedWhen" in cache) return `Responses change when ${sentence(lowerFirst(cache.refreshedWhen))}`;
  if ("never" in cache) return `Responses are not cached. ${sentence(cache.never)}`;
  return cache.schedule
    .map(({ every, availableAfterSeconds, earliestSeconds, timePeriod }) => {
      const latest = describeSeconds(availableAfterSeconds);
      const wait =
        earliestSeconds === undefined ? latest : joinRange(describeSeconds(earliestSeconds), latest);
      const scope = timePeriod === undefined ? "" : ` (\`time_period\` \`${timePeriod}\`)`;
      return `The record of a UTC ${every} is available ${wait} after its end${scope}.`;
    })
    .join(" ");
}

/** Joins a range: "5 minutes" and "10 minutes" are "5 to 10 minutes". */
function joinRange(from: string, to: string): string {
  const [count, unit] = from.split(" ");
  return to.endsWith(` ${unit}`) ? `${count} to ${to}` : `${from} to ${to}`;
}

/** Whether a name is the name or an alias of a plan. */
export function isPlan({ name, aliases }: Plans[number], given: string): boolean {
  return given === name || aliases.includes(given);
}

/** Describes plans, credits and cache time in a line. */
export function describeBriefly({ access, cache, credits }: Operation, plans: Plans): string {
  const included = plans.filter((each) => access.plans.some(({ plan }) => isPlan(each, plan)));
  const isRest = plans.slice(-included.length).every((plan) => included.includes(plan));
  const names = isRest
    ? `${included[0]?.name} and larger plans`
    : included.map(({ name }) => name).join(", ");
  const isAll = included.length === 0 || included.length === plans.length;
  const { base, per, convertExtra, every } = credits;
  const costs = [
    ...(base > 0 ? [formatCount(base, "credit")] : []),
    ...(per === undefined ? [] : [`1 ${base > 0 ? "" : "credit "}per ${per.size} ${per.unit}`]),
    ...(convertExtra ? ["1 per extra currency"] : []),
  ];
  return [
    access.keyRequired ? (isAll ? "All plans" : names) : "No key needed",
    costs.length === 0 ? "No credits" : costs.join(" + ") + (every === undefined ? "" : ` each ${every}`),
    shortCache(cache),
  ].join(" · ");
}

function shortCache(cache: Operation["cache"]): string {
  if ("seconds" in cache) return `Cached for ${describeSeconds(cache.seconds)}`;
  if ("never" in cache) return "Not cached";
  return "refreshedWhen" in cache
    ? "Cached until a change"
    : `New each ${cache.schedule.map(({ every }) => every).join(" or ")}`;
}

/** Describes rules for several parameters. Empty without rules. */
export function describeConstraints(constraints: Constraints): string {
  return constraints
    .map(({ exactlyOneOf, atLeastOneOf, atMostOneOf }) => {
      if (exactlyOneOf !== undefined) return `Send exactly one of ${names(exactlyOneOf)}.`;
      if (atLeastOneOf !== undefined) return `Send at least one of ${names(atLeastOneOf)}.`;
      return `Send at most one of ${names(atMostOneOf ?? [])}.`;
    })
    .join(" ");
}

/** Describes pagination. Empty for an operation without pages. */
export function describePagination(pagination: Pagination): string {
  if (pagination === null) return "";
  const { start, limit, end } = pagination;
  const last =
    end === "has-more"
      ? "on the last page `has_more` is false"
      : `the last page has fewer items than \`${limit}\``;
  return `Pages by \`${start}\` and \`${limit}\`: ${last}.`;
}

/**
 * Describes the replacement of an operation, or the reason for a missing replacement. Empty for a current operation.
 * @param getName Formats the replacement in Markdown. Default: the request line.
 * @throws {Error} for an unknown replacement.
 */
export function describeReplacement(
  { operationId, lifecycle }: Pick<Operation, "operationId" | "lifecycle">,
  operations: readonly Operation[],
  getName: (replacement: Operation) => string = describeRequest,
): string {
  const { status, replacedBy, reason } = lifecycle;
  if (status === "current") return "";
  if (replacedBy === null || replacedBy === undefined) return sentence(reason ?? "There is no replacement");
  const replacement = operations.find((each) => each.operationId === replacedBy);
  if (replacement === undefined) {
    throw new Error(`x-svc-lifecycle of "${operationId}" names "${replacedBy}", which is not an operation.`);
  }
  return [`Use ${getName(replacement)}.`, ...(reason === undefined ? [] : [sentence(reason)])].join(" ");
}

/**
 * Describes the state of a deprecated or legacy operation, with the dates of a deprecation. Empty for a current
 * operation.
 */
export function describeLifecycle({ status, deprecatedSince, sunset }: Lifecycle): string {
  if (status === "current") return "";
  if (status === "legacy") return "Legacy: maintained for existing clients.";
  const end = sunset === undefined ? "" : `; it may be removed after ${sunset}`;
  return `Deprecated${deprecatedSince === undefined ? "" : ` since ${deprecatedSince}`}${end}.`;
}

/** Describes the rules for a value in addition to its type. Often empty. */
export function describeParameter({
  schema,
  list,
  readsAs,
  fallback,
}: Pick<Parameter, "schema" | "list" | "readsAs" | "fallback">): string {
  const sentences = [
    list ? describeItems(schema) : describeRange(schema),
    ...(readsAs === undefined ? [] : [describeText(readsAs)]),
    ...(fallback === undefined ? [] : ["Zero and negative values are replaced by the default."]),
  ];
  return sentences.filter((each) => each !== "").join(" ");
}

function describeText({ type, minimum, maximum }: NonNullable<Parameter["readsAs"]>): string {
  // The parameter's description states the accepted forms.
  if (type === "time") return "";
  if (type === "boolean") return "Sent as text: `true` or `false`.";
  const kind = type === "integer" ? "a whole number" : "a number";
  const range = describeRange({
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
  });
  return `Sent as text: ${range === "" ? `${kind}.` : `${kind}, ${lowerFirst(range)}`}`;
}

/** Describes the bounds and the step of a number. Empty without either. */
export function describeRange(schema: JsonObject): string {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const isRange = minimum !== undefined && maximum !== undefined;
  const sentences: [string, Json | undefined][] = isRange
    ? [[`From ${formatNumber(minimum)} to`, maximum]]
    : [
        ["At least", minimum],
        ["At most", maximum],
      ];
  sentences.push(["Greater than", exclusiveMinimum], ["Less than", exclusiveMaximum]);
  sentences.push(["A multiple of", multipleOf]);
  return sentences
    .flatMap(([words, value]) => (value === undefined ? [] : [`${words} ${formatNumber(value)}.`]))
    .join(" ");
}

function describeItems({ maxItems }: JsonObject): string {
  return maxItems === undefined ? "" : `Up to ${maxItems} items.`;
}

/** Formats a number with a noun: "1 field", "2 fields". */
export function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

function names(parameters: readonly string[]): string {
  const quoted = parameters.map((name) => `\`${name}\``);
  return [quoted.slice(0, -1).join(", "), ...quoted.slice(-1)].filter((part) => part !== "").join(" and ");
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function sentence(text: string): string {
  return /[.!?]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`;
}
