import assert from "node:assert/strict";
import { inspect } from "node:util";

/** How a promise ended, and after how long. */
export type Ending = { milliseconds: number } & (
  | { value: unknown; error?: never }
  | { error: unknown; value?: never }
);

/** A bound on time was not kept, which may be the machine's doing. */
export class TooLate extends assert.AssertionError {}

/**
 * Asserts something that a busy machine or an unlucky moment can break, and that nothing but the client can bring
 * about. A point tries again where it does not hold: the best of its tries counts.
 */
export function assertAtBest(holds: boolean, message: string): void {
  if (!holds) throw new TooLate({ message });
}

/** Milliseconds between two looks at whether something has come about. */
const STEP = 5;

/**
 * Waits for a call's end, but not for ever. The longest wait is counted in steps, between which the process serves
 * what has arrived: on a busy machine time passes without that, and is not the client's.
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

/** The error of a call that must fail. */
export async function getError(
  call: () => Promise<unknown>,
  atMost?: number,
): Promise<Error & Record<string, unknown>> {
  const ending = await getEnd(call, atMost);
  assert.ok("error" in ending, `resolved with ${inspect(ending.value, { depth: 1 })}`);
  assert.ok(ending.error instanceof Error, "rejected with something that is not an error");
  return ending.error as Error & Record<string, unknown>;
}

/** That nothing a program may print of a value shows the key. */
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
  for (const [how, text] of Object.entries(shown))
    assert.ok(!text.includes(key), `the key is shown by ${how}`);
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

/** Waits until something is so, looking often. The longest wait is counted in steps, as `endOf` counts it. */
export async function until(what: () => boolean, atMost = 2000): Promise<void> {
  for (let waited = 0; !what(); waited += STEP) {
    assert.ok(waited < atMost, `did not come about within ${atMost} ms: ${what}`);
    await pause(STEP);
  }
}
