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

/** Ends a command whose review could not be made: with what was wrong and what to do, and exit code 2. */
export function endWithError(error: unknown): void {
  console.error(error instanceof ReviewError ? `${error.message}\n${error.advice}` : error);
  process.exitCode = 2;
}
