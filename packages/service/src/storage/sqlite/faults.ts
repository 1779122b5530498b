/** What can be wrong with a database, apart from mistakes in this program. */
export type FaultKind =
  | "newer"
  | "locked"
  | "corrupt"
  | "foreign"
  | "full"
  | "read-only"
  | "unreadable"
  | "missing";

/** A database that cannot be used as it is; the message says what to do about it. */
export class DatabaseFault extends Error {
  override readonly name = "DatabaseFault";
  readonly kind: FaultKind;
  readonly file: string;

  /** @param rest Follows the file's name in the message. */
  constructor(kind: FaultKind, file: string, rest: string, options?: ErrorOptions) {
    super(`${file} ${rest}`, options);
    this.kind = kind;
    this.file = file;
  }
}

/** By SQLite's primary result code (https://sqlite.org/rescode.html). */
const FAULTS: Readonly<Record<number, readonly [FaultKind, string]>> = {
  3: ["unreadable", "may not be opened by this user. Check its owner and permissions."],
  5: ["locked", "is being written by another process. Try again when that has ended."],
  6: ["locked", "is being written by another process. Try again when that has ended."],
  8: ["read-only", "cannot be written. Check the permissions of the file and its folder."],
  10: ["unreadable", "could not be read or written. Check the disk."],
  11: ["corrupt", "is damaged. Restore it from a backup."],
  13: ["full", "could not grow: the disk is full. Nothing of what failed was written; make room and go on."],
  14: ["unreadable", "cannot be opened. Check that the folder exists, and its permissions."],
  26: ["foreign", "is no database of this service, or is damaged."],
};

/** The fault that an error of SQLite stands for; any other error as it is. */
export function faultOf(error: unknown, file: string): unknown {
  if (error instanceof DatabaseFault) return error;
  const code = (error as { errcode?: number } | null)?.errcode;
  if (code === undefined) return error;
  const known = FAULTS[code & 0xff];
  if (known === undefined) return error;
  const [kind, rest] = known;
  return new DatabaseFault(kind, file, rest, { cause: error });
}

/** Does some work on a database file, and throws the fault that stands behind an error of SQLite. */
export function withFaults<Result>(file: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw faultOf(error, file);
  }
}
