import type { BOUNDS } from "@market-data/generator-core";

/** The size of a change in terms of semantic versioning. `none` makes no difference to users. */
export type Level = "none" | "patch" | "minor" | "major";

/** What a change breaks: running programs, compiled programs, validation by JSON Schema, or the terms of an account. */
export type Kind = "wire" | "types" | "validation" | "terms";

/** Requests go from the client to the service, responses go back. */
export type Direction = "request" | "response";

/** The effect of a change on the set of accepted or sent values: fewer values, more values, or both. */
export type Effect = "narrowed" | "widened" | "changed";

/** The broken kinds of a rule, or the level of a rule without breaks. */
type Outcome = Kind | `${Kind} ${Kind}` | "minor" | "patch";

/** `{a noun}` in an advice stands for the subject of the finding. */
type Row = readonly [outcome: Outcome, meaning: string, advice?: string];

/** A rule for requests and responses. `types` after an effect: generated types show the effect. */
type DirectedRow = readonly [
  outcome: Outcome | Effect | `${Effect} types` | Readonly<Record<Direction, Outcome>>,
  meaning: string,
  /** A text applies to each direction that breaks. */
  advice?: string | Readonly<Partial<Record<Direction, string>>>,
];

const NOTHING = "Nothing.";
const ONLY_WORDS = "Nothing: only words changed.";
const PLAN_REMOVAL = "Plan to do without {the deprecated part}.";
const COMPARE = "Compare the two versions: the effect depends on the program.";
const FORMS = { request: "Send another form.", response: "Remove the code for the form." };
const NEW_SHAPE = "Read the response in its new shape.";
const AGAIN = "Restore the changeset, and write another changeset for your change.";
const EARLIER = "Request no earlier time: the service rejects it with 403.";

/** The id and the noun of each keyword with a bound. */
export const BOUND_NAMES = {
  minimum: ["minimum", "minimum"],
  exclusiveMinimum: ["exclusive-minimum", "lower bound"],
  maximum: ["maximum", "maximum"],
  exclusiveMaximum: ["exclusive-maximum", "upper bound"],
  multipleOf: ["multiple-of", "step"],
  minLength: ["min-length", "minimum length"],
  maxLength: ["max-length", "maximum length"],
  minItems: ["min-items", "minimum number of items"],
  maxItems: ["max-items", "maximum number of items"],
  minProperties: ["min-properties", "minimum number of fields"],
  maxProperties: ["max-properties", "maximum number of fields"],
} as const satisfies Record<(typeof BOUNDS)[number], readonly [id: string, noun: string]>;

type BoundRule =
  `${(typeof BOUND_NAMES)[keyof typeof BOUND_NAMES][0]}-${"set" | "removed" | "raised" | "lowered"}`;

