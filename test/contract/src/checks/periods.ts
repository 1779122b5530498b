import type { Json, JsonObject } from "@market-data/generator-core";
import type { Check } from "../check.ts";
import { everyObject, isNumber, near, numberIn, type Place, samePercent } from "../objects.ts";
import type { ExampleResponse } from "../responses.ts";

const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const DAY = 86_400_000;
/** Times that may be in the future: the reset of a limit, the end of a period, the dates of an airdrop. */
const AHEAD = new Set(["credit_limit_monthly_reset_timestamp", "time_close", "end_date", "start_date"]);

/** Candles, periods and the order of times. */
export const periodChecks: Check[] = [
  { rule: "low <= open, close <= high", find: (responses) => everyObject(responses).flatMap(outsideOfRange) },
  {
    rule: "the changes of a performance follow from its open and close",
    find: (responses) => everyObject(responses).flatMap(wrongPerformance),
  },
  {
    rule: "every time has the format yyyy-MM-ddTHH:mm:ss.SSSZ",
    find: (responses) => everyTime(responses).flatMap(wrongFormat),
  },
  { rule: "all responses have the same clock", find: twoClocks },
  { rule: "past times are not after the clock", find: afterTheClock },
  {
    rule: "the times of a period are within the period",
    find: (responses) => everyObject(responses).flatMap(outsideOfPeriod),
  },
  { rule: "a daily period is one UTC day", find: (responses) => everyObject(responses).flatMap(notOneDay) },
  {
    rule: "a series is in ascending order of time",
    find: (responses) => everyObject(responses).flatMap(unordered),
  },
  { rule: "the status of an airdrop matches its dates and the clock", find: wrongAirdropStatus },
];

function outsideOfRange({ value, at }: Place): string[] {
  const [open, high, low, close] = ["open", "high", "low", "close"].map((key) => numberIn(value[key]));
  if (open === undefined || high === undefined || low === undefined || close === undefined) return [];
  return low <= Math.min(open, close) && Math.max(open, close) <= high
    ? []
    : [`${at}: ${open}, ${high}, ${low}, ${close}`];
}

function wrongPerformance({ value, at }: Place): string[] {
  const [open, close, percent, change] = ["open", "close", "percent_change", "price_change"].map((key) =>
    numberIn(value[key]),
  );
  if (open === undefined || close === undefined || percent === undefined || change === undefined) return [];
  const right = samePercent(percent, (close / open - 1) * 100) && near(change, close - open);
  return right ? [] : [`${at}: ${change} or ${percent} % do not match open ${open} and close ${close}`];
}

function everyTime(responses: readonly ExampleResponse[]): { key: string; time: string; at: string }[] {
  return everyObject(responses).flatMap(({ value, at }) =>
    Object.entries(value)
      .filter(([key, item]) => typeof item === "string" && isTimeName(key))
      .map(([key, time]) => ({ key, time: String(time), at: `${at}.${key}` })),
  );
}

function isTimeName(key: string): boolean {
  return /^(time_|date|last_|first_)|(timestamp|_date|_at|_data)$/.test(key);
}

function wrongFormat({ time, at }: { time: string; at: string }): string[] {
  return ISO.test(time) && !Number.isNaN(Date.parse(time)) ? [] : [`${at}: ${time}`];
}

/** The timestamp of each response with a status. */
function clocks(responses: readonly ExampleResponse[]): { at: string; clock: Json | undefined }[] {
  return responses.flatMap(({ name, value }) => {
    const status = (value as JsonObject)["status"] as JsonObject | undefined;
    return status === undefined ? [] : [{ at: name, clock: status["timestamp"] }];
  });
}

function twoClocks(responses: readonly ExampleResponse[]): string[] {
  const all = clocks(responses);
  return all.filter(({ clock }) => clock !== all[0]?.clock).map(({ at, clock }) => `${at}: ${clock}`);
}

function afterTheClock(responses: readonly ExampleResponse[]): string[] {
  const clock = String(clocks(responses)[0]?.clock);
  return everyTime(responses)
    .filter(({ key, time }) => !AHEAD.has(key) && time > clock)
    .map(({ at, time }) => `${at}: ${time}`);
}

function outsideOfPeriod({ value, at }: Place): string[] {
  const opened = value["time_open"] ?? value["open_timestamp"];
  const closed = value["time_close"] ?? value["close_timestamp"];
  if (typeof opened !== "string" || typeof closed !== "string") return [];
  const quotes = Object.values((value["quote"] ?? {}) as JsonObject) as JsonObject[];
  const inner = [value, ...quotes].flatMap((object) =>
    ["time_high", "time_low", "high_timestamp", "low_timestamp", "timestamp"].map((key) => object[key]),
  );
  const times = [opened, ...inner.filter((time) => typeof time === "string"), closed];
  return times.every((time) => opened <= time && time <= closed) && opened < closed
    ? []
    : [`${at}: ${times.join(", ")}`];
}

function notOneDay({ value, at, response }: Place): string[] {
  const { time_open: opened, time_close: closed } = value;
  const isDaily = !("time_period" in response.request) || response.request["time_period"] === "daily";
  if (typeof opened !== "string" || !isDaily) return [];
  const start = Date.parse(opened);
  const end = closed === null ? start + DAY - 1 : Date.parse(String(closed));
  return start % DAY === 0 && end === start + DAY - 1 ? [] : [`${at}: ${opened} to ${closed}`];
}

function unordered({ value, at }: Place): string[] {
  const series = value["quotes"];
  if (!Array.isArray(series)) return [];
  const times = (series as JsonObject[]).map((item) =>
    Date.parse(String(item["time_open"] ?? item["timestamp"])),
  );
  const rises = times.every(
    (time, index) => isNumber(time) && time > (times[index - 1] ?? Number.NEGATIVE_INFINITY),
  );
  return rises ? [] : [`${at}.quotes`];
}

function wrongAirdropStatus(responses: readonly ExampleResponse[]): string[] {
  const clock = String(clocks(responses)[0]?.clock);
  return everyObject(responses).flatMap(({ value, at }) => {
    const { start_date: starts, end_date: ends, status } = value;
    if (typeof starts !== "string" || typeof ends !== "string") return [];
    const right = clock < starts ? "UPCOMING" : clock <= ends ? "ONGOING" : "ENDED";
    return status === right && starts < ends ? [] : [`${at}: ${status} from ${starts} to ${ends}`];
  });
}
