import { spawnSync } from "node:child_process";
import fs, { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type LintFinding, lintSources } from "./index.ts";

const SPEC = fileURLToPath(new URL("..", import.meta.url));
const SEVERITIES = ["error", "warning", "information", "hint"] as const;

/** Mistakes as replacements in files, by rule. */
const MISTAKES: readonly (readonly [rule: string, file: string, text: string, replacement: string])[] = [
  ["access-security", "paths/v1/fiat/map.yaml", "base: 0", "base: 1"],
  ["aux-names", "paths/v3/cryptocurrency/quotes/latest.yaml", "is_fiat: {", "is_coin: {"],
  ["component-names", "openapi.yaml", "    ContentAsset:\n", "    content_asset:\n"],
  ["contract-files", "openapi.yaml", "    Platform:\n", "    Platforms:\n"],
  ["described", "components/schemas/Airdrop.yaml", "Name of the project.", "TODO"],
  ["enum-case", "components/schemas/Airdrop.yaml", "ONGOING, ENDED]", "ONGOING, ended]"],
  ["extension-known", "components/schemas/Quote.yaml", "x-svc-origin:", "x-svc-orgin:"],
  ["extension-schema", "paths/v1/fiat/map.yaml", "seconds: 30", "seconds: 30000"],
  ["field-names", "components/schemas/FiatMapItem.yaml", "  sign:", "  currencySign:"],
  ["integer-bounds", "components/parameters/LimitUpTo5000.yaml", "  maximum: 5000\n", ""],
  ["names-in-prose", "components/parameters/Start.yaml", "add `limit` to", "add `page_size` to"],
  ["operation-extensions", "paths/v3/fear-and-greed/latest.yaml", "  x-svc-cache:\n", "  x-other-cache:\n"],
  ["operation-id-from-path", "paths/v1/key/info.yaml", "keyInfoV1", "keyInformationV1"],
  ["response-headers", "paths/v1/key/info.yaml", "        ETag:\n", "        E-Tag:\n"],
  ["unused-component", "paths/v1/cryptocurrency/category.yaml", "CategorySort.yaml", "Start.yaml"],
  // Rules of Spectral and OWASP.
  ["oas3-schema", "paths/v1/key/info.yaml", "  operationId:", "  operationid:"],
  ["operation-tag-defined", "paths/v1/fiat/map.yaml", "tags: [Price conversion]", "tags: [Prices]"],
  ["owasp:api8:2023-no-server-http", "openapi.yaml", 'url: "{base_url}"', "url: http://example.com"],
];

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "configurations-"));
  // The configurations need no file outside this folder.
  cpSync(SPEC, folder, { recursive: true, filter: (file) => !file.includes("node_modules") });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a program in the copy, without flags and TypeScript. */
function run(program: string, ...options: string[]) {
  const file = join(SPEC, "node_modules", program);
  return spawnSync(
    process.execPath,
    ["--no-experimental-strip-types", file, "lint", "openapi.yaml", ...options],
    {
      cwd: folder,
      encoding: "utf8",
      maxBuffer: 2 ** 26,
    },
  );
}

interface SpectralResult {
  code: string | number;
  message: string;
  severity: number;
  source?: string;
  range: { start: { line: number } };
}

function runSpectral(): string[] {
  const { stdout, stderr } = run("@stoplight/spectral-cli/dist/index.js", "--format", "json", "--quiet");
  expect(stderr).toBe("");
  return describeResults(JSON.parse(stdout));
}

/** Runs Spectral like its extension for Visual Studio Code: the ruleset becomes one function without `require`. */
async function runEditor(): Promise<string[]> {
  const require = createRequire(
    realpathSync(join(SPEC, "node_modules/@stoplight/spectral-cli/package.json")),
  );
  const { runtime } = require("@stoplight/spectral-ruleset-bundler/presets/runtime");
  const { commonjs } = require("@stoplight/spectral-ruleset-bundler/plugins/commonjs");
  const { stdin } = require("@stoplight/spectral-ruleset-bundler/plugins/stdin");
  const { migrateRuleset } = require("@stoplight/spectral-ruleset-migrator");
  const { Document, Ruleset, Spectral } = require("@stoplight/spectral-core");
  const { Yaml } = require("@stoplight/spectral-parsers");
  const { rollup } = createRequire(require.resolve("@stoplight/spectral-ruleset-bundler"))("rollup");
  const fetch = (url: string) => Promise.reject(new Error(`No network: ${url}`));
  const input = join(folder, ".spectral.js");
  const migrated = await migrateRuleset(join(folder, ".spectral.yaml"), { format: "esm", fs, fetch });
  const plugins = [stdin(migrated, input), ...runtime({ fs, fetch }), commonjs()];
  const bundle = await rollup({ input, plugins, treeshake: false });
  const { output } = await bundle.generate({ format: "iife", name: "ruleset", exports: "auto" });
  const spectral = new Spectral();
  const definition = new Function(`${output[0].code}; return ruleset;`)();
  spectral.setRuleset(new Ruleset(definition, { severity: "recommended", source: input }));
  const root = join(folder, "openapi.yaml");
  return describeResults(await spectral.run(new Document(readFileSync(root, "utf8"), Yaml, root)));
}

function describeResults(results: readonly SpectralResult[]): string[] {
  return results
    .map(({ code, message, severity, source = "", range }) =>
      describeFinding(String(code), SEVERITIES[severity] as string, source, range.start.line + 1, message),
    )
    .sort();
}

async function runLint(): Promise<string[]> {
  const findings = await lintSources(join(folder, "openapi.yaml"));
  return findings
    .filter(({ tool }: LintFinding) => tool !== "redocly")
    .map(({ rule, severity, file, line, message }) => describeFinding(rule, severity, file, line, message))
    .sort();
}

function describeFinding(
  rule: string,
  severity: string,
  file: string,
  line: number,
  message: string,
): string {
  return `${relative(folder, file)}:${line} ${severity} ${rule} ${message}`;
}

describe("the configurations of Spectral and Redocly", () => {
  test("find nothing in the contract", () => {
    expect(runSpectral()).toEqual([]);
    const { status, stderr } = run("@redocly/cli/bin/cli.js");
    expect(stderr).toContain("Your API description is valid");
    expect(status).toBe(0);
  });

  test("Spectral reports an unreadable contract", () => {
    const file = join(folder, "openapi.yaml");
    const contents = readFileSync(file, "utf8");
    writeFileSync(
      file,
      contents.replace("    Platform:\n      $ref: components/schemas/Platform.yaml\n", ""),
    );
    const findings = runSpectral().join("\n");
    writeFileSync(file, contents);
    expect(findings).toMatch(/^openapi\.yaml:1 error readable The contract cannot be bundled/m);
    expect(findings).toMatch(/^openapi\.yaml:\d+ error contract-files .* `Platform: \{ \$ref: /m);
  });

  test("Spectral shows the findings of the lint at the same places, also in an editor", async () => {
    for (const [rule, file, text, replacement] of MISTAKES) {
      const path = join(folder, file);
      const contents = readFileSync(path, "utf8");
      expect(contents, rule).toContain(text);
      writeFileSync(path, contents.replace(text, replacement));
    }
    const findings = await runLint();
    for (const [rule] of MISTAKES) expect.soft(findings.join("\n")).toContain(` ${rule} `);
    expect(runSpectral()).toEqual(findings);
    expect(await runEditor()).toEqual(findings);
  });
});
