import type { RequestHeaders } from "./request-headers.ts";

/** The prefix of every issued key. Scanners for leaked secrets search for this prefix. */
export const KEY_PREFIX = "mdk_";

/** Matches issued keys in a text: the prefix, then 32 random bytes in base64url. */
export const KEY_PATTERN = new RegExp(`${KEY_PREFIX}[A-Za-z0-9_-]{43}`, "g");

/** Replaces a key. */
export const MASK = "[key]";

/** Shorter keys are not masked: the key `e` would mask nearly every message. */
const MIN_KEY_LENGTH = 8;
/** What ends a name or a value in a URL or a header. */
const DELIMITERS = /[&=#?,;/"\s]+/;
/** A shorter start of a key, where a text is cut off, says nothing about the key. */
const MIN_PART_LENGTH = 4;
/** Limits of one search, for a bounded time: keys, characters at the start of a key, cuts. */
const MAX_KEYS = 16;
const MAX_START_LENGTH = 64;
const MAX_CUTS = 16;

/** An issued key, whatever its case and encoding, or what is left of it where a text is cut off. */
const ISSUED =
  /(?:m|%6d)(?:d|%64)(?:k|%6b)(?:_|%5f)(?:(?:[\w-]|%[0-9a-f]{2}){43}|(?:[\w-]|%[0-9a-f]{2}){0,42}(?=(?:%.?)?…))/gi;

/** Other headers of HTTP APIs that carry keys: callers send a key there by mistake. */
const OTHER_KEY_HEADERS = ["authorization", "x-api-key"];
/** A parameter that is named as a key, such as `api_key`, and its value. A name has no `?`: the search stays linear. */
const KEY_PARAMETER = /[?&][^?=&#]*(?:key|token)=([^&#]*)/gi;

/**
 * Returns what a request sent as its key, in headers or by mistake in the query, separated by `, `; undefined for nothing.
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
    // As it was sent, and as a message may repeat it.
    sent.push(value, new URLSearchParams(`key=${value}`).get("key") ?? "");
  }
  return sent.length === 0 ? undefined : sent.join(", ");
}

/**
 * A text without keys, for whatever is written down or sent back: the key that the request sent, where it has 8 characters or
 * more, and everything that looks like an issued key. Whatever its case, percent-encoded or not, or cut off by `…`.
 *
 * @param sentKey As `getSentKey` returns it.
 */
export function maskKeys(text: string, sentKey = ""): string {
  const lower = text.toLowerCase();
  // Most texts have no key, and this is known at a glance.
  const isEncoded = lower.includes("%");
  let masked = isEncoded || lower.includes(KEY_PREFIX) ? text.replace(ISSUED, MASK) : text;
  if (sentKey.length < MIN_KEY_LENGTH) return masked;
  const keys = DELIMITERS.test(sentKey) ? splitKeys(sentKey) : [sentKey];
  if (isEncoded || keys.some((key) => mayContain(lower, key))) masked = maskSentKeys(masked, keys);
  return masked;
}

/** A header that was sent twice is one text; and where a key stands unencoded in a URL, it is read as several. */
function splitKeys(sentKey: string): string[] {
  const parts = [...sentKey.split(", ", MAX_KEYS), ...sentKey.split(DELIMITERS, MAX_KEYS)];
  const keys = new Set(parts.filter((part) => part.length >= MIN_KEY_LENGTH));
  return [...keys].slice(0, MAX_KEYS);
}

/** Whether a text that is not encoded has the start of a key. @param lower In lower case. */
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

/** A part of a comparable text, from its first character to the one after its last. */
type Span = readonly [start: number, end: number];

/** Finds a key, or the start of a long key with what follows of it. */
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

/** Finds the start of a key where a text is cut off, which may be within a percent-encoded character. */
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
 * Converts a text to one form for all its encodings: lower case, ASCII characters decoded, others percent-encoded, `+` as a
 * space, as in a form.
 *
 * @returns The form, and for each of its characters, and its end, the place in the text.
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
  // The sign of a cut, and half of a character, which cannot be encoded.
  if (piece.length === 3 || piece === "…" || (code >= 0xd800 && code < 0xe000)) return piece.toLowerCase();
  return encodeURIComponent(piece).toLowerCase();
}
