import { hash } from "node:crypto";

/** The number of digest characters that distinguish texts safely. */
export const DIGEST_LENGTH = 22;

/** Returns the digest of a text, the opaque part of an ETag. */
export function digest(text: string, length = DIGEST_LENGTH): string {
  return hash("sha256", text, "base64url").slice(0, length);
}