/** Rules with two ids each: `request-…` and `response-…`. */
// biome-ignore format: one row per rule
const DIRECTED = {
  Parameters: {
    "parameter-removed": ["wire types", "A parameter was removed.", { request: "Stop sending {the parameter}: it is rejected.", response: "Do without {the parameter}." }],
    "parameter-added": ["minor", "An optional parameter is new.", "Nothing; send it where it helps."],
    "parameter-renamed": ["types", "A placeholder of the path has another name.", "Use the new name in code."],
    "parameter-became-required": ["narrowed types", "An optional parameter is now required.", "Always send {the parameter}."],
    "parameter-became-optional": ["widened types", "A required parameter is now optional.", "Handle requests without {the parameter}."],
    "parameter-empty-value-rejected": ["narrowed", "A parameter may no longer be empty.", "Send {the parameter} with a value."],
    "parameter-empty-value-allowed": ["widened", "A parameter may now be empty.", "Handle {the parameter} without a value."],
    "parameter-serialization-changed": ["wire", "The serialization of a parameter changed.", "Send {the parameter} in the new form."],
    "parameter-deprecated": ["minor", "A parameter is deprecated.", PLAN_REMOVAL],
    "parameter-no-longer-deprecated": ["minor", "A parameter is no longer deprecated."],
  },
  Headers: {
    "header-removed": [{ request: "minor", response: "wire" }, "A response header was removed.", "Do without {the header}."],
    "header-added": ["minor", "A response header is new. Breaks the receiver of a webhook that must send the header."],
    "header-became-required": ["narrowed", "A response header is now always sent.", "Send {the header}."],
    "header-became-optional": ["widened", "A response header may now be missing.", "Handle responses without {the header}."],
    "header-serialization-changed": ["wire", "The serialization of a header changed.", "Read {the header} in the new form."],
    "header-deprecated": ["minor", "A response header is deprecated.", PLAN_REMOVAL],
    "header-no-longer-deprecated": ["minor", "A response header is no longer deprecated."],
  },
  "Bodies and responses": {
    "body-removed": ["wire types", "The request body was removed.", { request: "Send no body.", response: "Handle requests without a body." }],
    "body-added": ["minor", "A request body is new. Breaks requests if the body is required."],
    "body-became-required": ["narrowed types", "The request body is now required.", "Send a body with every request."],
    "body-became-optional": ["widened types", "The request body is now optional.", "Handle requests without a body."],
    "status-removed": ["wire types", "A response status was removed.", { request: "Send another status.", response: "Expect another status." }],
    "status-added": ["minor", "A success status is new.", { response: "Expect this response where you call the operation." }],
    "media-type-removed": ["wire types", "A media type was removed.", { request: "Send another media type.", response: "Read another media type." }],
    "media-type-added": ["minor", "A media type is new."],
    "media-type-narrowed": ["narrowed", "A media type replaces a range of media types.", "Send the new media type."],
    "media-type-widened": ["widened", "A range of media types replaces a media type.", "Read the other media types."],
    "schema-added": [{ request: "wire types", response: "minor" }, "A body now has a schema.", COMPARE],
    "schema-removed": [{ request: "minor", response: "wire types" }, "A body no longer has a schema.", COMPARE],
    "encoding-narrowed": ["narrowed", "A field of a form accepts fewer media types.", COMPARE],
    "encoding-widened": ["widened", "A field of a form accepts more media types.", COMPARE],
    "encoding-changed": ["changed", "The encoding of a field of a form changed.", COMPARE],
  },
  "Types and values": {
    "type-narrowed": ["narrowed types", "A value has fewer types.", "Use {the value} with the new type."],
    "type-widened": ["widened types", "A value has more types.", "Handle every type of {the value}."],
    "type-changed": ["changed types", "A value has another type.", "Use {the value} with the new type."],
    "null-added": ["widened types", "A value may now be null.", "Handle null in {the value}."],
    "null-removed": ["narrowed types", "A value may no longer be null.", "Send {the value} with a value."],
    "enum-set": ["narrowed types", "Any value became a list of values.", "Send only listed values."],
    "enum-removed": ["widened types", "A list of values became any value.", "Be ready for any other value."],
    "enum-value-added": ["widened types", "An enumeration has a new value.", "Handle the new values."],
    "enum-value-removed": [{ request: "wire types", response: "types" }, "An enumeration lost a value.", { request: "Stop sending the removed values: they are rejected.", response: "Remove comparisons with the removed values." }],
    "known-values-changed": ["minor", "`x-extensible-enum` has other values. Breaks requests if values were removed."],
    "default-changed": [{ request: "wire", response: "patch" }, "A default changed.", "Send {the parameter} where you relied on the default."],
    "pattern-narrowed": ["narrowed", "A pattern is new.", "Send only values with the new pattern."],
    "pattern-widened": ["widened", "A pattern was removed.", "Be ready for values without the pattern."],
    "pattern-changed": ["changed", "A pattern changed.", "Use values with the new pattern."],
    "format-narrowed": ["narrowed", "A format is new or smaller.", "Send only values in the new format."],
    "format-widened": ["widened", "A format was removed or is larger.", "Be ready for values in another format."],
    "format-changed": ["changed", "A format changed.", "Use values in the new format."],
    "keyword-narrowed": ["narrowed types", "Another keyword accepts fewer values.", COMPARE],
    "keyword-widened": ["widened types", "Another keyword accepts more values.", COMPARE],
    "keyword-changed": ["changed types", "Another keyword changed.", COMPARE],
  },
  "Fields and items": {
    "field-removed": ["changed types", "A field was removed.", { request: "Stop sending {the field}.", response: "Do without {the field}." }],
    "required-field-added": ["narrowed types", "A required field is new.", "Send {the field}."],
    "field-added": ["minor", "A field is new. Breaks validation by an old JSON Schema that rejects unknown fields.", "Nothing; use it where it helps."],
    "field-became-required": ["narrowed types", "An optional field is now required.", "Send {the field}."],
    "field-became-optional": ["widened types", "A required field is now optional.", "Handle responses without {the field}."],
    "field-forbidden": ["narrowed types", "A field is now forbidden.", "Stop sending {the field}."],
    "field-no-longer-forbidden": ["widened types", "A field is no longer forbidden.", "Be ready for {the field}."],
    "other-fields-narrowed": ["narrowed types", "Fewer unnamed fields are accepted.", "Send only accepted fields."],
    "other-fields-widened": ["widened types", "More unnamed fields are possible.", "Ignore unknown fields."],
    "other-fields-changed": ["changed types", "A map no longer has entries.", "Do without the entries."],
    "items-narrowed": ["narrowed types", "The items of a list now have a schema.", "Send only items of the schema."],
    "items-widened": ["widened types", "The items of a list may now be anything.", "Be ready for any item."],
    "unique-items-set": ["narrowed", "A list may no longer repeat an item.", "Send each item once."],
    "unique-items-removed": ["widened", "A list may now repeat an item.", "Be ready for repeated items."],
  },
  Forms: {
    "choice-added": ["widened types", "A form of `oneOf` or `anyOf` is new.", "Handle the new form."],
    "choice-removed": [{ request: "wire types", response: "types" }, "A form of `oneOf` or `anyOf` was removed.", FORMS],
    "choices-regrouped": ["changed types", "Forms are combined in another way.", COMPARE],
    "choices-became-exclusive": ["narrowed", "A value may fit only one form.", "Send values that fit one form only."],
    "choices-no-longer-exclusive": ["widened", "A value may fit several forms.", "Handle values that fit several forms."],
    "discriminator-changed": ["changed types", "The field or the values that state the form changed.", COMPARE],
    "discriminator-hint-changed": ["minor", "A discriminator of listed forms was added or removed."],
    "discriminator-value-added": ["widened types", "A discriminator has a value for a new form.", "Handle the new values."],
  },
  Annotations: {
    deprecated: ["minor", "A field is deprecated.", PLAN_REMOVAL],
    "no-longer-deprecated": ["minor", "A field is no longer deprecated."],
    "title-changed": ["patch", "A title changed."],
    "description-changed": ["patch", "A description changed."],
    "example-changed": ["patch", "An example changed."],
    "externalDocs-changed": ["patch", "A link to documentation changed."],
    "$comment-changed": ["patch", "A comment changed."],
  },
  Bounds: createBoundRows(),
} as const satisfies Record<string, Readonly<Record<string, DirectedRow>>>;

