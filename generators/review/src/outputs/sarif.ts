import { createHash } from "node:crypto";
import type { Log, ReportingDescriptor, Result } from "sarif";
import { CATALOGUE, fillAdvice } from "../catalogue.ts";
import type { Change, Review, SourcePlace } from "../review.ts";
import { getLevel } from "../verdict.ts";
import { plain } from "./escape.ts";
import { formatOperations } from "./lines.ts";

type SarifLevel = "error" | "warning" | "note";

const LEVELS: Record<Change["level"], SarifLevel> = {
  major: "warning",
  minor: "note",
  patch: "note",
  none: "note",
};

/** The place of what has no other: GitHub shows no result without one. */
const WHOLE: SourcePlace = { file: "spec/openapi.yaml", line: 1 };

/** A review as SARIF 2.1.0, for GitHub's code scanning and for editors. */
export function sarifLog({ changes, rejections, lint, usersCode }: Review): Log {
  const results = [
    ...rejections.map(({ kind, rule, text, advice, place }) =>
      result(rule ?? `rejected/${kind}`, "error", `${text} ${advice}`, place),
    ),
    ...lint.map(({ tool, rule, severity, text, place }) => result(`${tool}/${rule}`, severity, text, place)),
    ...usersCode.consumers.map(({ file, line, text }) =>
      result("users-code/error", "error", text, { file, line }),
    ),
    // An alert is for what somebody must look at: not for words.
    ...changes
      .filter(({ level }) => level !== "patch")
      .map((change) => {
        const { rule, text, advice, place, near } = change;
        return result(
          rule,
          LEVELS[getLevel(change)],
          `${text}${formatOperations(change)} To do: ${advice}`,
          near ?? place,
        );
      }),
  ];
  const rules: ReportingDescriptor[] = [...new Set(results.map(({ ruleId }) => ruleId as string))]
    .sort()
    .map(describeRule);
  return {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "market-data-review", rules } },
        columnKind: "utf16CodeUnits",
        results: results.map((each) => ({
          ...each,
          ruleIndex: rules.findIndex(({ id }) => id === each.ruleId),
        })),
      },
    ],
  };
}

function describeRule(id: string): ReportingDescriptor {
  const rule = CATALOGUE.get(id);
  if (rule === undefined) {
    return { id, name: id, shortDescription: { text: id.split("/").at(-1)?.replaceAll("-", " ") ?? id } };
  }
  const { meaning, breaks, advice, severity } = rule;
  return {
    id,
    name: id,
    shortDescription: { text: meaning },
    fullDescription: { text: `${meaning} Breaks ${breaks.join(", ") || "nothing"}.` },
    help: { text: `To do: ${fillAdvice(advice)}` },
    defaultConfiguration: { level: LEVELS[severity] },
  };
}

/** The same as text. */
export function sarifText(review: Review): string {
  return `${JSON.stringify(sarifLog(review), null, 2)}\n`;
}

function result(ruleId: string, level: SarifLevel, text: string, place: SourcePlace = WHOLE): Result {
  const { file, line, pointer } = place.atBase === true ? WHOLE : place;
  // `%SRCROOT%` is the name that code scanning gives to the repository's folder.
  const artifactLocation = { uri: file.split("/").map(encodeURIComponent).join("/"), uriBaseId: "%SRCROOT%" };
  return {
    ruleId,
    level,
    message: { text: plain(text) },
    // The same finding on another line is not a new alert.
    partialFingerprints: { "finding/v1": fingerprint(ruleId, file, text) },
    locations: [
      {
        physicalLocation: { artifactLocation, region: { startLine: line } },
        ...(pointer === undefined ? {} : { logicalLocations: [{ fullyQualifiedName: file + pointer }] }),
      },
    ],
  };
}

function fingerprint(...parts: string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);
}
