import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DEFAULT_PORTS, OTHER_PORTS } from "../start/options.ts";
import { ROOT } from "../start/system.ts";

const TEXTS = [
  "*.md",
  "docs/*.{md,mjs}",
  "docs/operating/*.md",
  "packages/*/*.md",
  "spec/**/*.md",
  "test/*/*.md",
];
// A loop or a replacement completes `401$N` and `401\1`.
const PORT = /(?:127\.0\.0\.1|localhost|--port|serve-site\.ts)[: ](\d+)(?![\d$\\])/g;

test("commands and URLs of guides and READMEs have the ports of `start`, or ports of the table", () => {
  const known = new Set<number>([...Object.values(DEFAULT_PORTS), ...Object.values(OTHER_PORTS)]);
  const files = globSync(TEXTS, { cwd: ROOT, exclude: ["**/node_modules/**", "**/CHANGELOG.md"] });
  const found = files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), "utf8").matchAll(PORT)].map(([, port]) => ({
      file,
      port: Number(port),
    })),
  );
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter(({ port }) => !known.has(port))).toEqual([]);
});
