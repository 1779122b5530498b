import { maskKeys } from "@market-data/http";
import { StorageError } from "./storage-error.ts";

/** Log levels in ascending order; `silent` logs nothing. */
export type LogLevel = "debug" | "info" | "warn" | "error" | "silent";

/** The fields of a log entry in addition to level, time and message. */
export type LogFields = Readonly<Record<string, unknown>>;

/** Writes log entries. */
export interface Logger {
  /** Whether entries of a level are written. */
  writes(level: LogLevel): boolean;
  /** Never throws and never waits. An entry that cannot be written is dropped and counted. */
  log(level: Exclude<LogLevel, "silent">, message: string, fields?: LogFields): void;
  /** Writes all buffered entries. */
  flush(): void;
  /** Writes complete lines of another logger, whose level applies. */
  write(lines: string): unknown;
  /** The number of dropped lines. */
  readonly dropped: number;
}

/**
 * Returns the log fields of an error. A `StorageError` is logged without its stack.
 *
 * @param sentKey The key of the failed request. The error may contain the key, so it is masked.
 */
export function errorFields(error: unknown, sentKey?: string): LogFields {
  if (!(error instanceof Error)) return { error: maskKeys(String(error), sentKey) };
  const { name: kind, stack = "" } = error;
  const fields = { error: maskKeys(error.message, sentKey), kind };
  return error instanceof StorageError ? fields : { ...fields, stack: maskKeys(stack, sentKey) };
}
