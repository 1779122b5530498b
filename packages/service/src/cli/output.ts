import { OtherPlan, UnknownKey, UnusableSecret } from "../accounts/key-store.ts";
import { PlanConfigurationError } from "../accounts/plan-settings.ts";
import { ImportError, MappingError, RowError } from "../import/errors.ts";
import { SampleMarketError } from "../server/sample-market.ts";
import { StorageError } from "../storage/storage-error.ts";
import { EXIT } from "./exit-codes.ts";

/** A command that cannot be done as it is; the message says why. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}

const EXPLAINED = [
  CommandError,
  ImportError,
  MappingError,
  OtherPlan,
  PlanConfigurationError,
  RowError,
  SampleMarketError,
  StorageError,
  UnknownKey,
  UnusableSecret,
];

/** No space, no more of a quota, or a file at the size limit of the process. */
const DISK_IS_FULL = ["ENOSPC", "EDQUOT", "EFBIG"];

const TOO_MANY_FILES = ["EMFILE", "ENFILE"];

/** Whether an error comes from the machine or the user's command; others are mistakes of this program. */
export function isExpected(error: unknown): boolean {
  const { code } = (error ?? {}) as NodeJS.ErrnoException;
  return EXPLAINED.some((kind) => error instanceof kind) || typeof code === "string";
}

/** How an error is reported to a user: the message where it explains itself, else where it happened. */
export function explain(error: unknown): string {
  if (EXPLAINED.some((kind) => error instanceof kind)) return (error as Error).message;
  const { code, syscall, address, port, message, stack } = error as NodeJS.ErrnoException & {
    address?: string;
    port?: number;
  };
  if (DISK_IS_FULL.includes(code ?? "")) return `The disk is full: ${message}. Make room and try again.`;
  if (code === "EADDRINUSE") return `Port ${port} of ${address} is taken by another program.`;
  if (code === "ENOTSUP" && syscall === "listen")
    return "This system cannot share a port among threads. Start with --threads 1.";
  if (code === "EACCES" && port !== undefined) return `Port ${port} needs more rights. Take one above 1023.`;
  if (syscall === "getaddrinfo" || code === "EADDRNOTAVAIL")
    return `The address cannot be listened on: ${message}.`;
  if (TOO_MANY_FILES.includes(code ?? ""))
    return `Too many files are open: ${message}. Raise the limit (ulimit -n) and try again.`;
  if (code === "ERR_WORKER_INIT_FAILED")
    return `A thread could not be started: ${message}. Raise the limits of files and processes (ulimit -n, -u), or take fewer threads.`;
  // What the system says names the file or address.
  if (syscall !== undefined) return `${message}.`;
  return stack ?? String(error);
}

/**
 * Ends a command whose output cannot be written: in peace where the reader went away, as `head` does. A service goes on
 * without it.
 */
export function endWithoutOutput(error: NodeJS.ErrnoException): void {
  if (error.code === "EPIPE") process.exit(EXIT.done);
  process.stderr.write(`The output cannot be written: ${error.message}\n`);
  process.exit(EXIT.failed);
}

/** Writes a line to standard output. */
export function say(line = ""): void {
  process.stdout.write(`${line}\n`);
}

/**
 * Writes a text to standard output that cannot be written again.
 *
 * @param lost What to do when it could not be written.
 * @throws {CommandError}
 */
export function sayOnce(text: string, lost: string): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.off("error", endWithoutOutput);
    process.stdout.once("error", ({ message }) =>
      reject(new CommandError(`The output cannot be written: ${message}. ${lost}`)),
    );
    process.stdout.write(`${text}\n`, (error) => {
      if (!error) resolve();
    });
  });
}

/** @param time Unix time in ms. @returns It in ISO 8601, in UTC. */
export function toIso(time: number): string;
export function toIso(time: number | null): string | null;
export function toIso(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

/** Columns of texts, as wide as they need be. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((cell, index) => Math.max(widest[index] ?? 0, cell.length)),
    [],
  );
  return rows
    .map((row) =>
      row
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