/** Rules with one id. */
// biome-ignore format: one row per rule
const PLAIN = {
  "API and operations": {
    "unknown-keyword-changed": ["wire", "A keyword changed that no rule knows.", COMPARE],
    "operation-removed": ["wire types", "An operation was removed.", "Stop calling {the operation}; there is no replacement."],
    "operation-added": ["minor", "An operation is new.", "Nothing; call it where it helps."],
    "operation-renamed": ["types", "The name of an operation changed.", "Use the new name in code, and in the names of its types."],
    "operation-deprecated": ["minor", "An operation is deprecated.", PLAN_REMOVAL],
    "operation-no-longer-deprecated": ["minor", "An operation is no longer deprecated."],
    "workflow-operation-removed": ["wire", "A workflow of the contract names a removed operation.", "Rewrite {the workflow} without the operation."],
    "request-required-parameter-added": ["wire types", "A required parameter is new.", "Send {the parameter} with every request."],
    "response-error-status-removed": ["minor", "An error status was removed."],
    "response-error-status-added": ["minor", "An error status is new.", "Handle the status like any error."],
    "response-link-removed": ["wire", "A link was removed.", "Build the request without the link."],
    "response-link-added": ["minor", "A link is new."],
    "response-link-changed": ["wire", "A link leads to another request.", COMPARE],
    "webhook-removed": ["wire types", "A webhook was removed.", "Do without its requests."],
    "webhook-added": ["minor", "A webhook is new."],
    "callback-removed": ["wire types", "A callback was removed.", "Do without its requests."],
    "callback-added": ["minor", "A callback is new."],
    "title-changed": ["patch", "The title of the API changed."],
    "version-changed": ["patch", "The version of the API changed."],
    "summary-changed": ["patch", "A summary changed."],
    "description-changed": ["patch", "A description changed."],
    "termsOfService-changed": ["patch", "The link to the terms of service changed."],
    "contact-changed": ["patch", "The contact changed."],
    "license-changed": ["patch", "The license changed."],
    "info-changed": ["patch", "Another field of `info` changed."],
    "example-changed": ["patch", "An example changed."],
    "group-changed": ["patch", "The group of an operation changed."],
    "groups-changed": ["patch", "The groups of operations changed."],
    "link-changed": ["patch", "A link to documentation changed."],
  },
  "Security and servers": {
    "security-tightened": ["wire", "Fewer ways of authentication are accepted, or the service sends other credentials to a webhook or a callback.", "Send the required credentials."],
    "security-loosened": ["minor", "More ways of authentication are accepted, or the service sends more credentials to a webhook or a callback."],
    "security-scheme-changed": ["wire", "Clients send the credentials in another way.", "Send the key in the new way."],
    "security-scheme-extended": ["minor", "More ways to get a token exist."],
    "unused-security-scheme-changed": ["patch", "A security scheme changed, and no operation uses the scheme.", "Nothing: no request uses the scheme."],
    "server-removed": ["wire", "A server was removed.", "Send requests to another server."],
    "servers-changed": ["minor", "A server is new, or its description changed."],
    "server-variable-narrowed": ["wire", "A variable of a server URL accepts fewer values.", "Send requests to a listed server."],
    "server-variable-widened": ["minor", "A variable of a server URL accepts more values."],
    "server-variable-default-changed": ["wire", "The default of a server variable changed.", "Choose the value of the variable."],
  },
  "Plans, credits and caches": {
    "key-required": ["terms", "An operation now requires a key.", "Send a key with every request."],
    "key-not-required": ["minor", "An operation no longer requires a key."],
    "plan-removed": ["terms", "A plan no longer includes an operation.", "Move to a listed plan, or stop sending this request."],
    "plan-added": ["minor", "A plan includes one more operation."],
    "plan-gone": ["terms", "A plan was removed.", "Move to another plan."],
    "plan-new": ["minor", "A plan is new."],
    "plan-name-lost": ["terms", "A plan lost a name.", "Use its other name."],
    "plan-name-gained": ["minor", "A plan has one more name."],
    "history-shortened": ["terms", "A plan reaches less far back.", EARLIER],
    "history-lengthened": ["minor", "A plan reaches further back."],
    "limit-lowered": ["terms", "A limit of a plan is lower.", "Send fewer requests, or move to a larger plan."],
    "limit-raised": ["minor", "A limit of a plan is higher."],
    "reset-changed": ["terms", "The month of a plan begins at another time.", "Plan your requests by the new month."],
    "cost-raised": ["terms", "A request costs more.", "Check that your plan's credits suffice for your requests."],
    "cost-changed": ["terms", "The unit of the cost changed.", "Check that your plan's credits suffice for your requests."],
    "cost-lowered": ["minor", "A request costs less."],
    "freshness-lowered": ["terms", "Responses may be older.", "Check that your program works with older data."],
    "freshness-changed": ["terms", "Responses are refreshed at other times.", "Send requests at the new times."],
    "freshness-raised": ["minor", "Responses are fresher."],
    "freshness-words": ["patch", "The description of the refresh changed."],
  },
  "Parameters of this API": {
    "constraint-tightened": ["wire types", "Fewer combinations of parameters are accepted.", "Send only accepted combinations."],
    "constraint-loosened": ["minor", "More combinations of parameters are accepted."],
    "reading-tightened": ["wire", "The text of a parameter accepts fewer values.", "Send only accepted values of {the parameter}."],
    "reading-loosened": ["minor", "The text of a parameter accepts more values."],
    "fallback-removed": ["wire", "Zero and less no longer mean the default.", "Send {the parameter} above zero."],
    "fallback-added": ["minor", "Zero and less now mean the default."],
    "aux-default-lost": ["wire", "Responses without `aux` lost fields.", "Send `aux` with the fields that you read."],
    "aux-default-gained": ["minor", "Responses without `aux` have more fields."],
    "aux-fields-lost": ["wire", "A name in `aux` adds fewer fields.", "Do without these fields."],
    "aux-fields-gained": ["minor", "A name in `aux` adds more fields."],
    "aux-fields-switched": ["wire", "A field now depends on a name in `aux`.", "Send `aux` with the fields that you read."],
  },
  "Responses of this API": {
    "result-shape-changed": ["wire types", "A response has another shape.", NEW_SHAPE],
    "result-record-changed": ["wire types", "A response contains other records.", NEW_SHAPE],
    "result-keys-changed": ["wire types", "A response is a map by other keys. Adding a key breaks nothing.", "Look records up by the new keys."],
    "result-form-changed": ["wire types", "A list or a record replaces the other form. Breaks nothing for new keys.", NEW_SHAPE],
    "result-may-skip": ["wire types", "Requested records may now be missing.", "Check that each record is present."],
    "result-whole": ["minor", "A response has every requested record, or the request fails."],
    "pagination-added": ["minor", "A response has pages."],
    "pagination-removed": ["wire", "A response no longer has pages.", "Read the whole response at once."],
    "pagination-changed": ["wire", "Pages are read in another way.", "Read pages in the new way."],
    "record-removed": ["types validation", "A record was removed, with its type and its JSON Schema.", "Use another type in place of {the record}."],
    "record-added": ["minor", "A record is new."],
    "error-code-removed": ["wire", "An error code was removed.", "Handle the code that replaces {the error}."],
    "error-code-added": ["minor", "An error code is new.", "Nothing, if your program treats unknown codes by their HTTP status."],
    "error-status-changed": ["wire", "The HTTP status of an error changed.", "Expect the new status."],
    "error-name-changed": ["wire", "The name of an error changed.", "Use the new name of the error."],
    "error-retry-changed": ["wire", "The advice on retries changed.", "Follow the new advice on retries."],
    "error-meaning-changed": ["patch", "The words for an error changed."],
    "type-broken": ["types", "A published type changed, and no other rule reports the reason.", "Change programs that use {the type}."],
    "origin-changed": ["patch", "A note on the source of a fact changed."],
  },
  "Lifecycle and changesets": {
    "lifecycle-deprecated": ["minor", "An operation is deprecated.", "Stop using it."],
    "lifecycle-legacy": ["minor", "An operation is legacy."],
    "lifecycle-current": ["minor", "An operation is current again."],
    "lifecycle-words": ["patch", "The words of a lifecycle or the replacement changed.", NOTHING],
    "sunset-earlier": ["terms", "A sunset date is earlier.", "Stop using {the deprecated part} by the new date."],
    "sunset-set": ["minor", "A sunset date is new.", "Stop using {the deprecated part} by the date."],
    "sunset-later": ["minor", "A sunset date is later."],
    "sunset-removed": ["minor", "A sunset date was removed."],
    "lifecycle/operation-removed": ["terms", "An operation is removed without deprecation or before its sunset date.", "Deprecate first."],
    "lifecycle/parameter-removed": ["terms", "A parameter is removed without deprecation or before its sunset date.", "Deprecate first."],
    "lifecycle/field-removed": ["terms", "A field with a lifecycle is removed before its sunset date.", "Deprecate first."],
    "lifecycle/sunset-too-near": ["terms", "A sunset date is less than six months ahead.", "Choose a later date."],
    "lifecycle/unexplained": ["terms", "A deprecation has neither a replacement nor a reason.", "State the replacement or the reason."],
    "stability/breaking-change": ["wire", "A change breaks clients within a version of an operation.", "Keep the operation, and add a sibling operation with a higher version."],
    "users-code/error": ["types", "A program of users no longer compiles.", "Change the contract so that the program compiles."],
    "changeset/removed": ["terms", "An earlier changeset was removed.", AGAIN],
    "changeset/lowered": ["terms", "An earlier changeset declares a smaller version bump.", AGAIN],
  },
} as const satisfies Record<string, Readonly<Record<string, Row>>>;

