import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { nameInstalled, namePinned } from "../packages.ts";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const INSTALLED = join(ROOT, "test/bench/others");
const CONTRACT = join(ROOT, "packages/openapi/src/generated/openapi.yaml");
const REDOCLY = join(
  dirname(createRequire(import.meta.url).resolve("@redocly/cli/package.json")),
  "bin/cli.js",
);

/** The other renderers, with their versions, by the path of their page. */
export const OTHERS: Readonly<Record<string, string>> = {
  "redoc/": `Redoc of ${nameInstalled("@redocly/cli")}`,
  "scalar/": namePinned("@scalar/api-reference", INSTALLED),
  "swagger-ui/": namePinned("swagger-ui-dist", INSTALLED),
};

/**
 * Writes, below a folder, a page of each other renderer with our contract, each as its maker tells to: `redoc/`,
 * `scalar/` and `swagger-ui/`.
 */
export function writeOthers(folder: string): void {
  const installer = join(ROOT, "test/helpers/src/install-standalone.ts");
  execFileSync(process.execPath, [installer, INSTALLED], { cwd: ROOT, stdio: "inherit" });
  const document = JSON.stringify(parse(readFileSync(CONTRACT, "utf8"), { maxAliasCount: -1 }));
  redoc(join(folder, "redoc"));
  page(join(folder, "scalar"), document, {
    files: { "standalone.js": "@scalar/api-reference/dist/browser/standalone.js" },
    body: `<div id="app"></div><script src="standalone.js"></script>
<script>Scalar.createApiReference("#app", { url: "openapi.json" })</script>`,
  });
  page(join(folder, "swagger-ui"), document, {
    files: {
      "swagger-ui.css": "swagger-ui-dist/swagger-ui.css",
      "swagger-ui-bundle.js": "swagger-ui-dist/swagger-ui-bundle.js",
    },
    body: `<link rel="stylesheet" href="swagger-ui.css"><div id="app"></div><script src="swagger-ui-bundle.js"></script>
<script>SwaggerUIBundle({ url: "openapi.json", dom_id: "#app" })</script>`,
  });
}

function redoc(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const args = [REDOCLY, "build-docs", CONTRACT, "--inlineBundle", "-o", join(folder, "index.html")];
  const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  // Away from our own settings of it.
  execFileSync(process.execPath, args, { cwd: folder, env, stdio: "ignore" });
}

interface Parts {
  /** Files of installed packages, by the name beside the page. */
  files: Readonly<Record<string, string>>;
  body: string;
}

function page(folder: string, document: string, { files, body }: Parts): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, file] of Object.entries(files)) {
    cpSync(join(INSTALLED, "node_modules", file), join(folder, name));
  }
  writeFileSync(join(folder, "openapi.json"), document);
  writeFileSync(
    join(folder, "index.html"),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Reference</title>${body}</html>`,
  );
}
