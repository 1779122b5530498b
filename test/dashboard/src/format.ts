/** Shown for an unknown value. */
export const DASH = "–";

/** Larger numbers use scientific notation. */
const LARGE = 1e18;
/** Smaller numbers use scientific notation. */
const SMALL = 1e-9;
/** The language of formatted values. */
export const locale = getLocale(typeof navigator === "undefined" ? [] : navigator.languages);

const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify(options);
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat(locale, options);
    formats.set(key, format);
  }
  return format;
}

/** The first valid language tag. Some systems report invalid tags, such as `en-US@posix`. */
function getLocale(languages: readonly string[]): string {
  const known = languages.find((language) => {
    try {
      return Intl.NumberFormat.supportedLocalesOf(language).length > 0;
    } catch {
      return false;
    }
  });
  return known ?? "en-US";
}

/** Formats an amount of money. Currencies unknown to `Intl`, such as `USDT`, follow the number. */
function money(value: number, currency: string, options: Intl.NumberFormatOptions): string {
  if (/^[A-Z]{3}$/.test(currency)) {
    return numberFormat({ style: "currency", currency, currencyDisplay: "narrowSymbol", ...options }).format(
      value,
    );
  }
  return `${numberFormat(options).format(value)} ${currency}`;
}

/** Formats a price: four significant digits below 1, three below a millionth. */
export function price(value: number, currency: string): string {
  const size = Math.abs(value);
  if (size >= LARGE || (size < SMALL && size > 0)) {
    return money(value, currency, { notation: "scientific", maximumFractionDigits: 2 });
  }
  if (size >= 1e9) return money(value, currency, { notation: "compact", maximumFractionDigits: 2 });
  if (size >= 1 || size === 0) return money(value, currency, {});
  return money(value, currency, { maximumSignificantDigits: size < 1e-6 ? 3 : 4 });
}

/** Formats a large amount of money in compact notation. */
export function amount(value: number, currency: string): string {
  return money(value, currency, short(value));
}

/** Formats a number of coins in compact notation. */
export function count(value: number): string {
  return numberFormat(short(value)).format(value);
}

function short(value: number): Intl.NumberFormatOptions {
  const size = Math.abs(value);
  if (size >= SMALL && size < 1) return { maximumSignificantDigits: 3 };
  const notation = size >= LARGE || (size < SMALL && size > 0) ? "scientific" : "compact";
  return { notation, maximumFractionDigits: 2 };
}

/** Formats a change in percent. */
export function change(value: number): string {
  const large = Math.abs(value) >= 1e6;
  return numberFormat({
    style: "percent",
    signDisplay: "exceptZero",
    notation: large ? "scientific" : "standard",
    minimumFractionDigits: large ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(value / 100);
}

/** Formats an integer. */
export function whole(value: number): string {
  return numberFormat({ maximumFractionDigits: 0 }).format(value);
}

/** Formats a time in UTC, or only its date. */
export function moment(time: string | number | Date, withTime = true): string {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: "medium",
    ...(withTime ? { timeStyle: "short" } : {}),
    timeZone: "UTC",
  }).format(new Date(time));
}

/** Formats the time of day in the reader's time zone. */
export function clockTime(time: number): string {
  return new Intl.DateTimeFormat(locale, { timeStyle: "medium" }).format(time);
}

/** Formats a duration: `42 seconds`, `1 minute 5 seconds`. */
export function wait(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const parts = [
    [Math.floor(seconds / 60), "minute"],
    [seconds % 60, "second"],
  ] as const;
  const shown = parts.filter(([number], index) => number > 0 || (index === 1 && seconds < 60));
  return shown.map(([number, unit]) => `${number} ${unit}${number === 1 ? "" : "s"}`).join(" ");
}
