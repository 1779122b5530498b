import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const contract = fileURLToPath(import.meta.resolve("@market-data/openapi/openapi.yaml"));
const output = fileURLToPath(new URL("../dist/index.html", import.meta.url));
const redocly = join(
  dirname(createRequire(import.meta.url).resolve("@redocly/cli/package.json")),
  "bin/cli.js",
);

mkdirSync(fileURLToPath(new URL("../dist", import.meta.url)), { recursive: true });
await promisify(execFile)(
  process.execPath,
  [redocly, "build-docs", contract, "--inlineBundle", "-o", output],
  { env: { ...process.env, REDOCLY_TELEMETRY: "off" } },
);
writeFileSync(output, withoutLogo(readFileSync(output, "utf8")));

/** Redoc's page shows its maker's logo, fetched from elsewhere: a page of ours asks nobody for anything. */
function withoutLogo(page: string): string {
  return page.replaceAll(/https:\/\/cdn\.redoc\.ly\/redoc\/[\w-]+\.svg/g, "data:,");
}
