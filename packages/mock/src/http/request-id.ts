import { randomUUID } from "node:crypto";

const GOOD = /^[A-Za-z0-9._-]{1,64}$/;

/** The caller's name for a call, where it is short, plain and not the key, otherwise one of ours. */
export function requestIdOf(sent: string | string[] | undefined, key: string | string[] | undefined): string {
  return typeof sent === "string" && GOOD.test(sent) && sent !== key ? sent : randomUUID();
}
