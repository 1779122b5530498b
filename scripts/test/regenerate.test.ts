import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { TARGETS } from "../dev/regenerate.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

test("updates every generated package", () => {
  const manifests = globSync("{generators,packages}/*/package.json", { cwd: ROOT });
  const generated = manifests.filter(
    (file) => JSON.parse(readFileSync(join(ROOT, file), "utf8")).scripts?.generate !== undefined,
  );
  expect([...new Set(TARGETS.map(({ folder }) => folder))].sort()).toEqual(generated.map(dirname).sort());
});
