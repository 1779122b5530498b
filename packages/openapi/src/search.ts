/** A query string, with or without its `?`, or the names and values of one (`URLSearchParams` is such a thing). */
export type Search = string | Iterable<readonly [string, string]>;

/** One `name=value` of a query; the value is undefined where its percent-encoding is wrong. */
export interface SearchEntry {
  name: string;
  value: string | undefined;
  /** The value as it was sent. */
  raw: string;
}

/** The names and values of a query, in its order. Empty pieces (`a=1&&b=2`) count for nothing. */
export function* entriesOf(search: Search): Generator<SearchEntry> {
  if (typeof search !== "string") {
    for (const [name, value] of search) yield { name, value, raw: value };
    return;
  }
  for (let from = search.startsWith("?") ? 1 : 0; from < search.length; ) {
    const ampersand = search.indexOf("&", from);
    const to = ampersand === -1 ? search.length : ampersand;
    if (to > from) yield entryOf(search.slice(from, to));
    from = to + 1;
  }
}

function entryOf(piece: string): SearchEntry {
  const equals = piece.indexOf("=");
  const name = equals === -1 ? piece : piece.slice(0, equals);
  const raw = equals === -1 ? "" : piece.slice(equals + 1);
  return { name: decode(name) ?? name, value: decode(raw), raw };
}

/** The text that was percent-encoded, `+` standing for a space; undefined where it is no encoding of UTF-8. */
function decode(encoded: string): string | undefined {
  const spaced = encoded.includes("+") ? encoded.replaceAll("+", " ") : encoded;
  if (!spaced.includes("%")) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    return undefined;
  }
}
