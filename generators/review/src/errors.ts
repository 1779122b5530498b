import type { ContractError } from "@market-data/spec/reading";

/** The reason why a review is impossible. No statement about the changes of the contract. */
export class ReviewError extends Error {
  /** The remedy. */
  readonly advice: string;

  constructor(message: string, advice: string) {
    super(message);
    this.name = "ReviewError";
    this.advice = advice;
  }
}

/** The errors of a document, a line per place. @param formatFile Formats the name of a file. */
export function diagnosticLines(
  { diagnostics }: ContractError,
  formatFile: (file: string) => string,
): string {
  const lines = diagnostics.map(({ file, line, message, advice }) =>
    [`  ${formatFile(file)}:${line}: ${message}`, advice].filter(Boolean).join("\n      "),
  );
  return lines.join("\n");
}

/** Ends a command without a review: prints the error and the remedy, and sets exit code 2. */
export function endWithError(error: unknown): void {
  console.error(error instanceof ReviewError ? `${error.message}\n${error.advice}` : error);
  process.exitCode = 2;
}
