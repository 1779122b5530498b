import { StorageError } from "@market-data/service";
import { ErrorReply } from "@redis/client";

/** Error replies of Redis by their prefix, with what each means for the operator. */
const REPLIES: readonly {
  readonly prefix: string;
  readonly means: string;
  /** Whether it is a mistake in the settings, which ends the start. */
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
  {
    prefix: "NOPERM",
    means:
      "does not give the user the rights that are needed: +@read +@write +@scripting +@pubsub +info, on the keys of the namespace",
    isSetting: true,
  },
  { prefix: "READONLY", means: "is a read-only replica. Use the address of the primary" },
  { prefix: "MASTERDOWN", means: "is a replica that has lost its primary. Use the address of the primary" },
  { prefix: "OOM", means: "has no memory left. Raise its maxmemory" },
  { prefix: "MISCONF", means: "takes no writes, because it cannot write its file. Look at its disk" },
  { prefix: "NOREPLICAS", means: "takes no writes, because too few of its replicas follow" },
  { prefix: "LOADING", means: "is reading its file, and answers when it has" },
];

/** Why Redis cannot be used, as the rest of a sentence that begins with "Redis" or its address. */
export function describeRedisError(error: unknown): string {
  const { message, code, errors } = error as NodeJS.ErrnoException & { errors?: readonly Error[] };
  const known = findReply(error);
  if (known !== undefined) return known.means;
  const cause = message === "" ? (errors?.[0]?.message ?? code ?? "an error without a message") : message;
  return error instanceof ErrorReply ? `answers: ${cause}` : `cannot be used: ${cause}`;
}

/** The error that ends the start, where settings are wrong; undefined where Redis may be right again later. */
export function toStartError(error: unknown, location: string): StorageError | undefined {
  if (error instanceof StorageError) return error;
  if (error instanceof TypeError) {
    return new StorageError("foreign", location, "is none. Write redis://USER:PASSWORD@HOST:PORT");
  }
  if (findReply(error)?.isSetting === undefined) return undefined;
  return new StorageError("unreadable", location, `${describeRedisError(error)}.`);
}

function findReply(error: unknown): (typeof REPLIES)[number] | undefined {
  if (!(error instanceof ErrorReply)) return undefined;
  return REPLIES.find(({ prefix }) => error.message.startsWith(prefix));
}
