import pg from "pg";

type Value = string | number | null;

/** Sends statements to a server on one connection, which opens when needed and closes after a second without work. */
export interface Sql {
  <All extends readonly unknown[] = Record<string, unknown>[]>(
    strings: TemplateStringsArray,
    ...values: readonly Value[]
  ): Promise<All>;
  /** Sends a text of one or several statements. Returns the rows of the last statement. */
  unsafe(text: string): Promise<Record<string, unknown>[]>;
  end(): Promise<void>;
}

export function connect(url: string): Sql {
  const pool = new pg.Pool({ connectionString: url, max: 1, idleTimeoutMillis: 1000, allowExitOnIdle: true });
  pool.on("error", () => {});
  const send = async (text: string, values?: Value[]) => {
    const results: pg.QueryResult | pg.QueryResult[] = await pool.query(text, values);
    return [results].flat().at(-1)?.rows ?? [];
  };
  const tag = (strings: TemplateStringsArray, ...values: Value[]) =>
    send(
      strings.reduce((text, string, index) => `${text}$${index}${string}`),
      values,
    );
  return Object.assign(tag as Sql, { unsafe: (text: string) => send(text), end: () => pool.end() });
}

/** Connects, sends a text of one or several statements, and ends. Returns the rows of the last statement. */
export async function runSql(url: string, text: string): Promise<Record<string, unknown>[]> {
  const sql = connect(url);
  return sql.unsafe(text).finally(() => sql.end());
}
