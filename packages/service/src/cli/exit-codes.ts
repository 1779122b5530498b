/** How the program ends; part of what users rely on. */
export const EXIT = {
  done: 0,
  /** Something is in the way; the message says what to do about it. */
  failed: 1,
  /** The command cannot be understood. */
  usage: 2,
  /** All went well, and something was found: rejected rows with `--strict`, errors by `check`. */
  found: 3,
  /** The data is in use by another process: a service or an import. */
  locked: 4,
  /** A mistake in the program: what it logged last says where. */
  crashed: 70,
} as const;

/** For `--help`. */
export const EXIT_HELP = `
Exit codes:
  0  done
  1  it failed; the message says why
  2  the command cannot be understood
  3  rows were rejected (import --strict), or errors found (check)
  4  another process has the data locked: a service (serve), or an import
  70 it crashed: a mistake in the program`;
