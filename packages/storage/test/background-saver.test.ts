import { afterEach, expect, test, vi } from "vitest";
import { BackgroundSaver } from "../src/index.ts";

afterEach(() => void vi.useRealTimers());

test("attempts do not queue up behind a slow attempt", async () => {
  vi.useFakeTimers();
  const first = Promise.withResolvers<void>();
  const save = vi.fn(async () => {}).mockReturnValueOnce(first.promise);
  const saver = new BackgroundSaver({ save, onError: () => {}, interval: 1000 });
  const flushes = Array.from({ length: 5 }, () => saver.flush());
  for (let second = 0; second < 10; second += 1) {
    saver.schedule();
    await vi.advanceTimersByTimeAsync(1000);
  }
  const closing = saver.close();
  first.resolve();
  await Promise.all([...flushes, closing]);
  // One more attempt stores the counts since the start of the first attempt.
  expect(save).toHaveBeenCalledTimes(2);
});
