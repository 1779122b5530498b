import type { Origin } from "@market-data/market";
import type { Revision } from "@market-data/market/store";
import { numberArray } from "./arrays.ts";
import type { Queries } from "./database.ts";
import { KINDS, type Kind } from "./fetched-history.ts";

// The single row of the table `state`: the revision, the last commits with their time, and the written history.

/** The earliest written time of each kind of history, in Unix ms. Infinity without written rows. */
export type Written = Readonly<Record<Kind, number>>;

/** The number of noted writes. A larger row would be stored in parts. */
const NOTED_WRITES = 16;
/** The size of a note: a revision, and a time for each kind of history. */
const NOTE_LENGTH = 1 + KINDS.length;

export interface StoredState extends Revision {
  readonly origin: Origin | undefined;
  /** Whether the server is a standby, which may lack the last commits. */
  readonly isStandby: boolean;
  /** The time of the last commit, by `performance.now()` of this process. The server computes the age, because clocks differ. */
  readonly committedAt: number;
  /** Commit ids from this revision back to the known revision, newest first. Only the newest without a known revision. */
  readonly commits: readonly number[];
  /** The notes of the last writes in one list. Null is infinite. */
  readonly written: readonly (number | null)[];
}

export async function readState(sql: Queries, known?: Revision): Promise<StoredState> {
  const [row] = await sql<(Omit<StoredState, "committedAt"> & { origin: Origin | null; age: number })[]>`
    SELECT (extract(epoch FROM clock_timestamp() - committed_at) * 1000)::float8 AS age,
      epoch, revision, origin, pg_is_in_recovery() AS "isStandby", commits[1] AS commit, array_to_json(written) AS written,
      array_to_json(commits[1:greatest(1, 1 + revision - ${known?.revision ?? null}::bigint)]) AS commits
    FROM state`;
  if (row === undefined) throw new Error("The table state has no row.");
  const { age, ...state } = row;
  return { ...state, origin: state.origin ?? undefined, committedAt: performance.now() - age };
}

export function isSameRevision(one: Revision | undefined, other: Revision): boolean {
  return one?.epoch === other.epoch && one.revision === other.revision && one.commit === other.commit;
}

/** Whether a state comes after a known revision, without lost commits. @param state Read with the known revision. */
export function isLater({ epoch, revision, commits }: StoredState, known: Revision | undefined): boolean {
  return known?.epoch === epoch && commits[revision - known.revision] === known.commit;
}

/** The earliest times of history written after a revision. Undefined if unknown: then all history may have changed. */
export function findWritten(state: StoredState, known: Revision | undefined): Written | undefined {
  if (known === undefined || !isLater(state, known)) return undefined;
  const notes: (readonly (number | null)[])[] = [];
  for (let start = 0; start < state.written.length; start += NOTE_LENGTH) {
    const note = state.written.slice(start, start + NOTE_LENGTH);
    const revision = note[0] ?? 0;
    if (revision > known.revision && revision <= state.revision) notes.push(note);
  }
  // Programs of earlier versions note nothing.
  if (notes.length < state.revision - known.revision) return undefined;
  const first = (index: number) =>
    Math.min(...notes.map((note) => note[1 + index] ?? Number.POSITIVE_INFINITY));
  return Object.fromEntries(KINDS.map((kind, index) => [kind, first(index)])) as Record<Kind, number>;
}

/**
 * Takes the next revision for a transaction. Later transactions wait for its commit, so revisions have the order of commits.
 *
 * @param written The times of history that the transaction writes. Absent if it may change any time.
 */
export async function takeRevision(sql: Queries, written?: Written): Promise<number> {
  const times =
    written && KINDS.map((kind) => (Number.isFinite(written[kind]) ? Math.floor(written[kind]) : null));
  const [state] = await sql<{ revision: number }[]>`
    UPDATE state SET revision = revision + 1,
      written = CASE WHEN ${times === undefined} THEN written
        ELSE (revision + 1 || ${numberArray(times ?? [])}::bigint[] || written)[1:${NOTED_WRITES * NOTE_LENGTH}] END
    RETURNING revision`;
  if (state === undefined) throw new Error("The table state has no row.");
  return state.revision;
}
