import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { TemporaryMarket } from "./support/temporary-market.ts";

const PROGRAM = fileURLToPath(new URL("support/close-when-seeded.ts", import.meta.url));

test.each([1, 2, 3])(
  "whoever closes the sample market as soon as it is written hears when it is closed: time %i",
  async () => {
    await using market = new TemporaryMarket();
    const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, market.folder], {
      encoding: "utf8",
    });
    expect([status, stdout, stderr]).toEqual([0, "closed", ""]);
  },
);
