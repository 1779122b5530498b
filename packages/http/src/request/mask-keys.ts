import type { RequestHeaders } from "./request-headers.ts";

/** The prefix of every issued key. Scanners for leaked secrets search for this prefix. */
export const KEY_PREFIX = "mdk_";

/** Matches issued keys in a text: the prefix, then 32 random bytes in base64url. */
export const KEY_PATTERN = new RegExp(`${KEY_PREFIX}[A-Za-z0-9_-]{43}`, "g");

/** Replaces a key. */
const MASK = "[key]";

/** Shorter keys are not masked: the key `e` would mask nearly every message. */
const MIN_KEY_LENGTH = 8;
/** Delimiters of names and values in a URL or a header. */
const DELIMITERS = /[&=#?,;/"\s]+/;
/** A shorter prefix of a key at the end of a truncated text reveals no key. */
const MIN_PART_LENGTH = 4;
/** Limits that bound the time of a search: keys, characters at the start of a key, truncations. */
const MAX_KEYS = 16;
const MAX_START_LENGTH = 64;
const MAX_CUTS = 16;

/** Matches an issued key in any case and encoding, also if the text is truncated. */
const ISSUED =
  /(?:m|%6d)(?:d|%64)(?:k|%6b)(?:_|%5f)(?:(?:[\w-]|%[0-9a-f]{2}){43}|(?:[\w-]|%[0-9a-f]{2}){0,42}(?=(?:%.?)?…))/gi;

/** Key headers of other APIs. Callers sometimes send a key there by mistake. */
const OTHER_KEY_HEADERS = ["authorization", "x-api-key"];
/** Matches a parameter with a key name such as `api_key`, and its value. Excluding `?` keeps the search linear. */
const KEY_PARAMETER = /[?&][^?=&#]*(?:key|token)=([^&#]*)/gi;

/**
 * Returns the keys of a request, separated by `, `: from headers, and from the query, where a key is a mistake. Undefined if the
 * request has no key.
 *
 * @param keyHeaders The headers that carry keys.
 */
export function getSentKey(
  { headers, url = "" }: { readonly headers: RequestHeaders; readonly url?: string | undefined },
  ...keyHeaders: readonly string[]
): string | undefined {
  const names = new Set([...keyHeaders.map((name) => name.toLowerCase()), ...OTHER_KEY_HEADERS]);
  const sent = [...names].flatMap((name) => headers[name] ?? []);
  for (const [, value = ""] of url.matchAll(KEY_PARAMETER)) {
    // Encoded as received, and decoded as a message may contain it.
    sent.push(value, new URLSearchParams(`key=${value}`).get("key") ?? "");
  }
  return sent.length === 0 ? undefined : sent.join(", ");
}

/**
 * Masks keys in a text for logs and responses: the sent key if it has at least 8 characters, and all issued keys. Matches any case,
 * percent-encoded keys, and keys truncated by `…`.
 *
 * @param sentKey As `getSentKey` returns it.
 */
export function maskKeys(text: string, sentKey = ""): string {
  const lower = text.toLowerCase();
  // A fast check for the most common case, a text without keys.
  const isEncoded = lower.includes("%");
  let masked = isEncoded || lower.includes(KEY_PREFIX) ? text.replace(ISSUED, MASK) : text;
  if (sentKey.length < MIN_KEY_LENGTH) return masked;
  const keys = DELIMITERS.test(sentKey) ? splitKeys(sentKey) : [sentKey];
  if (isEncoded || keys.some((key) => mayContain(lower, key))) masked = maskSentKeys(masked, keys);
  return masked;
}

/** Splits a repeated header, and a key that a URL contains unencoded. */
function splitKeys(sentKey: string): string[] {
  const parts = [...sentKey.split(", ", MAX_KEYS), ...sentKey.split(DELIMITERS, MAX_KEYS)];
  const keys = new Set(parts.filter((part) => part.length >= MIN_KEY_LENGTH));
  return [...keys].slice(0, MAX_KEYS);
}

/** Whether an unencoded text contains the start of a key. @param lower The text in lower case. */
function mayContain(lower: string, key: string): boolean {
  const start = key.slice(0, MIN_PART_LENGTH).toLowerCase();
  return lower.includes(start) || start.includes("+") || start.includes(" ");
}

function maskSentKeys(text: string, keys: readonly string[]): string {
  const { form, places } = toComparable(text);
  const cuts = [...form.matchAll(/…/g)].slice(0, MAX_CUTS).map(({ index }) => index);
  const spans = keys.flatMap((key) => {
    const wanted = toComparable(key).form;
    return [...findKey(form, wanted), ...cuts.flatMap((cut) => findCutKey(form, cut, wanted))];
  });
  let masked = "";
  let copied = 0;
  for (const [start, end] of spans.sort(([a], [b]) => a - b)) {
    const from = places[start] as number;
    const to = places[end] as number;
    if (to <= copied) continue;
    if (from >= copied) masked += text.slice(copied, from) + MASK;
    copied = to;
  }
  return masked + text.slice(copied);
}

/** A half-open range of a comparable text. */
type Span = readonly [start: number, end: number];

/** Finds a key, or a prefix of a key with at least 64 characters. */
function findKey(form: string, wanted: string): Span[] {
  const spans: Span[] = [];
  const start = wanted.slice(0, MAX_START_LENGTH);
  for (let at = form.indexOf(start); at !== -1; ) {
    let length = start.length;
    while (length < wanted.length && form[at + length] === wanted[length]) length += 1;
    spans.push([at, at + length]);
    at = form.indexOf(start, at + length);
  }
  return spans;
}

/** Finds the prefix of a key at a truncation, which may split a percent-encoded character. */
function findCutKey(form: string, cut: number, wanted: string): Span[] {
  const before = form.slice(Math.max(0, cut - MAX_START_LENGTH), cut);
  for (const tail of [before, before.replace(/%[0-9a-f]?$/, "")]) {
    for (let length = Math.min(wanted.length, tail.length); length >= MIN_PART_LENGTH; length -= 1) {
      if (!tail.endsWith(wanted.slice(0, length))) continue;
      return [[cut - before.length + tail.length - length, cut]];
    }
  }
  return [];
}

/**
 * Normalizes a text for comparison: lower case, ASCII characters decoded, all remaining characters percent-encoded, `+` as a space.
 *
 * @returns The normalized text, and the original position of each character and of the end.
 */
function toComparable(text: string): { form: string; places: readonly number[] } {
  let form = "";
  const places: number[] = [];
  for (const { 0: piece, index } of text.matchAll(/%[0-9a-f]{2}|./gisu)) {
    const part = toForm(piece);
    for (let count = 0; count < part.length; count += 1) places.push(index);
    form += part;
  }
  places.push(text.length);
  return { form, places };
}

function toForm(piece: string): string {
  const code = piece.length === 3 ? Number.parseInt(piece.slice(1), 16) : (piece.codePointAt(0) as number);
  if (code < 128) return String.fromCharCode(code).toLowerCase().replace("+", " ");
  // The truncation sign, and lone surrogates, which cannot be encoded.
  if (piece.length === 3 || piece === "…" || (code >= 0xd800 && code < 0xe000)) return piece.toLowerCase();
  return encodeURIComponent(piece).toLowerCase();
}
