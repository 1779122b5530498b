import { hash, randomBytes, timingSafeEqual } from "node:crypto";
import { KEY_PREFIX } from "@market-data/http";

const RANDOM_BYTES = 32;

/** Returns a random secret: 256 bits after a prefix that secret scanners recognize. */
export function newSecret(): string {
  return KEY_PREFIX + randomBytes(RANDOM_BYTES).toString("base64url");
}

/**
 * Hashes a secret for storage. One round of SHA-256 is enough for 256 random bits: slow, salted hashes protect weak secrets chosen by
 * people.
 */
export function hashSecret(secret: string): Buffer {
  return Buffer.from(hashSecretToHex(secret), "hex");
}

/** Hashes a secret like `hashSecret`, as hexadecimal digits. */
export function hashSecretToHex(secret: string): string {
  return hash("sha256", secret, "hex");
}

/** Compares two hashes in constant time. */
export function sameHash(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}
