import { hash } from "node:crypto";

/** Enough of a digest to tell texts apart. */
export const DIGEST_LENGTH = 22;

/** A text's digest: the opaque part of an ETag. */
export function digest(text: string, length = DIGEST_LENGTH): string {
  return hash("sha256", text, "base64url").slice(0, length);
}
