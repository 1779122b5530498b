/** The exit codes, with the client's errors of each code. */
export const EXIT_CODES: readonly (readonly [code: number, meaning: string, errors: readonly string[]])[] = [
  [0, "The command succeeded, or the reader of the output closed the pipe.", []],
  [1, "The request failed: the service rejected it, or the response is unusable.", []],
  [2, "The command, an option or a value is invalid. Nothing was sent.", []],
  [
    3,
    "The key is missing or invalid, or its plan does not allow the request.",
    ["UnauthorizedError", "ForbiddenError"],
  ],
  [4, "A limit is reached, or the credits are used up.", ["RateLimitError", "QuotaError"]],
  [5, "No complete response arrived from the service.", ["ConnectionError", "TimeoutError"]],
];

/** The exit code of an invalid command line. */
export const USAGE = 2;

/** An invalid command line or setting. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** Returns the exit code of an error; undefined for an error inside this program. */
export function toExitCode(error: Error): number | undefined {
  // The client throws a TypeError for an invalid argument.
  if (error instanceof UsageError || error instanceof TypeError) return USAGE;
  const found = EXIT_CODES.find(([, , errors]) => errors.includes(error.name));
  return found ? found[0] : "status" in error ? 1 : undefined;
}
