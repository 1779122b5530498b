import { hash } from "node:crypto";

/** Enough of a digest to tell texts apart. */
export const TAG_LENGTH = 22;

/** A mark of a text that other texts do not have. */
export function tagOf(text: string, length = TAG_LENGTH): string {
  return hash("sha256", text, "base64url").slice(0, length);
}
