import { execFile } from "node:child_process";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const program = fileURLToPath(new URL("../src/main.ts", import.meta.url));

test("where Redis is missing, pnpm cluster ends with 2 and says how to get it", async () => {
  const env = { ...process.env, PATH: dirname(program) };
  const failure = promisify(execFile)(process.execPath, [program], { env });
  await expect(failure).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/needs redis-server.* on the PATH\..* apt-get install redis-server/),
  });
});
