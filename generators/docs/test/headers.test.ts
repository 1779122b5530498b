import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { emitHeaders } from "../src/headers.ts";

const hash = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
const findScripts = (headers: string) => /script-src ([^;]*);/.exec(headers)?.[1]?.split(" ") ?? [];

test("scripts that are part of a page are allowed by their hash, each once; files of the site by name", () => {
  const pages = [
    '<script>one()</script><script type="module">two()</script><script src="/three.js"></script>',
    '<script aria-hidden="true">one()</script><script type="module" src="/four.js"></script>',
  ];
  expect(findScripts(emitHeaders(pages))).toEqual([
    "'self'",
    "'wasm-unsafe-eval'",
    ...[hash("one()"), hash("two()")].sort(),
  ]);
});

test("the headers are for every path, one a line", () => {
  const [path, ...lines] = emitHeaders([]).trimEnd().split("\n");
  expect(path).toBe("/*");
  expect(lines.map((line) => line.split(":")[0])).toEqual([
    "  Content-Security-Policy",
    "  Referrer-Policy",
    "  X-Content-Type-Options",
  ]);
});
