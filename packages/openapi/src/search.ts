/** A query string with or without `?`, or an iterable of names and values such as `URLSearchParams`. */
export type Search = string | Iterable<readonly [string, string]>;

/** An entry `name=value` of a query. An invalid percent-encoding gives an undefined value. */
export interface SearchEntry {
  name: string;
  value: string | undefined;
  /** The value as sent. */
  raw: string;
}

/** Yields the entries of a query in order. Empty entries (`a=1&&b=2`) are ignored. */
export function* parseSearch(search: Search): Generator<SearchEntry> {
  if (typeof search !== "string") {
    for (const [name, value] of search) yield { name, value, raw: value };
    return;
  }
  for (let from = search.startsWith("?") ? 1 : 0; from < search.length; ) {
    const ampersand = search.indexOf("&", from);
    const to = ampersand === -1 ? search.length : ampersand;
    if (to > from) yield parseEntry(search.slice(from, to));
    from = to + 1;
  }
}

function parseEntry(entry: string): SearchEntry {
  const equals = entry.indexOf("=");
  const name = equals === -1 ? entry : entry.slice(0, equals);
  const raw = equals === -1 ? "" : entry.slice(equals + 1);
  return { name: decode(name) ?? name, value: decode(raw), raw };
}

/** Percent-decodes a text, with `+` as a space. Returns undefined for invalid UTF-8. */
function decode(encoded: string): string | undefined {
  const spaced = encoded.includes("+") ? encoded.replaceAll("+", " ") : encoded;
  if (!spaced.includes("%")) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    return undefined;
  }
}
