import { HttpError } from "@market-data/http";
import { StorageError, type StorageErrorKind } from "../storage/storage-error.ts";

/** What passes by itself, or when the operator has made it: callers try again. */
const PASSING: Readonly<Partial<Record<StorageErrorKind, string>>> = {
  away: "What this response is made of cannot be reached now",
  busy: "Too many requests wait for history",
};
/** In seconds. */
const RETRY_AFTER = 1;

/** The error that a caller sees of stored data that cannot be read at this moment; of others, nothing is said. */
export function explainError(error: unknown): HttpError | undefined {
  const message = error instanceof StorageError ? PASSING[error.kind] : undefined;
  return message === undefined
    ? undefined
    : new HttpError("unavailable", message, { retryAfter: RETRY_AFTER });
}
