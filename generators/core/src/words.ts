/** Facts that the contract keeps as data, as short sentences of Markdown for sites and comments. */
import type { Access, Cache, Constraints, Credits, Lifecycle, Pagination } from "./generated/extensions.ts";
import type { JsonObject } from "./json.ts";
import type { Operation, Parameter } from "./model.ts";

const UNITS: Record<string, string> = { D: "day", M: "month", Y: "year" };

/** `P12M` as "12 months": an ISO 8601 duration of whole days, months or years. */
export function durationWords(duration: string): string {
  const [, count = "", unit = ""] = /^P(\d+)([DMY])$/.exec(duration) ?? [];
  if (UNITS[unit] === undefined) throw new Error(`"${duration}" is no duration of days, months or years.`);
  return counted(Number(count), UNITS[unit]);
}

/** A number of seconds in the largest unit that holds it whole: 90 as "90 seconds", 600 as "10 minutes". */
export function secondsWords(seconds: number): string {
  if (seconds % 3600 === 0) return counted(seconds / 3600, "hour");
  return seconds % 60 === 0 ? counted(seconds / 60, "minute") : counted(seconds, "second");
}

/** How a call is written, as code: `GET /v1/cryptocurrency/map`. */
export function requestWords({ path }: Pick<Operation, "path">): string {
  return `\`GET ${path}\``;
}

/** Which plans may call, and how far back each may look. */
export function planWords({ keyRequired, plans }: Access): string {
  if (!keyRequired) return "Needs no key.";
  if (plans.length === 0) return "Plans: all.";
  return `Plans: ${plans.map(({ plan, history }) => plan + depthWords(history)).join(", ")}.`;
}

function depthWords(history: string | undefined): string {
  if (history === undefined) return "";
  return history === "latest" ? " (newest values only)" : ` (${durationWords(history)} back)`;
}

/** What a successful call costs. */
export function creditWords({ base, per, convertExtra }: Credits): string {
  const parts = [
    ...(base > 0 ? [counted(base, "credit")] : []),
    ...(per === undefined
      ? []
      : [`${base > 0 ? "1" : "1 credit"} for each ${amount(per)} returned, rounded up`]),
    ...(convertExtra ? ["1 for each conversion beyond the first"] : []),
  ];
  return `Costs ${parts.length === 0 ? "no credits" : parts.join(", and ")}.`;
}

function amount({ size, unit }: NonNullable<Credits["per"]>): string {
  return `${size} ${unit}`;
}

/** How long an answer stands, or when a new one comes. */
export function cacheWords(cache: Cache): string {
  if ("seconds" in cache) return `An answer stands for ${secondsWords(cache.seconds)}.`;
  if ("refreshedWhen" in cache) return `A new answer comes when ${sentence(lowerFirst(cache.refreshedWhen))}`;
  return cache.schedule
    .map(({ every, availableAfterSeconds, earliestSeconds, timePeriod }) => {
      const latest = secondsWords(availableAfterSeconds);
      const wait = earliestSeconds === undefined ? latest : rangeOf(secondsWords(earliestSeconds), latest);
      const scope = timePeriod === undefined ? "" : ` (\`time_period\` \`${timePeriod}\`)`;
      return `The record of a UTC ${every} is there ${wait} after its end${scope}.`;
    })
    .join(" ");
}

/** "5 minutes" and "10 minutes" as "5 to 10 minutes". */
function rangeOf(from: string, to: string): string {
  const [count, unit] = from.split(" ");
  return to.endsWith(` ${unit}`) ? `${count} to ${to}` : `${from} to ${to}`;
}

/** Rules over parameters; empty where there are none. */
export function constraintWords(constraints: Constraints): string {
  return constraints
    .map(({ exactlyOneOf, atLeastOneOf, atMostOneOf }) => {
      if (exactlyOneOf !== undefined) return `Send exactly one of ${names(exactlyOneOf)}.`;
      if (atLeastOneOf !== undefined) return `Send at least one of ${names(atLeastOneOf)}.`;
      return `Send at most one of ${names(atMostOneOf ?? [])}.`;
    })
    .join(" ");
}

/** How to read a long list; empty where the operation does not page. */
export function paginationWords(pagination: Pagination): string {
  if (pagination === null) return "";
  const { start, limit, end } = pagination;
  const last =
    end === "has-more"
      ? "on the last page `has_more` is false"
      : `the last page holds fewer items than \`${limit}\``;
  return `Pages by \`${start}\` and \`${limit}\`: ${last}.`;
}

/**
 * What to use in place of an operation, or why there is nothing; empty for a current one.
 * @param nameOf How to write the replacement, in Markdown; its request where absent.
 * @throws {Error} when the contract names a replacement that is no operation.
 */
export function replacementWords(
  { operationId, lifecycle }: Pick<Operation, "operationId" | "lifecycle">,
  operations: readonly Operation[],
  nameOf: (replacement: Operation) => string = requestWords,
): string {
  const { status, replacedBy, reason } = lifecycle;
  if (status === "current") return "";
  if (replacedBy === null || replacedBy === undefined) return sentence(reason ?? "Nothing replaces it");
  const replacement = operations.find((each) => each.operationId === replacedBy);
  if (replacement === undefined) {
    throw new Error(`x-svc-lifecycle of "${operationId}" names "${replacedBy}", which is no operation.`);
  }
  return [`Use ${nameOf(replacement)}.`, ...(reason === undefined ? [] : [sentence(reason)])].join(" ");
}

/** That an operation is deprecated or legacy, and since when; empty for a current one. */
export function lifecycleWords({ status, deprecatedSince, sunset }: Lifecycle): string {
  if (status === "current") return "";
  if (status === "legacy") return "Legacy: kept for the programs that call it already.";
  const end = sunset === undefined ? "" : `; it may go after ${sunset}`;
  return `Deprecated${deprecatedSince === undefined ? "" : ` since ${deprecatedSince}`}${end}.`;
}

/** What a parameter's value must be beyond its type; empty where the type says it all. */
export function parameterWords({ schema, list, readsAs, fallback }: Parameter): string {
  const sentences = [
    list ? itemWords(schema) : rangeWords(schema),
    ...(readsAs === undefined ? [] : [textWords(readsAs)]),
    ...(fallback === undefined ? [] : ["Zero and less count as the default."]),
  ];
  return sentences.filter((each) => each !== "").join(" ");
}

function textWords({ type, minimum, maximum }: NonNullable<Parameter["readsAs"]>): string {
  // Each parameter that is a time says in its own words which forms it takes.
  if (type === "time") return "";
  if (type === "boolean") return "Sent as text: `true` or `false`.";
  const kind = type === "integer" ? "a whole number" : "a number";
  const range = rangeWords({
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
  });
  return `Sent as text: ${range === "" ? `${kind}.` : `${kind}, ${lowerFirst(range)}`}`;
}

function rangeWords({ minimum, maximum }: JsonObject): string {
  if (minimum === undefined && maximum === undefined) return "";
  if (maximum === undefined) return `At least ${minimum}.`;
  return minimum === undefined ? `At most ${maximum}.` : `From ${minimum} to ${maximum}.`;
}

function itemWords({ maxItems }: JsonObject): string {
  return maxItems === undefined ? "" : `Up to ${maxItems} items.`;
}

function counted(count: number, noun: string): string {
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
