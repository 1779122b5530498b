import { finished } from "node:stream/promises";
import pg from "pg";
import { from } from "pg-copy-streams";

/** SQL text within a statement, in place of a value. */
export class SqlText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** SQL text of a statement. Never of a user's input. */
export function raw(text: string): SqlText {
  return new SqlText(text);
}

/** The quoted names of tables, roles or columns, with commas between. */
export function identifier(...names: readonly string[]): SqlText {
  return raw(names.map(pg.escapeIdentifier).join(", "));
}

type Value = string | number | boolean | null | undefined | Uint8Array | SqlText;
/** The rows of a result, and how many rows the statement returned or changed. */
export type Rows<All extends readonly unknown[]> = All & { readonly count: number; readonly command: string };

interface StatementOptions {
  /** Whether the server prepares the statement once per connection. */
  readonly prepare?: boolean;
  /** Whether rows are arrays. */
  readonly asArrays?: boolean;
}

/** Sends statements on one connection. A call is a statement with values: sql`SELECT * FROM quote WHERE asset_id = ${id}`. */
export interface Queries {
  <All extends readonly unknown[] = Record<string, unknown>[]>(
    strings: TemplateStringsArray,
    ...values: readonly Value[]
  ): Promise<Rows<All>>;
  /** Sends a text. Without values, the text may have several statements: the last result is returned. */
  unsafe<All extends readonly unknown[] = Record<string, unknown>[]>(
    text: string,
    values?: readonly Value[],
    options?: StatementOptions,
  ): Promise<Rows<All>>;
  /** Sends the bytes of `COPY … FROM STDIN`. */
  copy(text: string, bytes: Buffer): Promise<void>;
}

/** int8: times in ms and counts are below 2^53. */
const BIGINT = 20;
/** Parsers of values, for `pg`. */
export const TYPES = {
  getTypeParser: ((oid: number, format?: "text" | "binary") =>
    oid === BIGINT ? Number : pg.types.getTypeParser(oid, format as "text")) as typeof pg.types.getTypeParser,
};

/** The names of prepared statements by their texts. The texts of this program are few. */
const names = new Map<string, string>();

function getName(text: string): string {
  const name = names.get(text) ?? `statement_${names.size}`;
  names.set(text, name);
  return name;
}

export function createQueries(client: pg.ClientBase): Queries {
  let last: Promise<unknown> = Promise.resolve();
  /** Starts after the statement before: `pg` deprecates its own queue. */
  const inTurn = <Result>(start: () => Promise<Result>): Promise<Result> => {
    const sent = last.then(start);
    last = sent.catch(() => {});
    return sent;
  };
  const send: Queries["unsafe"] = (text, values = [], { prepare = false, asArrays = false } = {}) => {
    const statement = {
      text,
      ...(values.length > 0 && { values: [...values] }),
      ...(prepare && { name: getName(text) }),
      ...(asArrays && { rowMode: "array" }),
    };
    return inTurn(() => client.query(statement).then(toRows)) as Promise<never>;
  };
  const tag = (strings: TemplateStringsArray, ...given: readonly Value[]) => {
    const values: Value[] = [];
    const text = strings.reduce((before, string, index) => {
      const value = given[index - 1];
      return `${before}${value instanceof SqlText ? value.text : `$${values.push(value)}`}${string}`;
    });
    return send(text, values, { prepare: true });
  };
  const copy: Queries["copy"] = (text, bytes) => inTurn(() => finished(client.query(from(text)).end(bytes)));
  return Object.assign(tag, { unsafe: send, copy }) as Queries;
}

function toRows(result: pg.QueryResult | pg.QueryResult[]): unknown[] {
  // Several statements have several results.
  const { rows, rowCount, command } = Array.isArray(result) ? (result.at(-1) as pg.QueryResult) : result;
  // Not enumerable, so that rows compare as an array.
  return Object.defineProperties(rows, { count: { value: rowCount ?? 0 }, command: { value: command } });
}

/** Reads a large result in parts, within a transaction. */
export async function readInParts<Row>(
  sql: Queries,
  statement: string,
  size: number,
  onRows: (rows: readonly Row[]) => void,
  asArrays = false,
): Promise<void> {
  await sql.unsafe(`DECLARE found NO SCROLL CURSOR FOR ${statement}`);
  while (true) {
    const rows = await sql.unsafe<Row[]>(`FETCH ${size} FROM found`, [], { asArrays });
    if (rows.length > 0) onRows(rows);
    if (rows.length < size) break;
  }
  await sql`CLOSE found`;
}
