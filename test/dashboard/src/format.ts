/** What stands for a figure that is not known. */
export const DASH = "–";

/** Beyond this even short words for powers of ten are long. */
const LARGE = 1e15;
/** Below this there are more zeros than anybody counts. */
const SMALL = 1e-7;
/** The language that figures are written in. */
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

/** The first language that there is; some systems tell tags that are none, such as `en-US@posix`. */
export function getLocale(languages: readonly string[]): string {
  const known = languages.find((language) => {
    try {
      return Intl.NumberFormat.supportedLocalesOf(language).length > 0;
    } catch {
      return false;
    }
  });
  return known ?? "en-US";
}

/** An amount of money. Currencies that `Intl` cannot know, such as `USDT`, stand behind the number. */
function money(value: number, currency: string, options: Intl.NumberFormatOptions): string {
  if (/^[A-Z]{3}$/.test(currency)) {
    return numberFormat({ style: "currency", currency, currencyDisplay: "narrowSymbol", ...options }).format(
      value,
    );
  }
  return `${numberFormat(options).format(value)} ${currency}`;
}

/** A price: in the currency's usual form, or to four digits that say something where it is less than one. */
export function price(value: number, currency: string): string {
  const size = Math.abs(value);
  if (size >= LARGE || (size < SMALL && size > 0)) {
    return money(value, currency, { notation: "scientific", maximumFractionDigits: 2 });
  }
  if (size >= 1e9) return money(value, currency, { notation: "compact", maximumFractionDigits: 2 });
  if (size >= 1 || size === 0) return money(value, currency, {});
  return money(value, currency, { maximumSignificantDigits: 4 });
}

/** A large amount of money, in short. */
export function amount(value: number, currency: string): string {
  return money(value, currency, short(value));
}

/** A number of coins, in short. */
export function count(value: number): string {
  return numberFormat(short(value)).format(value);
}

function short(value: number): Intl.NumberFormatOptions {
  const size = Math.abs(value);
  if (size >= SMALL && size < 1) return { maximumSignificantDigits: 3 };
  const notation = size >= LARGE || (size < SMALL && size > 0) ? "scientific" : "compact";
  return { notation, maximumFractionDigits: 2 };
}

/** A change, given in percent. */
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

/** A whole number. */
export function whole(value: number): string {
  return numberFormat({ maximumFractionDigits: 0 }).format(value);
}

/** A moment in UTC, or its day alone. */
export function moment(time: string | number | Date, withTime = true): string {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: "medium",
    ...(withTime ? { timeStyle: "short" } : {}),
    timeZone: "UTC",
  }).format(new Date(time));
}

/** The time of day, where the reader is. */
export function clockTime(time: number): string {
  return new Intl.DateTimeFormat(locale, { timeStyle: "medium" }).format(time);
}

/** A wait, in words: `42 seconds`, `1 minute 5 seconds`. */
export function wait(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const parts = [
    [Math.floor(seconds / 60), "minute"],
    [seconds % 60, "second"],
  ] as const;
  const told = parts.filter(([number], index) => number > 0 || (index === 1 && seconds < 60));
  return told.map(([number, unit]) => `${number} ${unit}${number === 1 ? "" : "s"}`).join(" ");
}
