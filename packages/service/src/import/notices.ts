/** A fact about a stored row that the import's summary reports. */
export interface Notice {
  /** A look-alike symbol, or the name of a well-known asset without its key, id or slug. */
  readonly kind: "lookAlike" | "namesake";
  /** For a look-alike a sentence. For a namesake a mapping line that makes the row the well-known asset. */
  readonly text: string;
}

/** @param outcome The effect on the symbol. */
export function describeLookAlike(symbol: string, looksLike: string, outcome: string): Notice {
  return { kind: "lookAlike", text: `the symbol ${toVisible(symbol)} looks like ${looksLike}: ${outcome}` };
}

/** Quotes a text and escapes characters outside ASCII as code points. */
function toVisible(symbol: string): string {
  return JSON.stringify(symbol).replace(
    /[^\x20-\x7e]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
}

/** The notices of one kind about a file. */
export interface Noticed {
  readonly listed: readonly { readonly line: number; readonly text: string }[];
  /** The number of rows not listed. */
  readonly others: number;
}

/** The summary of a file lists this many notices of each kind, and counts the rest. */
const MAX_LISTED = 50;

/** Collects the notices of one kind about a file. */
export class Notices {
  readonly #lines = new Map<string, number>();
  #others = 0;

  /** Adds a notice about a row. A text that several rows share is listed once, with the first line. */
  add(line: number, text: string): void {
    if (this.#lines.has(text)) return;
    if (this.#lines.size < MAX_LISTED) this.#lines.set(text, line);
    else this.#others += 1;
  }

  get result(): Noticed {
    return { listed: [...this.#lines].map(([text, line]) => ({ line, text })), others: this.#others };
  }
}
