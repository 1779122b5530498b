import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { TemporaryMarket } from "../support/temporary-market.ts";

const PROGRAM = fileURLToPath(new URL("../support/closing-threads.ts", import.meta.url));

test("a process waits for the end of a thread that closes during its queries", async () => {
  await using market = new TemporaryMarket();
  await (await market.backend.openMarket()).close();
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, market.file]);
  expect(stdout).toBe("closed\n");
});