type NamesIn<Groups> = { [Group in keyof Groups]: keyof Groups[Group] & string }[keyof Groups];

/** The name of a rule for requests and responses, without the direction. */
export type DirectedName = NamesIn<typeof DIRECTED>;

/** The id of a rule. An id without an entry in the catalogue does not compile. */
export type RuleId = `${Direction}-${DirectedName}` | NamesIn<typeof PLAIN>;

/** A kind of finding. */
export interface Rule {
  readonly id: RuleId;
  readonly group: string;
  /** The direction of a rule with two ids. */
  readonly direction?: Direction;
  readonly meaning: string;
  /** A finding can break fewer or more kinds than its rule. */
  readonly breaks: readonly Kind[];
  /** The default severity. */
  readonly severity: Exclude<Level, "none">;
  readonly advice: string;
}

/** All rules by id. */
export const CATALOGUE: ReadonlyMap<string, Rule> = new Map(
  [
    ...entriesOf<DirectedRow>(DIRECTED).flatMap(([group, name, row]) => [
      directedRule("request", group, name, row),
      directedRule("response", group, name, row),
    ]),
    ...entriesOf<Row>(PLAIN).map(([group, id, row]) => createRule(id, group, ...row)),
  ].map((rule) => [rule.id, rule]),
);

/** The kinds that an effect breaks. Requests break with fewer accepted values, responses with more possible values. */
export function breaksBy(effect: Effect, direction: Direction, isTyped: boolean): Kind[] {
  const types: Kind[] = isTyped ? ["types"] : [];
  if (direction === "request") return effect === "widened" ? [] : ["wire", ...types];
  return effect === "narrowed" ? [] : ["wire", ...types, "validation"];
}

