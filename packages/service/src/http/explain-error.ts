import { HttpError } from "@market-data/http";
import { StorageError, type StorageErrorKind } from "@market-data/storage";

/** Temporary errors, or errors that the operator fixes. Callers should retry. */
const TRANSIENT: Readonly<Partial<Record<StorageErrorKind, string>>> = {
  unavailable: "The data of this response is temporarily unavailable",
  busy: "Too many requests wait for history",
};
/** Seconds. */
const RETRY_AFTER = 1;

/** The HTTP error for stored data that is temporarily unreadable; undefined for any other error. */
export function explainError(error: unknown): HttpError | undefined {
  const message = error instanceof StorageError ? TRANSIENT[error.kind] : undefined;
  return message === undefined
    ? undefined
    : new HttpError("unavailable", message, { retryAfter: RETRY_AFTER });
}
