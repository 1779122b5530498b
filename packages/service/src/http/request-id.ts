import { randomUUID } from "node:crypto";
import { KEY_PATTERN } from "../keys/secret.ts";

const GOOD = /^[A-Za-z0-9._-]{1,64}$/;
const HOLDS_KEY = new RegExp(KEY_PATTERN.source);

/** The caller's name for a call, where it is harmless: short, plain, and no key. Otherwise one of ours. */
export function requestId(
  sent: string | string[] | undefined,
  secret: string | string[] | undefined,
): string {
  return typeof sent === "string" && GOOD.test(sent) && !HOLDS_KEY.test(sent) && sent !== secret
    ? sent
    : randomUUID();
}
