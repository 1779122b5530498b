import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Where the peers are installed, apart from the workspace. */
export const peersFolder = fileURLToPath(new URL("../../../peers", import.meta.url));

/** What the peers' generators make. */
export const generatedFolder = `${peersFolder}/generated`;

export function peersAreInstalled(): boolean {
  return existsSync(`${peersFolder}/node_modules/openapi-fetch`);
}
