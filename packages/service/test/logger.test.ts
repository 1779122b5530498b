import { setImmediate } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { createLogger } from "../src/monitoring/logger.ts";

const NOW = Date.UTC(2026, 0, 15, 12);
const time = "2026-01-15T12:00:00.000Z";
const line = (message: string) => ({ level: "info", time, message });
const lost = (lines: number) => ({ level: "warn", time, message: "Lines of the log were lost.", lines });

/** An output that can fail, and the accepted lines. */
function createOutput() {
  const output = { fails: false as boolean, written: [] as unknown[] };
  const take = (lines: string): void => {
    if (output.fails) throw new Error("ENOSPC");
    output.written.push(
      ...lines
        .trimEnd()
        .split("\n")
        .map((each) => JSON.parse(each)),
    );
  };
  return { output, take };
}

describe("a log whose output fails", () => {
  test.each([
    ["at once", (take: (lines: string) => void) => take],
    ["later", (take: (lines: string) => void) => async (lines: string) => take(lines)],
  ])("%s: drops and counts lines, and reports the count after recovery", async (_, wrap) => {
    const { output, take } = createOutput();
    const log = createLogger({ now: () => NOW, write: wrap(take) });
    const write = async (...messages: string[]) => {
      for (const message of messages) log.log("info", message);
      log.flush();
      await setImmediate();
      await setImmediate();
    };
    await write("a");
    output.fails = true;
    await write("b", "c");
    await write("d");
    expect(log.dropped).toBe(3);
    output.fails = false;
    await write("e");
    await write("f");
    expect(output.written).toEqual([line("a"), lost(3), line("e"), line("f")]);
    expect(log.dropped).toBe(3);
  });

  test("by blocking: the buffer is bounded", async () => {
    const { output, take } = createOutput();
    let release = (): void => {};
    const slow = new Promise<void>((resolve) => {
      release = resolve;
    });
    const log = createLogger({
      now: () => NOW,
      maxBuffered: 1000,
      write: (lines) => slow.then(() => take(lines)),
    });
    log.log("info", "first");
    log.flush();
    for (let index = 0; index < 100; index += 1) log.log("info", `${index}`);
    const kept = 100 - log.dropped;
    expect(kept).toBeGreaterThan(5);
    expect(kept).toBeLessThan(20);
    release();
    await expect.poll(() => output.written).toHaveLength(1 + 1 + kept);
    expect(output.written[1]).toEqual(lost(100 - kept));
  });
});