/** A rule, with the facts of a finding that differ from the rule. */
export interface Graded {
  readonly rule: RuleId;
  readonly subject?: string;
  readonly breaks?: readonly Kind[];
  /** The level of a finding that breaks nothing. */
  readonly level?: "minor" | "patch";
  readonly advice?: string;
}

/** The level, the broken kinds and the advice of a finding. The rule has the defaults. */
export function grade({ rule, subject, ...own }: Graded): {
  level: Level;
  breaks: readonly Kind[];
  advice: string;
} {
  const { breaks: usual, severity, advice } = getRule(rule);
  const breaks = own.breaks ?? usual;
  const isBreaking = breaks.length > 0;
  const isUsual = isBreaking === (severity === "major");
  return {
    level: isBreaking ? "major" : (own.level ?? (severity === "major" ? "minor" : severity)),
    breaks,
    advice: own.advice ?? (isUsual ? fillAdvice(advice, subject) : NOTHING),
  };
}

/** The advice for a subject, or for any subject. */
export function fillAdvice(advice: string, subject?: string): string {
  return advice.replace(/\{(.*?)\}/, (_, noun: string) => subject ?? noun);
}

function getRule(id: RuleId): Rule {
  const rule = CATALOGUE.get(id);
  if (rule === undefined) throw new Error(`The catalogue has no rule ${id}.`);
  return rule;
}

