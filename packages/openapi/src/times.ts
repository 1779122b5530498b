// Both patterns together are the contract's pattern. `ISO_TIME` also accepts a space instead of `+` in a zone, because
// an unencoded `+` is decoded to a space.
const UNIX_SECONDS = /^\d{1,12}$/;
const ISO_TIME =
  /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?(?:Z|([+\- ])(\d\d):(\d\d))?)?$/;

const MINUTE_MS = 60_000;

/** The accepted forms of times, for a message. */
export const TIME_FORMS =
  'a Unix time in whole seconds, or an ISO 8601 time as "2026-01-15" or "2026-01-15T12:00:00Z"';

/**
 * Parses a time to Unix time in ms; undefined for an invalid one.
 *
 * A text of up to 12 digits is a Unix time in seconds. Any longer or different text is an ISO 8601 date with an optional time of day
 * and zone. The default zone is UTC. Digits after milliseconds are dropped. Impossible days and hours are invalid (30 February,
 * 24:00, a leap second).
 */
export function parseTime(text: string): number | undefined {
  if (UNIX_SECONDS.test(text)) return Number(text) * 1000;
  const match = ISO_TIME.exec(text);
  if (match === null) return undefined;
  const [
    ,
    year,
    month,
    day,
    hour = 0,
    minute = 0,
    second = 0,
    fraction = "",
    sign,
    zoneHour = 0,
    zoneMinute = 0,
  ] = match;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  if (Number(zoneHour) > 23 || Number(zoneMinute) > 59) return undefined;
  const date = startOfDay(Number(year), Number(month), Number(day));
  if (date === undefined) return undefined;
  const milliseconds = Number(fraction.slice(0, 3).padEnd(3, "0"));
  const local = date + ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1000 + milliseconds;
  const offset = (Number(zoneHour) * 60 + Number(zoneMinute)) * MINUTE_MS;
  return sign === "-" ? local + offset : local - offset;
}

function startOfDay(year: number, month: number, day: number): number | undefined {
  const date = new Date(0);
  // `Date.UTC` would map the years 0 to 99 to the 20th century.
  date.setUTCFullYear(year, month - 1, day);
  // An impossible day overflows into the next month.
  return date.getUTCMonth() === month - 1 ? date.getTime() : undefined;
}
