import { execFileSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("..", import.meta.url));
const contract = "../../../packages/openapi/src/generated/openapi.yaml";

/** The Node arguments to generate each client in this folder. */
export const generators = {
  redocly: [
    "node_modules/@redocly/cli/bin/cli.js",
    "generate-client",
    contract,
    "--output=generated/redocly/client.ts",
    "--import-ext=ts",
    "--generator=typescript",
    "--generator=tanstack-query",
  ],
  "hey-api": ["node_modules/@hey-api/openapi-ts/bin/run.js", "--file=config/hey-api.mjs"],
  orval: ["node_modules/orval/dist/bin/orval.mjs", "--config=config/orval.mjs"],
  // The validated client imports a folder, which only bundlers support.
  "orval, bundled": [
    "node_modules/esbuild/bin/esbuild",
    "generated/orval-validated/client.ts",
    "--bundle",
    "--format=esm",
    "--external:../../src/subjects/orval-settings.ts",
    "--outfile=generated/orval-validated/client.mjs",
  ],
} as const;

/** Generates the clients from the current contract. */
export function generateClients(): void {
  rmSync(`${folder}/generated`, { recursive: true, force: true });
  for (const options of Object.values(generators)) {
    execFileSync(process.execPath, options, {
      cwd: folder,
      env: quiet,
      stdio: ["ignore", "ignore", "ignore"],
    });
  }
}

/** Imports a generated module. The compiler cannot resolve the path, because the module is generated at run time. */
export function generated<Module>(path: string): Promise<Module> {
  const file = new URL(`../generated/${path}`, import.meta.url);
  if (!existsSync(file))
    throw new Error(`test/client/other-clients/generated/${path} is missing: run "pnpm compare" first.`);
  return import(file.href);
}

/** Disables telemetry of the generators. */
const quiet = { ...process.env, DO_NOT_TRACK: "1", REDOCLY_TELEMETRY: "off" };
