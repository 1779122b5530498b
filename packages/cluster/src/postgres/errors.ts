import { StorageError, type StorageErrorKind } from "@market-data/storage";
import { describeTlsError } from "../tls-errors.ts";

type Meaning = readonly [StorageErrorKind, string];

const AWAY: Meaning = [
  "unavailable",
  "cannot be reached. Check that PostgreSQL runs there, the host and the port of the URL, and the network between.",
];
const SILENT: Meaning = [
  "unavailable",
  "did not respond in time. Check that the server is not suspended or overloaded, and the network between.",
];
const ENDED: Meaning = [
  "unavailable",
  "ended the connection. Try again: it may restart, or another server may take over.",
];
const RIGHTS: Meaning = [
  "unreadable",
  "does not let this user do that. To serve, a user needs the rights that `market-data migrate --grant NAME` gives; every command that changes something else needs the URL of the owner of the tables.",
];

const NO_RIGHTS = "42501";
const NO_CONNECTION_LEFT = "53300";
const NO_SUCH_HOST = "ENOTFOUND";
/** The server does not support TLS, and the URL requires it. */
export const NO_TLS = "NO_TLS";
const PERMANENT: readonly StorageErrorKind[] = ["unreadable", "missing"];
const NO_SUCH_ROLE = ["42704", "42939"];
/** Classes of SQLSTATEs: invalid syntax or names, and invalid values. */
const INVALID = ["42", "22"];

/** The codes are SQLSTATEs (https://www.postgresql.org/docs/current/errcodes-appendix.html), or codes of the system or the driver. */
const ERRORS: Readonly<Record<string, Meaning>> = {
  "28P01": [
    "unreadable",
    "does not take this password for this user. Check both in the URL, with %-codes for special characters.",
  ],
  "28000": [
    "unreadable",
    "does not let this user in from here. Check the user of the URL, sslmode, and pg_hba.conf of the server.",
  ],
  "3D000": [
    "missing",
    "does not exist: the server has no such database. Check the name, or make it (createdb).",
  ],
  "42P01": [
    "missing",
    "has no tables of this program. Make them with `market-data migrate`, and check the options of the URL.",
  ],
  "3F000": [
    "missing",
    "has no such schema, or none that this user may use. Check the options of the URL. The owner makes a schema with CREATE SCHEMA, and lets a user serve from it with `market-data migrate --grant NAME`.",
  ],
  [NO_RIGHTS]: RIGHTS,
  "53100": [
    "full",
    "could not grow: the disk of the server is full. Nothing of what failed was written; make room and go on.",
  ],
  "53200": ["unavailable", "is out of memory. Try again, and give the server more."],
  [NO_CONNECTION_LEFT]: [
    "unavailable",
    "has no connection left. End other programs, raise max_connections of the server, or lower --database-connections of each node.",
  ],
  "53400": ["unavailable", "has reached a limit of its configuration. Raise it."],
  "25006": ["read-only", "cannot be written: it is a standby, or read-only. Name the primary in the URL."],
  "57P01": ENDED,
  "57P02": ENDED,
  "57P03": ["unavailable", "is starting or stopping. Try again."],
  "57014": ["busy", "took too long for a query, which was ended. Try again, or raise the statement_timeout."],
  "40001": ["busy", "could not order two changes at the same time. Try again."],
  "40P01": ["busy", "could not order two changes at the same time. Try again."],
  "55P03": ["locked", "is locked by another process. Try again when that has ended."],
  XX001: ["corrupt", "is damaged. Restore it from a backup."],
  XX002: ["corrupt", "has a damaged index. Rebuild it (REINDEX), or restore a backup."],
  CONNECTION_CLOSED: ENDED,
  ECONNRESET: ENDED,
  EPIPE: ENDED,
  CONNECT_TIMEOUT: SILENT,
  [NO_TLS]: [
    "unreadable",
    "does not encrypt connections. Turn ssl on there, or take another sslmode in the URL.",
  ],
  ECONNREFUSED: AWAY,
  EHOSTUNREACH: AWAY,
  ENETUNREACH: AWAY,
  ETIMEDOUT: SILENT,
  EAI_AGAIN: ["unavailable", "cannot be reached: its host's name cannot be looked up just now. Try again."],
  [NO_SUCH_HOST]: ["unreadable", "cannot be reached: no such host is known. Check the host in the URL."],
  SASL_SIGNATURE_MISMATCH: [
    "unreadable",
    "could not prove that it knows the password: it is another server, or someone between. Check the host.",
  ],
};

