import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Where the other clients are installed, outside of the workspace. */
export const otherClientsFolder = fileURLToPath(new URL("../../../client/other-clients", import.meta.url));

/** What the other clients' generators make. */
export const generatedFolder = `${otherClientsFolder}/generated`;

export function otherClientsAreInstalled(): boolean {
  return existsSync(`${otherClientsFolder}/node_modules/openapi-fetch`);
}
