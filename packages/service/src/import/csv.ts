/** The separator of values in a line. */
export type Separator = "," | ";" | "\t";

const SEPARATORS: readonly Separator[] = [",", ";", "\t"];

/** A record of a file. A damaged record has an `error`. */
interface CsvRecord {
  /** The number of the last line, from 1. */
  readonly line: number;
  readonly values: readonly string[];
  readonly error?: string;
}

const BAD_QUOTE = "a quote is unclosed, or inside an unquoted value";

/** The separator with the most values in a line, and the comma for a tie. */
export function findSeparator(line: string): Separator {
  const counts = SEPARATORS.map((each) => parseLine(line, each)?.length ?? 0);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] as Separator;
}

/** The values of a record (RFC 4180); undefined for invalid quotes. */
export function parseLine(text: string, separator: Separator): string[] | undefined {
  if (!text.includes('"')) return text.split(separator);
  const values: string[] = [];
  for (let at = 0; at <= text.length; ) {
    const isQuoted = text[at] === '"';
    const end = isQuoted ? findClosingQuote(text, at) : findEnd(text, separator, at);
    if (end === -1) return undefined;
    const value = isQuoted ? text.slice(at + 1, end).replaceAll('""', '"') : text.slice(at, end);
    const next = isQuoted ? end + 1 : end;
    if (next < text.length && text[next] !== separator) return undefined;
    if (!isQuoted && value.includes('"')) return undefined;
    values.push(value);
    at = next + 1;
  }
  return values;
}

/** The index of the closing quote of a value, or -1. Doubled quotes do not close a value. */
function findClosingQuote(text: string, start: number): number {
  for (let at = start + 1; ; at += 2) {
    at = text.indexOf('"', at);
    if (at === -1 || text[at + 1] !== '"') return at;
  }
}

function findEnd(text: string, separator: Separator, start: number): number {
  const end = text.indexOf(separator, start);
  return end === -1 ? text.length : end;
}

interface CsvOptions {
  readonly separator: Separator;
  /** The number of values in a record. Default: the number in the first record. */
  readonly columns?: number | undefined;
  /** The maximum size of a record in bytes, with line breaks. */
  readonly maxBytes: number;
}

/**
 * Splits CSV text into records. A value with an open quote continues in the next line, unless the next line is a complete
 * record. A damaged line therefore damages no other record.
 *
 * @param chunks The text, split at any position.
 * @throws {Error} for a record above the size limit.
 */
export async function* readRecords(
  chunks: AsyncIterable<string>,
  options: CsvOptions,
): AsyncGenerator<CsvRecord> {
  const reader = new RecordReader(options);
  let isFirst = true;
  for await (const chunk of chunks) {
    yield* reader.add(isFirst ? chunk.replace(/^\ufeff/, "") : chunk);
    isFirst = false;
  }
  yield* reader.end();
}

/** The records of a text in memory. */
export function parseRecords(text: string, options: CsvOptions): CsvRecord[] {
  const reader = new RecordReader(options);
  return [...reader.add(text), ...reader.end()];
}

class RecordReader {
  readonly #separator: Separator;
  readonly #maxBytes: number;
  #columns: number | undefined;
  #lineBreak: string | undefined;
  /** The start of an incomplete line. */
  #rest = "";
  #linesTaken = 0;
  /** The lines of a record with an open quote. */
  #open: string[] = [];
  #openBytes = 0;

  constructor({ separator, columns, maxBytes }: CsvOptions) {
    this.#separator = separator;
    this.#columns = columns;
    this.#maxBytes = maxBytes;
  }

  *add(text: string): Generator<CsvRecord> {
    this.#rest += text;
    // The next chunk may start with the line feed after a final carriage return.
    this.#lineBreak ??= /\n|\r(?=[^\n])/.exec(this.#rest)?.[0];
    const lines = this.#lineBreak === undefined ? [this.#rest] : this.#rest.split(this.#lineBreak);
    this.#rest = lines.pop() ?? "";
    for (const line of lines) yield* this.#take(line.replace(/\r$/, ""));
    this.#countBytes(this.#rest);
  }

  *end(): Generator<CsvRecord> {
    if (this.#rest !== "") yield* this.#take(this.#rest.replace(/\r$/, ""));
    while (this.#open.length > 0) yield* this.#rejectFirst(BAD_QUOTE);
  }

  *#take(line: string): Generator<CsvRecord> {
    const bytes = this.#countBytes(line);
    while (this.#open.length > 0 && (this.#isRecord(line) || this.#openBytes + bytes > this.#maxBytes)) {
      yield* this.#rejectFirst(BAD_QUOTE);
    }
    this.#linesTaken += 1;
    const isOdd = hasOddQuotes(line);
    if (this.#open.length === 0 && !isOdd) {
      if (line !== "") yield this.#toRecord(line);
      return;
    }
    this.#open.push(line);
    this.#openBytes += bytes;
    if (this.#open.length === 1 || !isOdd) return;
    const record = this.#toRecord(this.#open.join("\n"));
    if (record.error === undefined) {
      [this.#open, this.#openBytes] = [[], 0];
      yield record;
    } else yield* this.#rejectFirst(record.error);
  }

  /** Rejects the first line of an invalid record, and reads the following lines again. */
  *#rejectFirst(error: string): Generator<CsvRecord> {
    const [first = "", ...others] = this.#open;
    [this.#open, this.#openBytes] = [[], 0];
    this.#linesTaken -= others.length;
    yield { line: this.#linesTaken, values: first.split(this.#separator), error };
    for (const line of others) yield* this.#take(line);
  }

  #toRecord(text: string): CsvRecord {
    const line = this.#linesTaken;
    const values = parseLine(text, this.#separator);
    if (values === undefined) return { line, values: text.split(this.#separator), error: BAD_QUOTE };
    this.#columns ??= values.length;
    if (values.length === this.#columns) return { line, values };
    return { line, values, error: `it has ${values.length} values instead of ${this.#columns}` };
  }

  /** Whether a line is a complete record. A space after a separator indicates prose. */
  #isRecord(line: string): boolean {
    const values = parseLine(line, this.#separator);
    return values?.length === this.#columns && values?.every((value) => !value.startsWith(" ")) === true;
  }

  /** @throws {Error} */
  #countBytes(line: string): number {
    const bytes = Buffer.byteLength(line) + 1;
    if (bytes <= this.#maxBytes) return bytes;
    throw new Error(
      `line ${this.#linesTaken + 1}: the record is larger than ${this.#maxBytes} bytes (--record-kilobytes)`,
    );
  }
}

function hasOddQuotes(line: string): boolean {
  let isOdd = false;
  for (let at = line.indexOf('"'); at !== -1; at = line.indexOf('"', at + 1)) isOdd = !isOdd;
  return isOdd;
}
