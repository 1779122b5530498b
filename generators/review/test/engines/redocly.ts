import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Json } from "@market-data/generator-core";
import { engineJson } from "./run.ts";

/** A change as `redocly diff` tells it: everything that differs, whether any rule minds it or not. */
export interface RedoclyChange {
  /** The place as an operation sees it, through every `$ref`, as a `#/...` pointer. */
  path: string;
  typeName: string;
  kind: "added" | "removed" | "modified";
  impact: "none" | "patch" | "minor" | "major";
  verdicts: { ruleId: string; impact: string; message: string }[];
  /** The keyword that was modified. */
  property?: string;
  base?: RedoclySide;
  revision?: RedoclySide;
}

export interface RedoclySide {
  /** The place in the document itself. */
  pointer: string;
  value: Json;
}

/** The name of the configuration file that `runRedocly` wants in its folder. */
export const REDOCLY_CONFIG = "redocly.yaml";

/** Without its rules, redocly diff lets everything pass. */
export const REDOCLY_RULES = "extends: [diff-recommended]\ntelemetry: off\n";

/** The program of Redocly's command line. */
export const REDOCLY_CLI = join(
  dirname(createRequire(import.meta.url).resolve("@redocly/cli/package.json")),
  "bin/cli.js",
);

/** Compares two files of a folder, in which there is a configuration file too. */
export type RedoclyDiff = (base: string, now: string, folder: string) => Promise<RedoclyChange[]>;

/** Compares two files by `redocly diff`, in a process of its own. */
export const runRedocly: RedoclyDiff = async (base, now, folder) => {
  const args = [REDOCLY_CLI, ...diffArguments(base, now)];
  const report = (await engineJson("redocly diff", process.execPath, args, folder)) as RedoclyReport;
  return report.changes;
};

/** What Redocly's command line is given to compare two files. */
export function diffArguments(base: string, now: string): string[] {
  return ["diff", base, now, "--format=json", "--fail-on=none", `--config=${REDOCLY_CONFIG}`];
}

/** What `redocly diff` prints. */
export interface RedoclyReport {
  changes: RedoclyChange[];
}