function createRule(id: string, group: string, outcome: Outcome, meaning: string, advice?: string): Rule {
  const isSmall = outcome === "minor" || outcome === "patch";
  return {
    id: id as RuleId,
    group,
    meaning,
    breaks: isSmall ? [] : (outcome.split(" ") as Kind[]),
    severity: isSmall ? outcome : "major",
    advice: advice ?? (outcome === "patch" ? ONLY_WORDS : NOTHING),
  };
}

function directedRule(
  direction: Direction,
  group: string,
  name: string,
  [stated, meaning, advice]: DirectedRow,
): Rule {
  const outcome = typeof stated === "string" ? outcomeOf(stated, direction) : stated[direction];
  const isMeant = outcome === stated || (outcome !== "minor" && outcome !== "patch");
  const text = typeof advice === "object" ? advice[direction] : isMeant ? advice : undefined;
  return { ...createRule(`${direction}-${name}`, group, outcome, meaning, text), direction };
}

function outcomeOf(stated: Exclude<DirectedRow[0], object>, direction: Direction): Outcome {
  const [effect, types] = stated.split(" ");
  if (effect !== "narrowed" && effect !== "widened" && effect !== "changed") return stated as Outcome;
  return (breaksBy(effect, direction, types !== undefined).join(" ") || "minor") as Outcome;
}

function createBoundRows(): Readonly<Record<BoundRule, DirectedRow>> {
  const advice = {
    narrowed: "Keep {the value} within the new bound: other values are rejected.",
    widened: "Handle {the value} beyond the old bound.",
    changed: COMPARE,
  };
  const rows = Object.values(BOUND_NAMES).flatMap(([id, noun]) => {
    const raised = id === "multiple-of" ? "changed" : /^(exclusive-)?min/.test(id) ? "narrowed" : "widened";
    const lowered = ({ changed: "changed", narrowed: "widened", widened: "narrowed" } as const)[raised];
    const verbs = { set: "narrowed", removed: "widened", raised, lowered } as const;
    return Object.entries(verbs).map(([verb, effect]): [string, DirectedRow] => [
      `${id}-${verb}`,
      [effect, `The ${noun} was ${verb}.`, advice[effect]],
    ]);
  });
  return Object.fromEntries(rows) as Record<BoundRule, DirectedRow>;
}

function entriesOf<R>(
  groups: Readonly<Record<string, Readonly<Record<string, R>>>>,
): [group: string, name: string, row: R][] {
  return Object.entries(groups).flatMap(([group, rows]) =>
    Object.entries(rows).map(([name, row]): [string, string, R] => [group, name, row]),
  );
}