/** Codes for errors of the driver without a code. */
const CODES: readonly (readonly [message: RegExp, code: string])[] = [
  [/timeout/, "CONNECT_TIMEOUT"],
  [/^Connection terminated|is not queryable$|after calling end/, "CONNECTION_CLOSED"],
  [/does not support SSL|establishing an SSL connection/, NO_TLS],
  [/client password must be a/, "28P01"],
  [/^SASL: .*signature/, "SASL_SIGNATURE_MISMATCH"],
];

/** Adds a code to an error of the driver. */
export function toDriverError<Thrown>(error: Thrown): Thrown {
  if (!(error instanceof Error) || "code" in error) return error;
  const code = CODES.find(([message]) => message.test(error.message))?.[1];
  return code === undefined ? error : Object.assign(error, { code });
}

/** Converts an error of PostgreSQL or of its connection. Returns any other error unchanged. */
export function toStorageError(error: unknown, location: string): unknown {
  if (error instanceof StorageError) return error;
  const { code, severity, message } = (error ?? {}) as Record<string, unknown>;
  if (typeof code !== "string") return error;
  const tls = describeTlsError(error, "in the URL: sslrootcert=FILE");
  let meaning = ERRORS[code] ?? (tls === undefined ? undefined : (["unreadable", `${tls}.`] as const));
  // The server rejected or closed the connection. In other cases, the statement is wrong.
  if (meaning === undefined && (severity === "FATAL" || code.startsWith("08")))
    meaning = INVALID.includes(code.slice(0, 2))
      ? ["unreadable", `does not take the options of the URL: ${message}. Correct them.`]
      : ["unavailable", `ended the connection: ${message}. Try again.`];
  if (meaning === undefined) return error;
  return new StorageError(meaning[0], location, meaning[1], { cause: error });
}

/** Converts an error of a server that worked before into a temporary error, which callers may retry. */
export function toUnavailableError(error: unknown, location: string): StorageError {
  const found = toStorageError(error, location);
  const rest = found instanceof StorageError ? found.rest : "does not answer.";
  return new StorageError("unavailable", location, rest, { cause: error });
}

export function isPermissionError(error: unknown): boolean {
  return getCode(error) === NO_RIGHTS;
}

export function isUnknownRoleError(error: unknown): boolean {
  return NO_SUCH_ROLE.includes(getCode(error) ?? "");
}

/** Returns true for the rejection of a new connection, for example for its password. Open connections stay usable. */
export function isRejection(error: unknown): boolean {
  const code = getCode(error);
  if (code === NO_CONNECTION_LEFT) return true;
  const found = toStorageError(error, "");
  // The name of a stopped host may be unknown.
  return found instanceof StorageError && PERMANENT.includes(found.kind) && code !== NO_SUCH_HOST;
}

/** Returns true if the server did not respond. */
export function isUnreachable(error: unknown): boolean {
  return (
    error instanceof StorageError && error.kind === "unavailable" && getCode(error) !== NO_CONNECTION_LEFT
  );
}

/** The code of an error of PostgreSQL, or of the cause of a storage error. */
export function getCode(error: unknown): string | undefined {
  const cause = error instanceof StorageError ? error.cause : error;
  return (cause as { code?: string } | undefined)?.code;
}
