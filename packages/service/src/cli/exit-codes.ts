/** Exit codes, part of the public interface. */
export const EXIT = {
  done: 0,
  /** The command failed. The message says what to do. */
  failed: 1,
  /** The command line is invalid. */
  usage: 2,
  /** The command succeeded with findings: rejected rows (`--strict`) or errors (`check`). */
  found: 3,
  /** Another process (a service, an import or a follower) has locked the data. */
  locked: 4,
  /** A bug in the program. The last lines of output say where. */
  crashed: 70,
} as const;

/** The exit codes in `--help`. */
export const EXIT_HELP = `
Exit codes:
  0  success
  1  failure; the message says why
  2  invalid command line
  3  rejected rows (--strict) or errors found (check)
  4  data locked by another process: a service (serve), an import or a follower (follow)
  70 crash: a bug in the program`;
