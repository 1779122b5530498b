/** Sends a GET request to the running service and returns the body. */
export type Get = (path: string) => Promise<unknown>;

/** Relative: numbers are served with 12 significant digits. */
const TOLERANCE = 1e-11;
const MAX_SHOWN = 5;

/** Counts the checks that pass and remembers those that fail. */
export class Checks {
  #passed = 0;
  readonly #failed: string[] = [];

  equal(what: string, found: unknown, expected: unknown): void {
    if (Object.is(found, expected)) this.#passed += 1;
    else this.#failed.push(`${what}: ${String(found)} instead of ${String(expected)}`);
  }

  /** Compares a number, within the precision that numbers are served with. */
  close(what: string, found: unknown, expected: number): void {
    const isClose = typeof found === "number" && Math.abs(found - expected) <= TOLERANCE * Math.abs(expected);
    if (isClose) this.#passed += 1;
    else this.#failed.push(`${what}: ${String(found)} instead of ${expected}`);
  }

  /** Prints the result. @returns The exit code. */
  report(): number {
    for (const failure of this.#failed.slice(0, MAX_SHOWN)) console.log(failure);
    if (this.#failed.length > MAX_SHOWN) console.log(`... and ${this.#failed.length - MAX_SHOWN} more`);
    console.log(`Real data: ${this.#passed} checks passed, ${this.#failed.length} failed`);
    return this.#failed.length === 0 ? 0 : 1;
  }
}
