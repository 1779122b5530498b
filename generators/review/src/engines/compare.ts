import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Pointer } from "@market-data/generator-core";
import type { Pair } from "../pair.ts";
import { engineDocuments } from "./documents.ts";
import { type OasdiffChange, runOasdiff } from "./oasdiff.ts";
import { REDOCLY_CONFIG, REDOCLY_RULES, type RedoclyChange, type RedoclyDiff } from "./redocly.ts";
import { writeDocument } from "./write-document.ts";

/** What both engines say of two contracts. */
export interface EngineReports {
  oasdiff: OasdiffChange[];
  redocly: RedoclyChange[];
  /** The place of each line of the documents that oasdiff read. */
  lines: { base: Pointer[]; now: Pointer[] };
}

/**
 * Runs both engines at once on what differs between two contracts.
 * @throws {EngineError}
 */
export async function runEngines(pair: Pair, diff: RedoclyDiff): Promise<EngineReports> {
  const documents = engineDocuments(pair);
  if (documents === undefined) return { oasdiff: [], redocly: [], lines: { base: [], now: [] } };
  const [base, now] = [writeDocument(documents.base), writeDocument(documents.now)];
  const folder = await mkdtemp(join(tmpdir(), "review-"));
  try {
    await Promise.all([
      writeFile(join(folder, "base.yaml"), base.text),
      writeFile(join(folder, "now.yaml"), now.text),
      writeFile(join(folder, REDOCLY_CONFIG), REDOCLY_RULES),
    ]);
    const [oasdiff, redocly] = await Promise.all([
      runOasdiff("base.yaml", "now.yaml", folder),
      diff("base.yaml", "now.yaml", folder),
    ]);
    return { oasdiff, redocly, lines: { base: base.lines, now: now.lines } };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
