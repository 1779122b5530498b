import type { StoredMetrics } from "@market-data/market";
import {
  CANDLE_FIELDS,
  CANDLE_LENGTH,
  type CandleValues,
  columnName,
  METRICS_FIELDS,
  type MetricsValues,
  QUOTE_FIELDS,
  type QuoteValues,
  toCandle,
  toMetrics,
  toQuote,
} from "@market-data/market/store";
import { numberArray, queryNumbers } from "./arrays.ts";
import type { Queries } from "./database.ts";
import {
  FetchedHistory,
  type HistoryRow,
  KINDS,
  type Kind,
  type Lookup,
  type Span,
} from "./fetched-history.ts";

/** The table of a kind of history. */
interface Table {
  readonly name: string;
  /** The column with the time of a row. */
  readonly time: string;
  readonly columns: readonly string[];
  /** The usual distance of two rows, in ms. */
  readonly distance: number;
  /** The first lookup searches neighbours of a time within this distance, in ms. */
  readonly reach: number;
  toRow(values: never): HistoryRow;
}

const REACH: Readonly<Record<Kind, number>> = {
  // Days have few partitions, so one lookup in all of them is cheap.
  daily: Number.POSITIVE_INFINITY,
  hourly: 2 * CANDLE_LENGTH.daily,
  quote: 2 * CANDLE_LENGTH.daily,
};
const listColumns = (fields: readonly string[]) => fields.map(columnName);
const candleTable = (period: "daily" | "hourly"): Table => ({
  name: `candle_${period}`,
  time: "time_open",
  columns: listColumns(CANDLE_FIELDS),
  distance: CANDLE_LENGTH[period],
  reach: REACH[period],
  toRow: toCandle as (values: CandleValues) => HistoryRow,
});

const TABLES: Readonly<Record<Kind, Table>> = {
  daily: candleTable("daily"),
  hourly: candleTable("hourly"),
  quote: {
    name: "quote",
    time: "time",
    columns: listColumns(QUOTE_FIELDS),
    distance: CANDLE_LENGTH.hourly / 12,
    reach: REACH.quote,
    toRow: toQuote as (values: QuoteValues) => HistoryRow,
  },
};

/** The previous row is often needed, too: a candle opens at the close of the previous candle. */
const ROWS_BEFORE = 2;
const LOOKUPS_PER_QUERY = 2000;
/** For this many times of one asset, or more, one span is read instead of one lookup per time. */
const MIN_TIMES_OF_SPAN = 8;
/** The maximum number of rows of a span, per time. */
const ROWS_PER_TIME = 4;
/** Rows lead to further rows in a few rounds. */
const MAX_ROUNDS = 30;

export interface HistoryOptions {
  /** Rows that were fetched before and did not change. Fetched rows are added. */
  readonly history?: FetchedHistory;
  /** The number of rows after a time. Default: 1. */
  readonly rowsAfter?: number;
}

/** Runs a function of the market on stored history: again and again, until all requested rows are fetched. */
export async function onHistory<Result>(
  sql: Queries,
  work: (history: FetchedHistory) => Result,
  { history = new FetchedHistory(), rowsAfter = 1 }: HistoryOptions = {},
): Promise<Result> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const result = work(history);
    const missing = history.takeMissing();
    if (missing === undefined) return result;
    await Promise.all([
      ...KINDS.map((kind) => {
        const lookups = missing.around[kind];
        return fetchAround(sql, history, { kind, lookups, isFirst: round === 0, rowsAfter });
      }),
      ...KINDS.flatMap((kind) => missing.spans[kind].map((span) => fetchSpan(sql, history, kind, span))),
      fetchMetrics(sql, history, missing.metrics),
    ]);
  }
  throw new Error(`History was asked for in more than ${MAX_ROUNDS} steps.`);
}

/** The rows of a span, oldest first. With `newest`, only the last N. */
export async function selectSpan(
  sql: Queries,
  kind: Kind,
  span: Span,
  newest?: number,
): Promise<HistoryRow[]> {
  if (newest === undefined) return select(sql, kind, span, "");
  return (await select(sql, kind, span, "DESC LIMIT $4", newest)).reverse();
}

/** @param order SQL after `ORDER BY time`, with the limit `$4`. */
async function select(
  sql: Queries,
  kind: Kind,
  { assetId, from, to }: Span,
  order: string,
  ...limit: readonly number[]
): Promise<HistoryRow[]> {
  const { name, time, columns } = TABLES[kind];
  const found = await queryNumbers(
    sql,
    columns,
    `SELECT ${columns.join(", ")} FROM ${name} WHERE asset_id = $1 AND ${time} BETWEEN $2 AND $3
     ORDER BY ${time} ${order}`,
    [assetId, from, to, ...limit],
  );
  return toRows(kind, found);
}

function toRows(kind: Kind, columns: readonly (readonly (number | null)[])[]): HistoryRow[] {
  const { toRow } = TABLES[kind];
  return (columns[0] ?? []).map((_, index) => toRow(columns.map((column) => column[index]) as never));
}

async function fetchSpan(sql: Queries, history: FetchedHistory, kind: Kind, span: Span): Promise<void> {
  history.add(kind, span, (await selectSpan(sql, kind, span)) as never);
}

/** Several lookups in one kind of history, which one statement fetches together. */
interface Round {
  readonly kind: Kind;
  readonly lookups: readonly Lookup[];
  readonly isFirst: boolean;
  readonly rowsAfter: number;
}

