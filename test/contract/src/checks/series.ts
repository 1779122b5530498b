import type { Json, JsonObject } from "@market-data/generator-core";
import type { Check } from "../check.ts";
import { numberIn } from "../objects.ts";
import { getMoment } from "../prices.ts";
import { type ExampleResponse, getRecords } from "../responses.ts";

const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };
/** Calendar intervals of the examples with the relative interval of the same length. */
const CALENDAR: Readonly<Record<string, string>> = { hourly: "1h", daily: "1d" };

/** Histories contain exactly the requested periods. */
export const seriesChecks: Check[] = [
  {
    rule: "OHLCV contains each day after `time_start` up to `time_end`, or the last `count` days",
    find: (responses) =>
      responses.flatMap((response) => wrongSeries(response, "time_open", requestedCandles)),
  },
  {
    rule: "historical quotes have the times of their interval",
    find: (responses) => responses.flatMap((response) => wrongSeries(response, "timestamp", requestedPoints)),
  },
];

function wrongSeries(
  response: ExampleResponse,
  time: string,
  getRequested: (response: ExampleResponse) => number[],
): string[] {
  return getRecords(response).flatMap((record) => {
    const series = record["quotes"];
    if (!Array.isArray(series)) return [];
    const times = (series as JsonObject[]).map((item) => item[time]).filter((text) => text !== undefined);
    if (times.length === 0) return [];
    const right = getRequested(response).map(iso).join(", ");
    const moments = times.map(getMoment).map(iso).join(", ");
    return moments === right ? [] : [`${response.name}: ${moments}, should be ${right}`];
  });
}

/** Returns the open times of the requested daily periods (spec/guides/time-and-intervals.md, *OHLCV*). */
function requestedCandles({ request, value, operation }: ExampleResponse): number[] {
  const day = UNITS["d"] ?? 0;
  const last = floor(Date.parse(String(request["time_end"] ?? toClock(value))), day);
  const start = request["time_start"];
  const first =
    start === undefined
      ? last - (getCount(request, operation) - 1) * day
      : floor(Date.parse(String(start)), day) + day;
  return stepsTo(last, day, (last - first) / day + 1);
}

/**
 * Returns the requested times, counted back from the end. For a calendar interval, returns the starts of its periods.
 */
function requestedPoints({ request, value, operation }: ExampleResponse): number[] {
  const interval = String(request["interval"] ?? "5m");
  const [, count, unit] = /^(\d+)([mhd])$/.exec(CALENDAR[interval] ?? interval) ?? [];
  const length = Number(count) * (UNITS[unit ?? ""] ?? Number.NaN);
  const end = Date.parse(String(request["time_end"] ?? toClock(value)));
  return stepsTo(interval in CALENDAR ? floor(end, length) : end, length, getCount(request, operation));
}

function stepsTo(last: number, length: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => last - (count - 1 - index) * length);
}

function getCount(request: Record<string, Json>, { parameters }: ExampleResponse["operation"]): number {
  const parameter = parameters.find(({ name }) => name === "count");
  return numberIn(request["count"] ?? parameter?.schema["default"]) ?? 0;
}

function toClock(value: Json): Json | undefined {
  return ((value as JsonObject)["status"] as JsonObject | undefined)?.["timestamp"];
}

function floor(moment: number, length: number): number {
  return Math.floor(moment / length) * length;
}

function iso(moment: number): string {
  return new Date(moment).toISOString();
}
