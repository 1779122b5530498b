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
/** Where a message cuts off what was sent, which may be within a percent-encoded character of several bytes. */
const CUT = /^(?:%[0-9a-f]{0,2}){0,3}…/i;
const MAX_CUT_LENGTH = 10;

/** An issued key, whatever its case and encoding, or what is left of it where a text is cut off. */
const ISSUED =
  /(?:m|%6d)(?:d|%64)(?:k|%6b)(?:_|%5f)(?:(?:[\w-]|%[0-9a-f]{2}){43}|(?:[\w-]|%[0-9a-f]{2}){0,42}(?=(?:%.?)?…))/gi;

/** Other headers of HTTP APIs that carry keys: callers send a key there by mistake. */
const OTHER_KEY_HEADERS = ["authorization", "x-api-key"];
/** A parameter that is named as a key, such as `api_key`, and its value. */
const KEY_PARAMETER = /[?&][^=&#]*(?:key|token)=([^&#]*)/gi;

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
  for (const key of DELIMITERS.test(sentKey) ? splitKey(sentKey) : [sentKey]) {
    if (isEncoded || mayContain(lower, key)) masked = maskKey(masked, key);
  }
  return masked;
}

/** A header that was sent twice is one text; and where a key stands unencoded in a URL, it is read as several. */
function splitKey(sentKey: string): string[] {
  const parts = [...sentKey.split(", "), ...sentKey.split(DELIMITERS)];
  return parts.filter((part) => part.length >= MIN_KEY_LENGTH);
}

/** Whether a text that is not encoded has the start of a key. @param lower In lower case. */
function mayContain(lower: string, key: string): boolean {
  const start = key.slice(0, MIN_PART_LENGTH).toLowerCase();
  return lower.includes(start) || start.includes("+") || start.includes(" ");
}

function maskKey(text: string, key: string): string {
  // By characters, not by halves of them.
  const characters = [...key];
  let masked = "";
  let copied = 0;
  for (let at = 0; at < text.length; at++) {
    const end = findEnd(text, at, characters);
    if (end === at) continue;
    masked += text.slice(copied, at) + MASK;
    copied = end;
    at = end - 1;
  }
  return copied === 0 ? text : masked + text.slice(copied);
}

/** Where the key ends that begins at a place of a text; the place itself where none begins. */
function findEnd(text: string, start: number, key: readonly string[]): number {
  let end = start;
  for (let index = 0; index < key.length; index++) {
    const length = matchCharacter(text, end, key[index] as string);
    if (length === 0)
      return index >= MIN_PART_LENGTH && CUT.test(text.slice(end, end + MAX_CUT_LENGTH)) ? end : start;
    end += length;
  }
  return end;
}

/** How many characters of a text are a character of a key, as it is or encoded; 0 for none. */
function matchCharacter(text: string, at: number, wanted: string): number {
  const found = text.slice(at, at + wanted.length);
  if (found === wanted || (found !== "" && found.toLowerCase() === wanted.toLowerCase()))
    return wanted.length;
  // What is a plus in a URL is a space in a form, and the other way round.
  if ((found === "+" && wanted === " ") || (found === " " && wanted === "+")) return 1;
  if (!found.startsWith("%")) return 0;
  const encoded = percentEncode(wanted);
  return text.slice(at, at + encoded.length).toLowerCase() === encoded ? encoded.length : 0;
}

function percentEncode(character: string): string {
  const code = character.charCodeAt(0);
  if (code >= 128) return encodeURIComponent(character).toLowerCase();
  return `%${code.toString(16).padStart(2, "0")}`;
}
