import { StorageError } from "@market-data/storage";
import { DisconnectsClientError, ErrorReply } from "@redis/client";
import { TimeoutError } from "../timeout.ts";
import { describeTlsError } from "../tls-errors.ts";

const RIGHTS =
  "does not give the user the rights that are needed: +@read +@write +@scripting +info +time, on the keys of the namespace";

/** Error replies of Redis by their prefix, with advice for the operator. */
const REPLIES: readonly {
  readonly prefix: string;
  readonly means: string;
  /** Whether the settings are wrong, which ends the start. */
  readonly isSetting?: true;
}[] = [
  {
    prefix: "WRONGPASS",
    means: "rejects the user or password. Correct them in its URL: redis://USER:PASSWORD@HOST",
    isSetting: true,
  },
  {
    prefix: "NOAUTH",
    means: "requires a password. Put it into its URL: redis://USER:PASSWORD@HOST",
    isSetting: true,
  },
  {
    prefix: "ERR AUTH",
    means: "has no password, and the URL has one. Take it out, or set requirepass",
    isSetting: true,
  },
  {
    prefix: "ERR invalid password",
    means: "rejects the password. Correct it in its URL: redis://USER:PASSWORD@HOST",
    isSetting: true,
  },
  {
    prefix: "ERR DB index",
    means: "does not have the database that the URL names. Take another number",
    isSetting: true,
  },
  { prefix: "NOPERM", means: RIGHTS, isSetting: true },
  { prefix: "ERR The user executing the script", means: RIGHTS, isSetting: true },
  { prefix: "READONLY", means: "is a read-only replica. Use the address of the primary" },
  { prefix: "MASTERDOWN", means: "is a replica that has lost its primary. Use the address of the primary" },
  { prefix: "OOM", means: "has no memory left. Raise its maxmemory" },
  { prefix: "MISCONF", means: "takes no writes, because it cannot write its file. Look at its disk" },
  { prefix: "NOREPLICAS", means: "takes no writes, because too few of its replicas follow" },
  { prefix: "LOADING", means: "is reading its file, and answers when it has" },
];

/** Messages of the driver for an ended connection: one reason, which is logged once. */
const ENDED = /^Socket closed unexpectedly$|^(connect|read|write) (ECONNRESET|EPIPE)\b/;

/** Describes an error, as the rest of a sentence that begins with "Redis" or its address. */
export function describeRedisError(error: unknown): string {
  const { message, code, errors } = error as NodeJS.ErrnoException & { errors?: readonly Error[] };
  const known = findReply(error)?.means ?? describeTls(error);
  if (known !== undefined) return known;
  const cause = message === "" ? (errors?.[0]?.message ?? code ?? "an error without a message") : message;
  if (ENDED.test(cause)) return "cannot be used: it ended the connection";
  if (error instanceof DisconnectsClientError) return "cannot be used: it did not answer in time";
  return error instanceof ErrorReply ? `answers: ${cause}` : `cannot be used: ${cause}`;
}

/** Whether Redis did not respond in time. The driver then rejects all commands in progress. */
export function isTimeout(error: unknown): boolean {
  return error instanceof TimeoutError || error instanceof DisconnectsClientError;
}

/** Returns the error of wrong settings, which ends the start. Undefined for a temporary error. */
export function toStartError(error: unknown, location: string): StorageError | undefined {
  if (error instanceof StorageError) return error;
  const isSetting = findReply(error)?.isSetting ?? describeTls(error) !== undefined;
  if (!isSetting) return undefined;
  return new StorageError("unreadable", location, `${describeRedisError(error)}.`);
}

/** Whether the value of one key caused an error, while Redis works. */
export function isSingleKeyError(error: unknown): boolean {
  return (
    error instanceof ErrorReply && findReply(error) === undefined && /\buser_script\b/.test(error.message)
  );
}

function describeTls(error: unknown): string | undefined {
  return describeTlsError(error, "to the process: NODE_EXTRA_CA_CERTS=FILE");
}

function findReply(error: unknown): (typeof REPLIES)[number] | undefined {
  if (!(error instanceof ErrorReply)) return undefined;
  return REPLIES.find(({ prefix }) => error.message.startsWith(prefix));
}
