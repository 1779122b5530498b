import { randomUUID } from "node:crypto";

const GOOD = /^[A-Za-z0-9._-]{1,64}$/;

/** The caller's name for a call, where it is short and plain, otherwise one of ours. */
export function requestIdOf(sent: string | string[] | undefined): string {
  return typeof sent === "string" && GOOD.test(sent) ? sent : randomUUID();
}
