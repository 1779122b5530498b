import { expect, test } from "vitest";
import { logErrors } from "../src/observing/log-errors.ts";
import { createLogger, errorFields } from "../src/observing/logger.ts";
import { StorageError } from "../src/storage/storage-error.ts";

function createLog() {
  const lines: string[] = [];
  const log = createLogger({ write: (text) => void lines.push(...text.trimEnd().split("\n")) });
  const read = () => {
    log.flush();
    return lines.splice(0).map((line) => JSON.parse(line).error);
  };
  return { log, read };
}

test("an error that stays the same is logged once a minute, and another one at once", () => {
  const { log, read } = createLog();
  let now = 0;
  const onError = logErrors(log, "It could not be read", () => now);
  const away = () => onError(new StorageError("away", "db:5432/market", "cannot be reached."));
  for (now = 0; now < 60_000; now += 100) away();
  expect(read()).toEqual(["db:5432/market cannot be reached."]);
  away();
  expect(read()).toHaveLength(1);
  onError(new Error("another"));
  away();
  expect(read()).toEqual(["another", "db:5432/market cannot be reached."]);
});

test("an error that explains itself is logged without its stack, any other with it", () => {
  expect(errorFields(new StorageError("away", "db", "cannot be reached."))).toEqual({
    error: "db cannot be reached.",
    kind: "StorageError",
  });
  expect(errorFields(new TypeError("x is undefined"))).toHaveProperty("stack");
});
