import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const config = join(root, "tsconfig.browsers.json");
const compiler = join(dirname(createRequire(config).resolve("typescript-7/package.json")), "bin/tsc");

const ALLOWED = [
  ...["AbortController", "AbortSignal", "DOMException", "Headers", "ReadableStream", "Request", "Response"],
  ...["TextDecoder", "TextEncoder", "URL", "URLSearchParams", "clearTimeout", "console", "crypto", "fetch"],
  ...["performance", "queueMicrotask", "setTimeout"],
];
const PAGE = ["document", "localStorage", "location", "navigator", "self", "window", "XMLHttpRequest"];
const globals = [...new Set([...Object.getOwnPropertyNames(globalThis), ...PAGE])].filter((name) =>
  /^[\w$]+$/.test(name),
);

const folder = mkdtempSync(join(tmpdir(), "market-data-browsers-"));
let complaints = "";

// Outside the packages, so that declarations of their dependencies are not in scope.
beforeAll(() => {
  const { files } = JSON.parse(readFileSync(config, "utf8").replace(/^\/\/.*$/m, "")) as { files: string[] };
  write("globals.ts", [...globals.map((name) => `void ${name};`), "export {};"].join("\n"));
  write("node.ts", 'import { readFileSync } from "node:fs";\nexport const bytes = readFileSync("file");\n');
  write(
    "tsconfig.json",
    JSON.stringify({
      extends: config,
      files: [...files.map((file) => join(root, file)), "globals.ts", "node.ts"],
    }),
  );
  complaints = spawnSync(process.execPath, [compiler, "--pretty", "false", "-p", "."], {
    cwd: folder,
    encoding: "utf8",
  }).stdout;
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text);
}

test("packages for browsers compile only with globals of the language and the declared globals", () => {
  const rejected = new Set(
    [...complaints.matchAll(/^globals\.ts\((\d+),/gm)].map(([, line]) => Number(line)),
  );
  const accepted = globals.filter((_, index) => !rejected.has(index + 1));
  // Globals of a context without Node, which still has a console.
  const language = runInNewContext("Object.getOwnPropertyNames(globalThis)") as string[];
  expect(accepted.filter((name) => name === "console" || !language.includes(name)).sort()).toEqual(
    ALLOWED.sort(),
  );
});

test.each(["Buffer", "document", "navigator", "process", "setImmediate", "structuredClone"])(
  "a use of %s in a package for browsers is an error",
  (name) => {
    expect(complaints).toMatch(new RegExp(`^globals\\.ts\\(.*Cannot find name '${name}'`, "m"));
  },
);

test("rejects an import of Node modules in a package for browsers", () => {
  expect(complaints).toMatch(/^node\.ts\(1,.*'node:fs'/m);
});
