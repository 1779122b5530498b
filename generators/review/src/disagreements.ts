import { type Direction, directionOf, type Finding } from "./finding.ts";
import type { Level } from "./review.ts";
import { PROSE, PROSE_TYPES } from "./words/prose.ts";

/** What the engines say of one kind of change when only one of them calls it breaking, and which level stands. */
export interface Disagreement {
  id: string;
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
    id: "list-default-extended",
    change: "the default of `aux`, or of another list, gains names and loses none",
    oasdiff: ["request-parameter-default-value-changed"],
    redocly: null,
    level: "minor",
    reason: "The answer to a call that does not send it holds what it held, and more.",
    direction: "request",
    only: ({ before, after }) => isSubset(before, after),
  },
  {
    id: "default-changed",
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
    id: "deprecated-operation-removed",
    change: "an operation that was deprecated is removed",
    oasdiff: ["api-path-removed-with-deprecation", "api-removed-with-deprecation"],
    redocly: ["path-removed", "operation-removed"],
    level: "major",
    reason:
      "Programs that call it still fail. Deprecation is what makes it allowed, not what makes it harmless.",
  },
  {
    id: "deprecated-parameter-removed",
    change: "a parameter that was deprecated is removed",
    oasdiff: ["request-parameter-removed-with-deprecation"],
    redocly: ["parameter-removed"],
    level: "major",
    reason: "A call that sends it is refused: unknown parameters are.",
  },
  {
    id: "operation-renamed",
    change: "an `operationId` changes",
    oasdiff: ["api-operation-id-removed", "api-operation-id-added"],
    redocly: ["operation-id-changed"],
    level: "major",
    reason: "The published types of the operation are named by it.",
  },
  {
    id: "error-status-removed",
    change: "a status other than a successful one is no longer answered",
    oasdiff: ["response-non-success-status-removed"],
    redocly: ["response-removed"],
    level: "minor",
    reason: "A program that handles the status meets it no more, and goes on as it is.",
  },
  {
    id: "list-value-removed",
    change: "values of an enumeration in the items of a list parameter are removed",
    oasdiff: null,
    redocly: ["enum-values-removed"],
    level: "major",
    reason: "Calls that send such a value are refused. oasdiff does not look into the items of a list.",
    direction: "request",
  },
  {
    id: "enumeration-lifted",
    change: "a parameter is no longer bound to an enumeration",
    oasdiff: ["request-parameter-enum-value-removed"],
    redocly: null,
    level: "minor",
    reason: "Every value that was taken still is. oasdiff counts each of them as removed.",
    direction: "request",
    only: ({ after }) => after === undefined,
  },
  {
    id: "answer-enumerated",
    change: "a field of an answer is bound to an enumeration",
    oasdiff: ["response-property-enum-value-added"],
    redocly: null,
    level: "minor",
    reason: "No value comes that could not come before. oasdiff counts each of them as added.",
    direction: "response",
    only: ({ before }) => before === undefined,
  },
  {
    id: "answer-enumeration-lifted",
    change: "a field of an answer is no longer bound to an enumeration",
    oasdiff: ["response-property-enum-value-removed"],
    redocly: ["enum-values-added"],
    level: "major",
    reason: "Values come that programs do not know. oasdiff counts the known ones as removed.",
    direction: "response",
  },
  {
    id: "parameter-format-widened",
    change: "a parameter takes wider numbers (`int64` in place of `int32`)",
    oasdiff: ["request-parameter-type-generalized"],
    redocly: ["schema-constraint-changed"],
    level: "minor",
    reason: "Every number that was taken still is. Redocly does not compare formats.",
    keywords: ["format"],
    direction: "request",
  },
  {
    id: "answer-format-narrowed",
    change: "a field of an answer has narrower numbers (`int32` in place of `int64`)",
    oasdiff: null,
    redocly: ["schema-constraint-changed"],
    level: "minor",
    reason: "No number comes that could not come before. Redocly does not compare formats.",
    keywords: ["format"],
    direction: "response",
    only: ({ before, after }) => before === "int64" && after === "int32",
  },
  {
    id: "answer-format-set",
    change: "a text of an answer gets a format",
    oasdiff: ["response-property-type-changed"],
    redocly: null,
    level: "minor",
    reason: "No text comes that could not come before. oasdiff takes it for another type.",
    keywords: ["format"],
    direction: "response",
    only: ({ before }) => before === undefined,
  },
  {
    id: "list-bounded",
    change:
      "a parameter's list gets a greatest number of items, or its items or its format are bound more closely",
    oasdiff: null,
    redocly: ["schema-constraint-changed"],
    level: "major",
    reason: "Calls that were good are refused. oasdiff has no check for it.",
    direction: "request",
  },
  {
    id: "parameter-type-removed",
    change: "a parameter, or the items of its list, no longer take a type",
    oasdiff: null,
    redocly: ["schema-type-changed"],
    level: "major",
    reason: "Calls that send it are refused. oasdiff has no check for it.",
    direction: "request",
  },
  {
    id: "answer-bound-loosened",
    change: "a bound, a pattern or a format of an answer's field or header goes, or loosens",
    oasdiff: null,
    redocly: ["schema-constraint-changed"],
    level: "major",
    reason: "Values come that could not come before. oasdiff checks some of these keywords, and no headers.",
    direction: "response",
  },
  {
    id: "answer-pattern-lifted",
    change: "the pattern of an answer's field goes",
    oasdiff: ["response-property-pattern-removed"],
    redocly: ["schema-constraint-changed"],
    level: "major",
    reason: "Values come that could not come before. oasdiff takes it for harmless.",
    direction: "response",
  },
  {
    id: "parameter-takes-text",
    change: "a parameter takes any text in place of a number, of true or of false",
    oasdiff: ["request-parameter-type-generalized"],
    redocly: ["schema-type-changed"],
    level: "major",
    reason:
      "Every text is still taken on the wire, but programs in TypeScript that send a number no longer compile.",
    direction: "request",
  },
  {
    id: "header-type-changed",
    change: "the value of a response header is of another type",
    oasdiff: null,
    redocly: ["schema-type-changed"],
    level: "major",
    reason: "Programs read it as what it was. oasdiff does not look into headers.",
    direction: "response",
  },
  {
    id: "parameter-form-changed",
    change: "a parameter is written into the address in another form (`style`, `explode`)",
    oasdiff: null,
    redocly: ["parameter-serialization-changed"],
    level: "major",
    reason: "The same values make another address. oasdiff has no check for it.",
  },
  {
    id: "media-type-specialized",
    change: "an answer comes in another media type, of which the old one is the general form",
    oasdiff: ["response-media-type-name-specialized"],
    redocly: ["media-type-removed"],
    level: "major",
    reason: "Programs read the answer as what it was.",
  },
  {
    id: "key-needed",
    change: "a key is needed where none was",
    oasdiff: ["api-global-security-added", "api-security-added", "api-security-removed"],
    redocly: ["security-requirement-changed"],
    level: "major",
    reason: "Calls without a key are refused.",
  },
  {
    id: "key-moved",
    change: "the key is sent in another way",
    oasdiff: null,
    redocly: ["security-scheme-changed"],
    level: "major",
    reason: "Calls with the key in its old place are refused. oasdiff looks at the kind of the key alone.",
  },
  {
    id: "server-moved",
    change: "a server goes, or its address changes",
    oasdiff: null,
    redocly: ["server-removed"],
    level: "major",
    reason: "Programs that call the old address reach nothing. oasdiff does not look at servers.",
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
