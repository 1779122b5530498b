import { execFileSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("..", import.meta.url));
const contract = "../../../packages/openapi/src/generated/openapi.yaml";

/** What writes each generated client, as arguments of Node in this folder. */
export const generators = {
  redocly: [
    "node_modules/@redocly/cli/bin/cli.js",
    "generate-client",
    contract,
    "--output=generated/redocly/client.ts",
    "--import-ext=ts",
  ],
  "hey-api": ["node_modules/@hey-api/openapi-ts/bin/run.js", "--file=config/hey-api.mjs"],
  orval: ["node_modules/orval/dist/bin/orval.mjs", "--config=config/orval.mjs"],
} as const;

/** Writes the generated clients again, from the contract as it is. */
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

/** Imports a generated module. Not known to the compiler, because it is written only when they run. */
export function generated<Module>(path: string): Promise<Module> {
  const file = new URL(`../generated/${path}`, import.meta.url);
  if (!existsSync(file))
    throw new Error(`test/client/other-clients/generated/${path} is missing: run "pnpm compare" first.`);
  return import(file.href);
}

/** No generator reports home. */
const quiet = { ...process.env, DO_NOT_TRACK: "1", REDOCLY_TELEMETRY: "off" };
