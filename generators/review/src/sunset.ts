import {
  followReferences,
  isObject,
  type Lifecycle,
  type Pointer,
  valueAt,
} from "@market-data/generator-core";
import { type ContractPair, type ContractSide, commonOperations, sourcePlace } from "./pair.ts";
import type { Rejection } from "./review.ts";
import { code } from "./words/text.ts";

/** What users are promised (the guide on stability). */
const MONTHS_AHEAD = 6;

/**
 * Sunset dates that a change sets, or brings nearer, and that leave users less time than they are promised.
 * @param today As `2026-11-21`, in UTC.
 */
export function sunsetRejections(pair: ContractPair, today: string): Rejection[] {
  const earliest = monthsAfter(today, MONTHS_AHEAD);
  return commonOperations(pair).flatMap(({ base, now }) => {
    const before = new Map(sunsets(pair.base, base.path).map(({ what, sunset }) => [what, sunset]));
    return sunsets(pair.now, now.path).flatMap(({ what, sunset, pointer }) => {
      const known = before.get(what);
      if (sunset >= earliest || (known !== undefined && sunset >= known)) return [];
      const place = sourcePlace(pair, { now: pointer });
      return {
        kind: "lifecycle" as const,
        rule: "lifecycle/sunset-too-near",
        operationId: now.operationId,
        text: `The sunset date of ${what}, ${sunset}, is less than ${MONTHS_AHEAD} months ahead.`,
        advice: `Name a date from ${earliest} on: until then users may rely on it.`,
        ...(place === undefined ? {} : { place }),
      };
    });
  });
}

/** The dates of an operation and its parameters, by what they are of. */
function sunsets({ contract, document }: ContractSide, path: string) {
  const start: Pointer = ["paths", path, "get"];
  const operation = contract.model.operations.find((each) => each.path === path);
  const places = [
    { what: code(`GET ${path}`), pointer: start },
    ...(operation?.parameters ?? []).map(({ name }, index) => ({
      what: `parameter ${code(name)} of ${code(`GET ${path}`)}`,
      pointer: followReferences(document, [...start, "parameters", index]),
    })),
  ];
  return places.flatMap(({ what, pointer }) => {
    const value = valueAt(document, pointer);
    const { sunset } = (isObject(value) ? (value["x-svc-lifecycle"] ?? {}) : {}) as Partial<Lifecycle>;
    return sunset === undefined ? [] : [{ what, sunset, pointer }];
  });
}

/** The same day of a later month, in UTC; the first of the month after it where there is no such day. */
function monthsAfter(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}
