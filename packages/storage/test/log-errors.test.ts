import { expect, test } from "vitest";
import { errorFields, type Logger, logErrors, StorageError } from "../src/index.ts";

function createLog() {
  const errors: unknown[] = [];
  const log: Logger = {
    writes: () => true,
    log: (_level, _message, fields) => void errors.push(fields?.["error"]),
    flush() {},
    write() {},
    dropped: 0,
  };
  return { log, read: () => errors.splice(0) };
}

test("logs a repeated error once a minute and a new error immediately", () => {
  const { log, read } = createLog();
  let now = 0;
  const onError = logErrors(log, "It could not be read", () => now);
  const away = () => onError(new StorageError("unavailable", "db:5432/market", "cannot be reached."));
  for (now = 0; now < 60_000; now += 100) away();
  expect(read()).toEqual(["db:5432/market cannot be reached."]);
  away();
  expect(read()).toHaveLength(1);
  onError(new Error("another"));
  away();
  expect(read()).toEqual(["another", "db:5432/market cannot be reached."]);
});

test("logs a storage error without its stack, and any other error with its stack", () => {
  expect(errorFields(new StorageError("unavailable", "db", "cannot be reached."))).toEqual({
    error: "db cannot be reached.",
    kind: "StorageError",
  });
  expect(errorFields(new TypeError("x is undefined"))).toHaveProperty("stack");
});
