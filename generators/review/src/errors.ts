import type { ContractError } from "@market-data/spec/reading";

/** Why a review could not be made, which says nothing about the contract's changes. */
export class ReviewError extends Error {
  /** What to do about it. */
  readonly advice: string;

  constructor(message: string, advice: string) {
    super(message);
    this.name = "ReviewError";
    this.advice = advice;
  }
}

/** What is wrong with a document, a line for each place. @param formatFile How a file is named. */
export function diagnosticLines(
  { diagnostics }: ContractError,
  formatFile: (file: string) => string,
): string {
  const lines = diagnostics.map(({ file, line, message, advice }) =>
    [`  ${formatFile(file)}:${line}: ${message}`, advice].filter(Boolean).join("\n      "),
  );
  return lines.join("\n");
}

/** Ends a command whose review could not be made: with what was wrong and what to do, and exit code 2. */
export function endWithError(error: unknown): void {
  console.error(error instanceof ReviewError ? `${error.message}\n${error.advice}` : error);
  process.exitCode = 2;
}