async function fetchAround(sql: Queries, history: FetchedHistory, round: Round): Promise<void> {
  const { kind, lookups, isFirst } = round;
  if (lookups.length === 0) return;
  const found = isFirst ? findSpan(kind, lookups) : undefined;
  if (found !== undefined) {
    const { limit, ...span } = found;
    const rows = await select(sql, kind, span, "LIMIT $4", limit);
    const to = rows.length < limit ? span.to : getTime(rows.at(-1) as HistoryRow);
    history.add(kind, { ...span, to }, rows as never);
    return;
  }
  for (let start = 0; start < lookups.length; start += LOOKUPS_PER_QUERY) {
    const some = lookups.slice(start, start + LOOKUPS_PER_QUERY);
    await fetchEach(sql, history, { ...round, lookups: some });
  }
}

/**
 * Returns a span for many times of one asset. Rows are read up to a limit, beyond which separate lookups cost less. Separate
 * lookups follow for times after the last row.
 */
function findSpan(kind: Kind, lookups: readonly Lookup[]): (Span & { limit: number }) | undefined {
  const [first, last] = [lookups[0], lookups.at(-1)];
  if (first === undefined || last === undefined || first.assetId !== last.assetId) return undefined;
  if (lookups.length < MIN_TIMES_OF_SPAN) return undefined;
  const { distance } = TABLES[kind];
  const limit = ROWS_PER_TIME * lookups.length;
  const from = first.time - ROWS_BEFORE * distance;
  const to = Math.min(last.time + distance, from + limit * distance);
  return { assetId: first.assetId, from, to, limit };
}

/**
 * Fetches, for each time, the last two rows up to the time and the first rows after the time. The first round only searches near
 * the times, in few partitions.
 */
async function fetchEach(
  sql: Queries,
  history: FetchedHistory,
  { kind, lookups, isFirst, rowsAfter }: Round,
): Promise<void> {
  const { name, time, columns, reach } = TABLES[kind];
  const list = columns.join(", ");
  const times = lookups.map((lookup) => lookup.time);
  const isNear = isFirst && Number.isFinite(reach);
  const lowest = isNear
    ? times.reduce((one, other) => Math.min(one, other)) - reach
    : Number.MIN_SAFE_INTEGER;
  const highest = isNear
    ? times.reduce((one, other) => Math.max(one, other)) + reach
    : Number.MAX_SAFE_INTEGER;
  const within = `${time} BETWEEN $3 AND $4`;
  const [places = [], ...values] = await queryNumbers(
    sql,
    ["lookup", ...columns],
    `SELECT lookup, ${list}
     FROM unnest($1::int[], $2::bigint[]) WITH ORDINALITY AS asked (asked_asset, asked_time, lookup),
     LATERAL (
       (SELECT ${list} FROM ${name} WHERE asset_id = asked_asset AND ${time} <= asked_time AND ${within}
        ORDER BY ${time} DESC LIMIT ${ROWS_BEFORE})
       UNION ALL
       (SELECT ${list} FROM ${name} WHERE asset_id = asked_asset AND ${time} > asked_time AND ${within}
        ORDER BY ${time} LIMIT ${rowsAfter})
     ) AS near`,
    [numberArray(lookups.map(({ assetId }) => assetId)), numberArray(times), lowest, highest],
  );
  const found = new Map<number, HistoryRow[]>();
  for (const [index, row] of toRows(kind, values).entries()) {
    const place = places[index] as number;
    const known = found.get(place);
    if (known === undefined) found.set(place, [row]);
    else known.push(row);
  }
  // Between these times, all rows are known.
  const [begin, end] = isNear ? [lowest, highest] : [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const [index, { assetId, time: asked }] of lookups.entries()) {
    const near = (found.get(index + 1) ?? []).sort((one, other) => getTime(one) - getTime(other));
    const before = near.filter((row) => getTime(row) <= asked).length;
    const from = before < ROWS_BEFORE ? begin : getTime(near[0] as HistoryRow);
    const to = near.length - before < rowsAfter ? end : getTime(near.at(-1) as HistoryRow);
    history.add(kind, { assetId, from, to }, near as never);
  }
}

async function fetchMetrics(sql: Queries, history: FetchedHistory, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const found = new Map((await selectMetrics(sql, ids)).map((metrics) => [metrics.assetId, metrics]));
  for (const id of ids) history.addMetrics(id, found.get(id));
}

/** The newest metrics of assets, by id. */
export function selectMetrics(sql: Queries, ids: readonly number[]): Promise<StoredMetrics[]> {
  return queryMetrics(sql, "FROM metrics WHERE asset_id = ANY ($1::int[])", [numberArray(ids)]);
}

/** The newest metrics of the assets written after a revision, by id. */
export function selectMetricsSince(sql: Queries, revision: number): Promise<StoredMetrics[]> {
  const from = "FROM touched JOIN metrics ON asset_id = id WHERE subject = 'asset' AND revision > $1";
  return queryMetrics(sql, from, [revision]);
}

async function queryMetrics(
  sql: Queries,
  from: string,
  values: readonly (string | number)[],
): Promise<StoredMetrics[]> {
  const names = METRICS_FIELDS.map(columnName);
  const statement = `SELECT ${names.join(", ")} ${from} ORDER BY asset_id`;
  const columns = await queryNumbers(sql, names, statement, values);
  return (columns[0] ?? []).map((_, row) =>
    toMetrics(columns.map((column) => column[row]) as unknown as MetricsValues),
  );
}

function getTime(row: HistoryRow): number {
  return "timeOpen" in row ? row.timeOpen : row.time;
}
