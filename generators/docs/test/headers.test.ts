import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { emitHeaders } from "../src/headers.ts";

const hash = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
const findScripts = (headers: string) => /script-src ([^;]*);/.exec(headers)?.[1]?.split(" ") ?? [];

test("the policy allows inline scripts by hash, without duplicates, and files of the site by name", () => {
  const pages = [
    '<script>one()</script><script type="module">two()</script><script src="/three.js"></script>',
    '<script aria-hidden="true">one()</script><script type="module" src="/four.js"></script>',
  ];
  expect(findScripts(emitHeaders(pages, { base: "/" }))).toEqual([
    "'self'",
    ...[hash("one()"), hash("two()")].sort(),
  ]);
});

test("policies apply to every path, and files with a hash never change", () => {
  expect(emitHeaders([], { base: "/x/" })).toMatch(
    /^\/\*\n {2}Content-Security-Policy: .*\n {2}Referrer-Policy: .*\n {2}X-Content-Type-Options: .*\n\n\/x\/_astro\/\*\n {2}Cache-Control: public, max-age=31536000, immutable\n$/,
  );
});
