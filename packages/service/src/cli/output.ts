import type { Snapshot } from "@market-data/market";
import { PlanMismatchError, StorageError, UnknownKeyError, UnusableSecretError } from "@market-data/storage";
import { PlanConfigurationError } from "../accounts/plan-settings.ts";
import type { PlanTable } from "../accounts/plan-table.ts";
import { FollowError } from "../follow/errors.ts";
import { ImportError, MappingError, RowError } from "../import/errors.ts";
import { describeHidden } from "../monitoring/hidden-data.ts";
import { EXIT } from "./exit-codes.ts";

/** A command that cannot be executed. The message says why. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}

const EXPLAINED = [
  CommandError,
  FollowError,
  ImportError,
  MappingError,
  PlanMismatchError,
  PlanConfigurationError,
  RowError,
  StorageError,
  UnknownKeyError,
  UnusableSecretError,
];

/** No space left, quota exceeded, or file size limit of the process reached. */
const DISK_IS_FULL = ["ENOSPC", "EDQUOT", "EFBIG"];

const TOO_MANY_FILES = ["EMFILE", "ENFILE"];

/** Whether an error comes from the machine or from the user's command. Any other error is a bug. */
export function isExpected(error: unknown): boolean {
  const { code } = (error ?? {}) as NodeJS.ErrnoException;
  return EXPLAINED.some((kind) => error instanceof kind) || typeof code === "string";
}

/** The text of an error for the user: its message, or its stack trace if the error is a bug. */
export function explain(error: unknown): string {
  if (EXPLAINED.some((kind) => error instanceof kind)) return (error as Error).message;
  const { code, syscall, address, port, message, stack } = error as NodeJS.ErrnoException & {
    address?: string;
    port?: number;
  };
  if (DISK_IS_FULL.includes(code ?? "")) return `The disk is full: ${message}. Make room and try again.`;
  if (code === "EADDRINUSE") return `Port ${port} of ${address} is in use by another program.`;
  if (code === "ENOTSUP" && syscall === "listen")
    return "This system cannot share a port among threads. Start with --threads 1.";
  if (code === "EACCES" && port !== undefined)
    return `Port ${port} needs more rights. Use a port above 1023.`;
  if (syscall === "getaddrinfo" || code === "EADDRNOTAVAIL")
    return `Cannot listen on the address: ${message}.`;
  if (TOO_MANY_FILES.includes(code ?? ""))
    return `Too many files are open: ${message}. Raise the limit (ulimit -n) and try again.`;
  if (code === "ERR_WORKER_INIT_FAILED")
    return `A thread could not be started: ${message}. Raise the limits of files and processes (ulimit -n, -u), or use fewer threads.`;
  // Messages of system calls name the file or address.
  if (syscall !== undefined) return `${message}.`;
  return stack ?? String(error);
}

/**
 * Ends a command whose output cannot be written. A closed pipe, as from `head`, is a success. A service keeps running.
 */
export function endWithoutOutput(error: NodeJS.ErrnoException): void {
  if (error.code === "EPIPE") process.exit(EXIT.done);
  process.stderr.write(`The output cannot be written: ${error.message}\n`);
  process.exit(EXIT.failed);
}

/** Writes a line to standard output. */
export function print(line = ""): void {
  process.stdout.write(`${line}\n`);
}

/** Prints the data that callers do not see, if there is any. */
export function printHidden(snapshot: Snapshot, plans: PlanTable): void {
  const lines = describeHidden(snapshot, plans, Date.now());
  if (lines.length > 0) print("\nCallers do not see:");
  for (const line of lines) print(`  ${line}`);
}

/**
 * Writes a text to standard output that is shown only once.
 *
 * @param lost What to do if the text could not be written.
 * @throws {CommandError}
 */
export function printOnce(text: string, lost: string): Promise<void> {
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

/** @param time Unix time in ms. @returns The time in ISO 8601, UTC. */
export function toIso(time: number): string;
export function toIso(time: number | null): string | null;
export function toIso(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

/** Formats rows as a table with aligned columns. */
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
