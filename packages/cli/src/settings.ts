import { readFileSync, statSync } from "node:fs";
import { UsageError } from "./exit-codes.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** The variables of the environment. */
export const VARIABLES = { url: "MARKET_DATA_URL", key: "MARKET_DATA_KEY" } as const;

/** Returns the base URL. @throws {UsageError} if there is none. */
export function getUrl(given: string | undefined, env: Environment): string {
  const url = given ?? env[VARIABLES.url];
  if (url) return url;
  throw new UsageError(`The base URL is missing. Use --url, or set ${VARIABLES.url}.`);
}

/**
 * Returns the API key from a file or the environment; undefined for requests without a key.
 * @param warn Receives a warning about a file that other users can read.
 * @throws {UsageError} for a file that cannot be read or has no key.
 */
export function readKey(
  file: string | undefined,
  env: Environment,
  warn: (text: string) => void,
): string | undefined {
  if (file === undefined) return env[VARIABLES.key]?.trim() || undefined;
  try {
    if (process.platform !== "win32" && statSync(file).mode & 0o077) {
      warn(`Other users can read the key in ${file}. Run: chmod 600 ${file}`);
    }
    const key = readFileSync(file, "utf8").trim();
    if (key) return key;
  } catch (error) {
    throw new UsageError(`The key cannot be read: ${(error as Error).message}`);
  }
  throw new UsageError(`${file} has no key.`);
}
