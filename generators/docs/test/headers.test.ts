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
  expect(findScripts(emitHeaders(pages, { base: "/" }))).toEqual([
    "'self'",
    ...[hash("one()"), hash("two()")].sort(),
  ]);
});

test("policies are for every path, one a line, and hashed files never change", () => {
  const [everything = "", ...others] = emitHeaders([], { base: "/x/" }).split("\n/");
  expect(everything.split("\n").map((line) => line.split(":")[0])).toEqual([
    "/*",
    "  Content-Security-Policy",
    "  Referrer-Policy",
    "  X-Content-Type-Options",
    "",
  ]);
  expect(others.map((each) => each.trim().split("\n"))).toEqual([
    ["x/_astro/*", "  Cache-Control: public, max-age=31536000, immutable"],
  ]);
});
