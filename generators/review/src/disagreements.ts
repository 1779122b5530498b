import { type Direction, directionOf, type Finding } from "./finding.ts";
import type { Level } from "./review.ts";
import { PROSE, PROSE_TYPES } from "./words/prose.ts";

/** What the engines say of one kind of change when only one of them calls it breaking, and which level stands. */
export interface Disagreement {
  /** The kind of change, for readers. */
  change: string;
  /** What oasdiff says: its checks, or null where it has none. */
  oasdiff: readonly string[] | null;
  /** What `redocly diff` says: its rules, or null where none of them minds. */
  redocly: readonly string[] | null;
  /** The level that stands. Where it is not the higher of the two, the reason says why. */
  level: Level;
  reason: string;
  /** Keywords of the schema, where the entry is about these alone. */
  keywords?: readonly string[];
  direction?: Direction;
  /** What else must hold. */
  only?: (finding: Finding) => boolean;
}

/** The disagreements that are known; the first that fits decides. Where none fits, the higher level stands. */
export const DISAGREEMENTS: readonly Disagreement[] = [
  {
    change: "the default of `aux`, or of another list, gains names and loses none",
    oasdiff: ["request-parameter-default-value-changed"],
    redocly: null,
    level: "minor",
    reason: "The answer to a call that does not send it holds what it held, and more.",
    direction: "request",
    only: ({ before, after }) => isSubset(before, after),
  },
  {
    change: "a parameter's default changes",
    oasdiff: [
      "request-parameter-default-value-changed",
      "request-parameter-default-value-added",
      "request-parameter-default-value-removed",
    ],
    redocly: null,
    level: "major",
    reason: "Calls that do not send the parameter are answered otherwise.",
    direction: "request",
  },
  {
    change: "an operation that was deprecated is removed",
    oasdiff: ["api-path-removed-with-deprecation", "api-removed-with-deprecation"],
    redocly: ["path-removed", "operation-removed"],
    level: "major",
    reason:
      "Programs that call it still fail. Deprecation is what makes it allowed, not what makes it harmless.",
  },
  {
    change: "a parameter that was deprecated is removed",
    oasdiff: ["request-parameter-removed-with-deprecation"],
    redocly: ["parameter-removed"],
    level: "major",
    reason: "A call that sends it is refused: unknown parameters are.",
  },
  {
    change: "an `operationId` changes",
    oasdiff: ["api-operation-id-removed", "api-operation-id-added"],
    redocly: ["operation-id-changed"],
    level: "major",
    reason: "The published types of the operation are named by it.",
  },
  {
    change: "a status other than a successful one is no longer answered",
    oasdiff: ["response-non-success-status-removed"],
    redocly: ["response-removed"],
    level: "minor",
    reason: "A program that handles the status meets it no more, and goes on as it is.",
  },
  {
    change: "values of an enumeration in a list parameter are removed",
    oasdiff: null,
    redocly: ["enum-values-removed"],
    level: "major",
    reason: "Calls that send such a value are refused. oasdiff does not look into the items of a list.",
    direction: "request",
  },
];

function isSubset(before: unknown, after: unknown): boolean {
  return Array.isArray(before) && Array.isArray(after) && before.every((item) => after.includes(item));
}

/** What both engines together say of a finding. */
export interface Judgement {
  level: Level;
  /** The rule that decided, `oasdiff/…` or `redocly/…`. */
  rule: string;
  /** The entry of the table that decided. */
  disagreement?: Disagreement;
  /** True where one engine calls it breaking, the other does not, and the table has no entry. */
  unsettled?: true;
}

/** The level of a finding: the higher of both engines', unless the table of disagreements says otherwise. */
export function judge(finding: Finding): Judgement {
  const { checks, verdicts } = finding;
  const byOasdiff = checks.some(({ level }) => level === "major");
  const byRedocly = verdicts.length > 0;
  const rule =
    byRedocly && !byOasdiff ? redoclyRule(finding) : (oasdiffRule(finding) ?? redoclyRule(finding));
  if (byOasdiff === byRedocly) return { level: byOasdiff ? "major" : harmlessLevel(finding), rule };
  const disagreement = DISAGREEMENTS.find((entry) => covers(entry, finding));
  if (disagreement === undefined) return { level: "major", rule, unsettled: true };
  return { level: disagreement.level, rule, disagreement };
}

/** Between two engines that both see no harm: what changes the API's words is a patch, the rest adds to it. */
function harmlessLevel({ checks, impact, property, typeName }: Finding): Level {
  if (checks.some(({ id }) => !WORDS_ALONE.has(id))) return "minor";
  if (impact === "none") return checks.length > 0 ? "patch" : "none";
  return PROSE_TYPES.has(typeName) || (property !== undefined && PROSE.has(property)) ? "patch" : "minor";
}

/** Checks of oasdiff that tell of words, not of what the API takes or answers. */
const WORDS_ALONE: ReadonlySet<string> = new Set(["api-tag-added", "api-tag-removed"]);

function covers(entry: Disagreement, finding: Finding): boolean {
  const { oasdiff, redocly, keywords, direction, only } = entry;
  return (
    named(
      oasdiff,
      finding.checks.map(({ id }) => id),
    ) &&
    named(
      redocly,
      finding.verdicts.map(({ rule }) => rule),
    ) &&
    (keywords === undefined || keywords.includes(finding.property ?? "")) &&
    (direction === undefined || direction === directionOf(finding)) &&
    (only === undefined || only(finding))
  );
}

function named(expected: readonly string[] | null, said: readonly string[]): boolean {
  return expected === null ? said.length === 0 : said.some((name) => expected.includes(name));
}

function oasdiffRule({ checks }: Finding): string | undefined {
  return checks[0] === undefined ? undefined : `oasdiff/${checks[0].id}`;
}

function redoclyRule({ verdicts, typeName, kind, property }: Finding): string {
  const known = verdicts[0]?.rule;
  return `redocly/${known ?? `${kebab(property ?? typeName)}-${kind}`}`;
}

function kebab(name: string): string {
  return name.replaceAll(/([a-z])([A-Z])/g, "$1-$2").toLowerCase();
}
