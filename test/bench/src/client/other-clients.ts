import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { namePinned } from "../packages.ts";

/** Where the other clients are installed, outside of the workspace. */
export const otherClientsFolder = fileURLToPath(new URL("../../../client/other-clients", import.meta.url));

/** What the other clients' generators make. */
export const generatedFolder = `${otherClientsFolder}/generated`;

export function otherClientsAreInstalled(): boolean {
  return existsSync(`${otherClientsFolder}/node_modules/openapi-fetch`);
}

const PACKAGES: Readonly<Record<string, string>> = {
  redocly: "@redocly/cli",
  "hey-api": "@hey-api/openapi-ts",
  coingecko: "@coingecko/coingecko-typescript",
};

/** Another client, or its generator, with its version. */
export function nameClient(name: string): string {
  return namePinned(PACKAGES[name] ?? name, otherClientsFolder);
}
