/** Asks the service that runs. */
export type Get = (path: string) => Promise<unknown>;

/** Figures are served with 12 significant digits. */
const TOLERANCE = 1e-11;
const SHOWN = 5;

/** Counts what is as it should be, and remembers what is not. */
export class Checks {
  #passed = 0;
  readonly #failed: string[] = [];

  equal(what: string, found: unknown, expected: unknown): void {
    if (Object.is(found, expected)) this.#passed += 1;
    else this.#failed.push(`${what}: ${String(found)} in place of ${String(expected)}`);
  }

  /** A figure, as exactly as figures are served. */
  close(what: string, found: unknown, expected: number): void {
    const isClose = typeof found === "number" && Math.abs(found - expected) <= TOLERANCE * Math.abs(expected);
    if (isClose) this.#passed += 1;
    else this.#failed.push(`${what}: ${String(found)} in place of ${expected}`);
  }

  /** Writes what came of it. @returns The exit code. */
  report(): number {
    for (const failure of this.#failed.slice(0, SHOWN)) console.log(failure);
    if (this.#failed.length > SHOWN) console.log(`... and ${this.#failed.length - SHOWN} more`);
    console.log(`Real data: ${this.#passed} checks passed, ${this.#failed.length} failed`);
    return this.#failed.length === 0 ? 0 : 1;
  }
}
