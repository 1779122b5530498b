import assert from "node:assert/strict";
import { inspect } from "node:util";

/** How a promise ended, and after how long. */
export type Ending = { milliseconds: number } & (
  | { value: unknown; error?: never }
  | { error: unknown; value?: never }
);

/** Waits for a call's end, but not for ever. */
export async function endOf(call: () => Promise<unknown>, atMost = 5000): Promise<Ending> {
  const began = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new assert.AssertionError({ message: `no end within ${atMost} ms` })),
      atMost,
    );
  });
  try {
    const value = await Promise.race([
      Promise.resolve()
        .then(call)
        .then(
          (value) => ({ value }),
          (error: unknown) => ({ error }),
        ),
      tooLong,
    ]);
    return { ...value, milliseconds: performance.now() - began };
  } finally {
    clearTimeout(timer);
  }
}

/** The error of a call that must fail. */
export async function errorOf(
  call: () => Promise<unknown>,
  atMost?: number,
): Promise<Error & Record<string, unknown>> {
  const ending = await endOf(call, atMost);
  assert.ok("error" in ending, `resolved with ${inspect(ending.value, { depth: 1 })}`);
  assert.ok(ending.error instanceof Error, "rejected with something that is no error");
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
    json: jsonOf(value),
    string: typeof value === "object" || typeof value === "function" ? stringOf(value) : String(value),
    stack: (value as Error | undefined)?.stack ?? "",
  };
  for (const [how, text] of Object.entries(shown))
    assert.ok(!text.includes(key), `the key is shown by ${how}`);
}

function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? "";
  } catch {
    return "";
  }
}

function stringOf(value: unknown): string {
  try {
    return `${value}`;
  } catch {
    return "";
  }
}

export const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Waits until something is so, looking often. */
export async function until(what: () => boolean, atMost = 2000): Promise<void> {
  const end = performance.now() + atMost;
  while (!what()) {
    assert.ok(performance.now() < end, `did not come about within ${atMost} ms: ${what}`);
    await pause(5);
  }
}
