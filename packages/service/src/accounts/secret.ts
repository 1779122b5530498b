import { hash, randomBytes, timingSafeEqual } from "node:crypto";
import { KEY_PREFIX } from "@market-data/http";

const RANDOM_BYTES = 32;

/** A new key: 256 random bits behind a prefix, by which tools that look for leaked secrets know it. */
export function newSecret(): string {
  return KEY_PREFIX + randomBytes(RANDOM_BYTES).toString("base64url");
}

/**
 * What is stored in place of a key. One round of SHA-256 is enough: slow, salted hashes protect secrets that people
 * make up, and nobody can guess 256 random bits.
 */
export function hashSecret(secret: string): Buffer {
  return Buffer.from(hashSecretToHex(secret), "hex");
}

/** The same as a text. */
export function hashSecretToHex(secret: string): string {
  return hash("sha256", secret, "hex");
}

/** Whether two hashes are equal, in a time that does not depend on where they differ. */
export function sameHash(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}
