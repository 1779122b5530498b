import assert from "node:assert/strict";
import { inspect } from "node:util";

/** The result or error of a promise, with the duration. */
type Ending = { milliseconds: number } & (
  | { value: unknown; error?: never }
  | { error: unknown; value?: never }
);

/** A missed time limit, possibly caused by a busy machine. */
export class TimingError extends assert.AssertionError {}

/**
 * Asserts a condition that a busy machine can break. The test repeats if the condition fails, and passes if one attempt
 * passes.
 */
export function assertAtBest(holds: boolean, message: string): void {
  if (!holds) throw new TimingError({ message });
}

/** The polling interval in ms. */
const STEP = 5;

/**
 * Waits for the end of a call, with a maximum. The maximum is counted in polling steps instead of time, because a busy
 * machine may delay the responses of this process.
 */
export async function getEnd(call: () => Promise<unknown>, atMost = 5000): Promise<Ending> {
  const began = performance.now();
  let ended = false;
  const tooLong = until(() => ended, atMost).catch(() => assert.fail(`no end within ${atMost} ms`));
  try {
    const ending = await Promise.race([
      Promise.resolve()
        .then(call)
        .then(
          (value) => ({ value }),
          (error: unknown) => ({ error }),
        ),
      tooLong,
    ]);
    return { ...(ending as Ending), milliseconds: performance.now() - began };
  } finally {
    ended = true;
  }
}

/** Returns the error of a call that must fail. */
export async function getError(
  call: () => Promise<unknown>,
  atMost?: number,
): Promise<Error & Record<string, unknown>> {
  const ending = await getEnd(call, atMost);
  assert.ok("error" in ending, `resolved with ${inspect(ending.value, { depth: 1 })}`);
  assert.ok(ending.error instanceof Error, "rejected with something that is not an error");
  return ending.error as Error & Record<string, unknown>;
}

/** Asserts that no printed form of a value contains the key. */
export function assertHidden(value: unknown, key: string): void {
  const shown = {
    inspect: inspect(value, {
      depth: 20,
      showHidden: true,
      getters: true,
      maxArrayLength: null,
      maxStringLength: null,
    }),
    json: getJson(value),
    string: typeof value === "object" || typeof value === "function" ? getString(value) : String(value),
    stack: (value as Error | undefined)?.stack ?? "",
  };
  for (const [how, text] of Object.entries(shown)) assert.ok(!text.includes(key), `${how} shows the key`);
}

function getJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? "";
  } catch {
    return "";
  }
}

function getString(value: unknown): string {
  try {
    return `${value}`;
  } catch {
    return "";
  }
}

export const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Polls until a condition is true. The maximum wait is counted in polling steps. */
export async function until(what: () => boolean, atMost = 2000): Promise<void> {
  for (let waited = 0; !what(); waited += STEP) {
    assert.ok(waited < atMost, `not true within ${atMost} ms: ${what}`);
    await pause(STEP);
  }
}
