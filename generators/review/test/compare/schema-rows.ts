import type { Json, JsonObject } from "@market-data/generator-core";

/** What a change of a schema is in a request, and in a response. */
export type SchemaRow = readonly [name: string, before: Json, after: Json, request: string, response: string];

const string = { type: "string" };
const integer = { type: "integer" };
const record = (properties: JsonObject, more: JsonObject = {}) => ({ type: "object", properties, ...more });
const map = (values: Json) => ({ type: "object", additionalProperties: values });

const types: SchemaRow[] = [
  [
    "a whole number may be a fraction",
    integer,
    { type: "number" },
    "minor type-widened",
    "major type-widened",
  ],
  ["a number is a whole one", { type: "number" }, integer, "major type-narrowed", "minor type-narrowed"],
  ["a text is a number", string, integer, "major type-changed", "major type-changed"],
  ["one more type", string, { type: ["string", "integer"] }, "minor type-widened", "major type-widened"],
  ["one type less", { type: ["string", "integer"] }, string, "major type-narrowed", "major type-narrowed"],
  ["a type is set", {}, string, "major type-narrowed", "minor type-narrowed"],
  ["a type is lifted", string, {}, "minor type-widened", "major type-widened"],
  ["null is accepted", string, { type: ["string", "null"] }, "minor null-added", "major null-added"],
  ["null is not accepted", { type: ["string", "null"] }, string, "major null-removed", "minor null-removed"],
  ["null by a choice", string, { anyOf: [string, { type: "null" }] }, "minor null-added", "major null-added"],
  [
    "null as OpenAPI 3.0 writes it",
    string,
    { type: "string", nullable: true },
    "minor null-added",
    "major null-added",
  ],
  [
    "an object is a list",
    record({}),
    { type: "array", items: string },
    "major type-changed",
    "major type-changed",
  ],
];

const values: SchemaRow[] = [
  [
    "a value is added",
    { enum: ["a"] },
    { enum: ["a", "b"] },
    "minor enum-value-added",
    "major enum-value-added",
  ],
  [
    "a value is removed",
    { enum: ["a", "b"] },
    { enum: ["a"] },
    "major enum-value-removed",
    "major enum-value-removed",
  ],
  ["values are set", string, { type: "string", enum: ["a"] }, "major enum-set", "minor enum-set"],
  ["values are lifted", { type: "string", enum: ["a"] }, string, "minor enum-removed", "major enum-removed"],
  ["another constant", { const: "a" }, { const: "b" }, "major enum-value-removed", "major enum-value-added"],
  [
    "a number among values",
    { enum: [1, 2] },
    { enum: [1] },
    "major enum-value-removed",
    "major enum-value-removed",
  ],
  [
    "null among values",
    { type: ["string", "null"], enum: ["a", null] },
    { type: "string", enum: ["a"] },
    "major null-removed",
    "minor null-removed",
  ],
];

const bounds: SchemaRow[] = [
  [
    "a minimum is exclusive",
    { type: "number", minimum: 0 },
    { type: "number", exclusiveMinimum: 0 },
    "major exclusive-minimum-set",
    "minor exclusive-minimum-set",
  ],
  [
    "an exclusive minimum is inclusive",
    { type: "number", exclusiveMinimum: 0 },
    { type: "number", minimum: 0 },
    "minor exclusive-minimum-removed",
    "major exclusive-minimum-removed",
  ],
  [
    "a smaller step",
    { type: "number", multipleOf: 0.3 },
    { type: "number", multipleOf: 0.1 },
    "minor multiple-of-lowered",
    "major multiple-of-lowered",
  ],
  ...(
    [
      ["minimum", "minimum", 1, 2],
      ["exclusiveMinimum", "exclusive-minimum", 1, 2],
      ["minLength", "min-length", 1, 2],
      ["minItems", "min-items", 1, 2],
      ["minProperties", "min-properties", 1, 2],
    ] as const
  ).flatMap(([keyword, rule, low, high]): SchemaRow[] => [
    [`${keyword} is set`, {}, { [keyword]: low }, `major ${rule}-set`, `minor ${rule}-set`],
    [
      `${keyword} is raised`,
      { [keyword]: low },
      { [keyword]: high },
      `major ${rule}-raised`,
      `minor ${rule}-raised`,
    ],
    [
      `${keyword} is lowered`,
      { [keyword]: high },
      { [keyword]: low },
      `minor ${rule}-lowered`,
      `major ${rule}-lowered`,
    ],
    [`${keyword} is removed`, { [keyword]: low }, {}, `minor ${rule}-removed`, `major ${rule}-removed`],
  ]),
  ...(
    [
      ["maximum", "maximum"],
      ["exclusiveMaximum", "exclusive-maximum"],
      ["maxLength", "max-length"],
      ["maxItems", "max-items"],
      ["maxProperties", "max-properties"],
    ] as const
  ).flatMap(([keyword, rule]): SchemaRow[] => [
    [`${keyword} is set`, {}, { [keyword]: 5 }, `major ${rule}-set`, `minor ${rule}-set`],
    [
      `${keyword} is lowered`,
      { [keyword]: 5 },
      { [keyword]: 4 },
      `major ${rule}-lowered`,
      `minor ${rule}-lowered`,
    ],
    [
      `${keyword} is raised`,
      { [keyword]: 4 },
      { [keyword]: 5 },
      `minor ${rule}-raised`,
      `major ${rule}-raised`,
    ],
    [`${keyword} is removed`, { [keyword]: 5 }, {}, `minor ${rule}-removed`, `major ${rule}-removed`],
  ]),
  [
    "a finer step",
    { multipleOf: 10 },
    { multipleOf: 5 },
    "minor multiple-of-lowered",
    "major multiple-of-lowered",
  ],
  [
    "a coarser step",
    { multipleOf: 5 },
    { multipleOf: 10 },
    "major multiple-of-raised",
    "minor multiple-of-raised",
  ],
  [
    "a step beside the other",
    { multipleOf: 2 },
    { multipleOf: 3 },
    "major multiple-of-raised",
    "major multiple-of-raised",
  ],
  [
    "items are unique",
    { type: "array" },
    { type: "array", uniqueItems: true },
    "major unique-items-set",
    "minor unique-items-set",
  ],
  [
    "items need not be unique",
    { type: "array", uniqueItems: true },
    { type: "array" },
    "minor unique-items-removed",
    "major unique-items-removed",
  ],
];

const forms: SchemaRow[] = [
  [
    "a pattern is set",
    string,
    { type: "string", pattern: "^a" },
    "major pattern-narrowed",
    "minor pattern-narrowed",
  ],
  [
    "a pattern is lifted",
    { type: "string", pattern: "^a" },
    string,
    "minor pattern-widened",
    "major pattern-widened",
  ],
  ["another pattern", { pattern: "^a" }, { pattern: "^b" }, "major pattern-changed", "major pattern-changed"],
  [
    "a format is set",
    string,
    { type: "string", format: "uuid" },
    "major format-narrowed",
    "minor format-narrowed",
  ],
  [
    "a format is lifted",
    { type: "string", format: "uuid" },
    string,
    "minor format-widened",
    "major format-widened",
  ],
  [
    "another format",
    { type: "string", format: "date" },
    { type: "string", format: "time" },
    "major format-changed",
    "major format-changed",
  ],
  [
    "wider whole numbers",
    { type: "integer", format: "int32" },
    { type: "integer", format: "int64" },
    "minor format-widened",
    "major format-widened",
  ],
  [
    "narrower whole numbers",
    { type: "integer", format: "int64" },
    { type: "integer", format: "int32" },
    "major format-narrowed",
    "minor format-narrowed",
  ],
  [
    "wider fractions",
    { type: "number", format: "float" },
    { type: "number", format: "double" },
    "minor format-widened",
    "major format-widened",
  ],
];

const fields: SchemaRow[] = [
  ["a field is added", record({}), record({ a: string }), "minor field-added", "minor field-added"],
  ["a field is removed", record({ a: string }), record({}), "major field-removed", "major field-removed"],
  [
    "a field is renamed",
    record({ a: string }),
    record({ b: string }),
    "major field-removed",
    "major field-removed",
  ],
  [
    "a required field is added",
    record({}),
    record({ a: string }, { required: ["a"] }),
    "major required-field-added",
    "minor field-added",
  ],
  [
    "a required field is removed",
    record({ a: string }, { required: ["a"] }),
    record({}),
    "major field-removed",
    "major field-removed",
  ],
  [
    "a field becomes required",
    record({ a: string }),
    record({ a: string }, { required: ["a"] }),
    "major field-became-required",
    "minor field-became-required",
  ],
  [
    "a field becomes optional",
    record({ a: string }, { required: ["a"] }),
    record({ a: string }),
    "minor field-became-optional",
    "major field-became-optional",
  ],
  [
    "a field of a closed record is added",
    record({}, { additionalProperties: false }),
    record({ a: string }, { additionalProperties: false }),
    "minor field-added",
    "major field-added",
  ],
  [
    "a field below a field changes",
    record({ a: record({ b: string }) }),
    record({ a: record({ b: integer }) }),
    "major type-changed",
    "major type-changed",
  ],
  [
    "a field is sent by clients alone",
    record({ a: string }),
    record({ a: { type: "string", writeOnly: true } }),
    "none",
    "major field-removed",
  ],
  [
    "a field is sent by clients too",
    record({ a: { type: "string", writeOnly: true } }),
    record({ a: string }),
    "none",
    "minor field-added",
  ],
  [
    "a field is returned alone",
    record({ a: string }),
    record({ a: { type: "string", readOnly: true } }),
    "major field-removed",
    "none",
  ],
  [
    "a field that was returned alone is sent too",
    record({ a: { type: "string", readOnly: true } }),
    record({ a: string }),
    "minor field-added",
    "none",
  ],
  [
    "a field is deprecated",
    record({ a: string }),
    record({ a: { type: "string", deprecated: true } }),
    "minor deprecated",
    "minor deprecated",
  ],
  [
    "the default of a field changes",
    record({ a: { default: 1 } }),
    record({ a: { default: 2 } }),
    "major default-changed",
    "patch default-changed",
  ],
  [
    "the default of a list gains an item",
    record({ a: { default: ["x"] } }),
    record({ a: { default: ["x", "y"] } }),
    "major default-changed",
    "patch default-changed",
  ],
];

const forbidden: SchemaRow[] = [
  [
    "a field is forbidden",
    record({ a: string }),
    record({ a: false }),
    "major field-removed",
    "major field-removed",
  ],
  [
    "a field of any kind is forbidden",
    record({ a: {} }),
    record({ a: false }),
    "major field-removed",
    "major field-removed",
  ],
  [
    "a field is allowed again",
    record({ a: false }),
    record({ a: string }),
    "minor field-added",
    "minor field-added",
  ],
  [
    "a field without a name is forbidden",
    record({}),
    record({ a: false }),
    "major field-forbidden",
    "minor field-forbidden",
  ],
  [
    "a field without a name is allowed again",
    record({ a: false }),
    record({}),
    "minor field-no-longer-forbidden",
    "major field-no-longer-forbidden",
  ],
  [
    "items of any kind are forbidden",
    { type: "array", items: {} },
    { type: "array", items: false },
    "major items-narrowed",
    "minor items-narrowed",
  ],
  [
    "items are forbidden",
    { type: "array", items: string },
    { type: "array", items: false },
    "major type-narrowed",
    "major type-narrowed",
  ],
  [
    "items are allowed again",
    { type: "array", items: false },
    { type: "array" },
    "minor items-widened",
    "major items-widened",
  ],
  [
    "another of several fields must be there",
    record({ a: string, b: string, c: string }, { anyOf: [{ required: ["a"] }, { required: ["b"] }] }),
    record({ a: string, b: string, c: string }, { anyOf: [{ required: ["a"] }, { required: ["c"] }] }),
    "major field-became-required",
    "major field-became-optional",
  ],
  [
    "one more of several fields may be there instead",
    record({ a: string, b: string }, { anyOf: [{ required: ["a"] }] }),
    record({ a: string, b: string }, { anyOf: [{ required: ["a"] }, { required: ["b"] }] }),
    "minor choice-added",
    "major choice-added",
  ],
  [
    "a field without a schema becomes required",
    record({}),
    record({}, { required: ["a"] }),
    "major field-became-required",
    "minor field-became-required",
  ],
];

const maps: SchemaRow[] = [
  [
    "a record is closed",
    record({ a: string }),
    record({ a: string }, { additionalProperties: false }),
    "major other-fields-narrowed",
    "minor other-fields-narrowed",
  ],
  [
    "a record is opened",
    record({ a: string }, { additionalProperties: false }),
    record({ a: string }),
    "minor other-fields-widened",
    "major other-fields-widened",
  ],
  ["a map is closed", map(string), map(false), "major other-fields-narrowed", "major other-fields-changed"],
  [
    "a closed record is a map",
    map(false),
    map(string),
    "minor other-fields-widened",
    "major other-fields-widened",
  ],
  [
    "a map has values of any kind",
    map(string),
    map(true),
    "minor other-fields-widened",
    "major other-fields-widened",
  ],
  [
    "a map has values of one kind",
    map(true),
    map(string),
    "major other-fields-narrowed",
    "minor other-fields-narrowed",
  ],
  ["the values of a map change", map(string), map(integer), "major type-changed", "major type-changed"],
  [
    "no other fields by `unevaluatedProperties`",
    record({}),
    record({}, { unevaluatedProperties: false }),
    "major other-fields-narrowed",
    "minor other-fields-narrowed",
  ],
  [
    "the other fields by `unevaluatedProperties` change",
    record({}, { unevaluatedProperties: string }),
    record({}, { unevaluatedProperties: integer }),
    "major type-changed",
    "major type-changed",
  ],
  [
    "other fields of one kind by `unevaluatedProperties`",
    record({}),
    record({}, { unevaluatedProperties: string }),
    "major other-fields-narrowed",
    "minor other-fields-narrowed",
  ],
  [
    "the items of a list change",
    { type: "array", items: string },
    { type: "array", items: integer },
    "major type-changed",
    "major type-changed",
  ],
  [
    "the items of a list have a schema",
    { type: "array" },
    { type: "array", items: string },
    "major items-narrowed",
    "minor items-narrowed",
  ],
  [
    "the items of a list may be anything",
    { type: "array", items: string },
    { type: "array" },
    "minor items-widened",
    "major items-widened",
  ],
];

const cat = record({ kind: { const: "cat" } }, { required: ["kind"] });
const dog = record({ kind: { const: "dog" } }, { required: ["kind"] });
const fish = record({ kind: { const: "fish" } }, { required: ["kind"] });
const by = (propertyName: string, mapping?: JsonObject) => ({
  oneOf: [cat, dog],
  discriminator: { propertyName, ...(mapping === undefined ? {} : { mapping }) },
});

const short = { type: "string", maxLength: 3 };
const initial = { type: "string", pattern: "^a" };
const tiny = { type: "string", maxLength: 1 };
const final = { type: "string", pattern: "z$" };

const choices: SchemaRow[] = [
  [
    "a form is added",
    { oneOf: [cat, dog] },
    { oneOf: [cat, dog, fish] },
    "minor choice-added",
    "major choice-added",
  ],
  [
    "a form is removed",
    { oneOf: [cat, dog, fish] },
    { oneOf: [dog, fish] },
    "major choice-removed",
    "major choice-removed",
  ],
  ["one form becomes two", cat, { oneOf: [cat, dog] }, "minor choice-added", "major choice-added"],
  ["two forms become one", { anyOf: [cat, dog] }, dog, "major choice-removed", "major choice-removed"],
  [
    "a form changes",
    { oneOf: [cat, record({ a: string })] },
    { oneOf: [cat, record({ a: integer })] },
    "major type-changed",
    "major type-changed",
  ],
  [
    "a value may fit one form only",
    { anyOf: [short, initial] },
    { oneOf: [short, initial] },
    "major choices-became-exclusive",
    "minor choices-became-exclusive",
  ],
  [
    "a value may fit several forms",
    { oneOf: [short, initial] },
    { anyOf: [short, initial] },
    "minor choices-no-longer-exclusive",
    "major choices-no-longer-exclusive",
  ],
  [
    "a value may fit one form only, and there is one more",
    { anyOf: [short, initial] },
    { oneOf: [short, initial, integer] },
    "major choices-became-exclusive",
    "major choice-added",
  ],
  [
    "two choices become one",
    { oneOf: [short, initial], anyOf: [tiny, final] },
    { anyOf: [short, initial, tiny, final] },
    "major choices-regrouped",
    "major choices-regrouped",
  ],
  [
    "another choice must be met too",
    { anyOf: [short, initial] },
    { allOf: [{ anyOf: [short, initial] }, { anyOf: [tiny, final] }] },
    "major choices-regrouped",
    "major choices-regrouped",
  ],
  [
    "forms change places between two choices",
    { oneOf: [short, initial], anyOf: [tiny, final] },
    { oneOf: [short, tiny], anyOf: [initial, final] },
    "major choices-regrouped",
    "major choices-regrouped",
  ],
  [
    "the field that tells forms apart changes",
    by("kind"),
    by("type"),
    "major discriminator-changed",
    "major discriminator-changed",
  ],
  [
    "forms are told apart by a field",
    { oneOf: [cat, dog] },
    by("kind"),
    "minor discriminator-hint-changed",
    "minor discriminator-hint-changed",
  ],
];

const keywords: SchemaRow[] = [
  [
    "a schema is excluded",
    string,
    { type: "string", not: { const: "a" } },
    "major keyword-narrowed",
    "minor keyword-narrowed",
  ],
  [
    "the names of fields are bounded",
    map(string),
    { ...map(string), propertyNames: { pattern: "^a" } },
    "major keyword-narrowed",
    "minor keyword-narrowed",
  ],
  [
    "the first items have schemas",
    { type: "array" },
    { type: "array", prefixItems: [string] },
    "major keyword-narrowed",
    "minor keyword-narrowed",
  ],
  [
    "a field requires another",
    record({}),
    record({}, { dependentRequired: { a: ["b"] } }),
    "major keyword-narrowed",
    "minor keyword-narrowed",
  ],
  [
    "a condition requires another field, with the name of a keyword for readers",
    { if: { dependentRequired: { title: ["a"] } }, else: false },
    { if: { dependentRequired: { title: ["b"] } }, else: false },
    "major keyword-changed",
    "major keyword-changed",
  ],
  [
    "a description changes",
    { description: "A." },
    { description: "B." },
    "patch description-changed",
    "patch description-changed",
  ],
  ["a title changes", { title: "A" }, { title: "B" }, "patch title-changed", "patch title-changed"],
  [
    "an example changes",
    { examples: [1] },
    { examples: [2] },
    "patch example-changed",
    "patch example-changed",
  ],
  [
    "a condition is new",
    record({ a: string }),
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    record({ a: string }, { if: { required: ["a"] }, then: { minProperties: 2 } }),
    "major keyword-narrowed",
    "minor keyword-narrowed",
  ],
  [
    "a schema excludes less",
    { type: "string", not: { enum: ["a", "b"] } },
    { type: "string", not: { enum: ["a"] } },
    "minor keyword-widened",
    "major keyword-widened",
  ],
  [
    "names of fields by a pattern are added to a closed record",
    record({}, { additionalProperties: false }),
    record({}, { additionalProperties: false, patternProperties: { "^x": string } }),
    "minor keyword-widened",
    "major keyword-widened",
  ],
  [
    "the fields of a pattern change",
    record({}, { patternProperties: { "^x": string } }),
    record({}, { patternProperties: { "^x": integer } }),
    "major type-changed",
    "major type-changed",
  ],
  [
    "a first item changes",
    { type: "array", prefixItems: [string, string] },
    { type: "array", prefixItems: [string, integer] },
    "major type-changed",
    "major type-changed",
  ],
  [
    "the first items go",
    { type: "array", prefixItems: [string] },
    { type: "array" },
    "minor keyword-widened",
    "major keyword-widened",
  ],
  [
    "a keyword without a rule changes",
    { type: "string", unknown: 1 },
    { type: "string", unknown: 2 },
    "major keyword-changed",
    "major keyword-changed",
  ],
  [
    "a known value goes",
    { type: "string", "x-extensible-enum": ["a", "b"] },
    { type: "string", "x-extensible-enum": ["a"] },
    "major known-values-changed",
    "minor known-values-changed",
  ],
  [
    "a known value is added",
    { type: "string", "x-extensible-enum": ["a"] },
    { type: "string", "x-extensible-enum": ["a", "b"] },
    "minor known-values-changed",
    "minor known-values-changed",
  ],
  [
    "a schema by a dynamic reference changes",
    { type: "array", items: { $dynamicRef: "#T" }, $defs: { t: { $dynamicAnchor: "T", type: "string" } } },
    { type: "array", items: { $dynamicRef: "#T" }, $defs: { t: { $dynamicAnchor: "T", type: "integer" } } },
    "major type-changed",
    "major type-changed",
  ],
];

const closed = { additionalProperties: false };

/** Refactorings: what is accepted is the same. */
export const SCHEMA_REFACTORINGS: readonly (readonly [
  name: string,
  before: Json,
  after: Json,
  schemas?: JsonObject,
])[] = [
  ["one value as a constant", { enum: ["a"] }, { const: "a" }],
  ["the order of values", { enum: ["a", "b"] }, { enum: ["b", "a"] }],
  ["the order of types", { type: ["string", "null"] }, { type: ["null", "string"] }],
  ["one type in a list", string, { type: ["string"] }],
  ["null by a choice", { type: ["string", "null"] }, { oneOf: [{ type: "null" }, string] }],
  ["null as OpenAPI 3.0 writes it", { type: ["string", "null"] }, { type: "string", nullable: true }],
  ["null as the only value", { anyOf: [string, { type: "null" }] }, { anyOf: [string, { enum: [null] }] }],
  ["types as a choice", { type: ["string", "integer"] }, { anyOf: [string, integer] }],
  ["a whole number beside numbers", { type: "number" }, { type: ["number", "integer"] }],
  ["a type that its values tell", { enum: ["a"] }, { type: "string", enum: ["a"] }],
  ["lengths of at least 0", string, { type: "string", minLength: 0 }],
  ["counts of at least 0", { type: "array" }, { type: "array", minItems: 0, uniqueItems: false }],
  [
    "null beside a choice",
    { anyOf: [short, initial, { type: "null" }] },
    { anyOf: [short, initial], nullable: true },
  ],
  ["null beside an enumeration", { enum: ["a", null] }, { type: "string", enum: ["a"], nullable: true }],
  ["null beside `allOf`", { type: ["string", "null"] }, { allOf: [string], nullable: true }],
  ["the type of a record", record({ a: string }), { properties: { a: string } }],
  [
    "values as a choice",
    { enum: ["a", "b"] },
    {
      oneOf: [
        { const: "a", title: "A" },
        { const: "b", title: "B" },
      ],
    },
  ],
  [
    "types as a choice with words",
    { type: ["string", "integer"] },
    { anyOf: [{ ...string, description: "A." }, integer] },
  ],
  ["a pattern for every text", string, { type: "string", pattern: "^.*$" }],
  [
    "bytes as OpenAPI 3.0 writes them",
    { type: "string", contentEncoding: "base64" },
    { type: "string", format: "byte" },
  ],
  ["the order of forms", { oneOf: [cat, dog] }, { oneOf: [dog, cat] }],
  ["an exclusive bound of whole numbers", { ...integer, minimum: 1 }, { ...integer, exclusiveMinimum: 0 }],
  ["both values of a boolean", { type: "boolean" }, { type: "boolean", enum: [true, false] }],
  ["a bound of another type", integer, { ...integer, maxLength: 3, pattern: "^a" }],
  [
    "a pattern for every name",
    { type: "object", additionalProperties: string },
    { type: "object", patternProperties: { "^.*$": string } },
  ],
  [
    "two steps as one",
    { allOf: [{ multipleOf: 2 }, { multipleOf: 3 }], type: "integer" },
    { type: "integer", multipleOf: 6 },
  ],
  [
    "`required` of a field as in older versions",
    record({ a: string }),
    record({ a: { ...string, required: true } }),
  ],
  ["a nested choice", { anyOf: [cat, { anyOf: [dog, fish] }] }, { anyOf: [cat, dog, fish] }],
  [
    "a nested choice of types",
    { anyOf: [string, { anyOf: [integer, { type: "boolean" }] }] },
    { type: ["string", "integer", "boolean"] },
  ],
  ["a repeated form", { anyOf: [cat, dog, cat] }, { anyOf: [cat, dog] }],
  [
    "the default number of contained items",
    { type: "array", contains: string },
    { type: "array", contains: string, minContains: 1 },
  ],
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  ["`then` without `if`", record({}), record({}, { then: { required: ["a"] } })],
  ["a fraction as the bound of whole numbers", { ...integer, minimum: 0.5 }, { ...integer, minimum: 1 }],
  [
    "no other fields by `not`",
    record({}, { additionalProperties: false }),
    record({}, { additionalProperties: { not: {} } }),
  ],
  ["only null", { type: "null" }, { const: null }],
  ["no fields at least", record({}), record({}, { minProperties: 0 })],
  ["other fields, said", record({}), record({}, { additionalProperties: true })],
  ["other fields of any schema", record({}), record({}, { additionalProperties: {} })],
  ["items of any schema", { type: "array" }, { type: "array", items: {} }],
  ["what accepts nothing", record({ a: false }), record({ a: { not: {} } })],
  [
    "no other fields",
    record({}, { additionalProperties: false }),
    record({}, { unevaluatedProperties: false }),
  ],
  [
    "other fields that are evaluated",
    record({}, { additionalProperties: true }),
    record({}, { additionalProperties: true, unevaluatedProperties: false }),
  ],
  ["words in what is excluded", { not: { const: "a" } }, { not: { const: "a", description: "A." } }],
  [
    "exclusive bounds as OpenAPI 3.0 writes them",
    { exclusiveMinimum: 1 },
    { minimum: 1, exclusiveMinimum: true },
  ],
  [
    "exclusive upper bounds as OpenAPI 3.0 writes them",
    { exclusiveMaximum: 1 },
    { maximum: 1, exclusiveMaximum: true },
  ],
  ["the order of fields", record({ a: string, b: integer }), record({ b: integer, a: string })],
  [
    "the order of required fields",
    record({ a: string, b: string }, { required: ["a", "b"] }),
    record({ a: string, b: string }, { required: ["b", "a"] }),
  ],
  [
    "a part by `allOf`",
    record({ a: string, b: integer }),
    { allOf: [record({ a: string }), record({ b: integer })] },
  ],
  [
    "a part by `allOf` beside fields",
    record({ a: string, b: integer }),
    { ...record({ b: integer }), allOf: [record({ a: string })] },
  ],
  [
    "required fields by `allOf`",
    record({ a: string }, { required: ["a"] }),
    { allOf: [record({ a: string }), { required: ["a"] }] },
  ],
  ["bounds by `allOf`", { minimum: 2, maximum: 3 }, { allOf: [{ minimum: 1, maximum: 3 }, { minimum: 2 }] }],
  ["values by `allOf`", { enum: ["b"] }, { allOf: [{ enum: ["a", "b"] }, { enum: ["b", "c"] }] }],
  ["an empty `allOf`", string, { type: "string", allOf: [{}] }],
  ["one member of `allOf`", string, { allOf: [string] }],
  [
    "a component",
    record({ a: string }),
    { $ref: "#/components/schemas/Thing" },
    { Thing: record({ a: string }) },
  ],
  [
    "a component by `allOf`",
    record({ a: string, b: string }),
    { allOf: [{ $ref: "#/components/schemas/Thing" }, record({ b: string })] },
    { Thing: record({ a: string }) },
  ],
  [
    "a component by another",
    record({ a: string }),
    { $ref: "#/components/schemas/Other" },
    { Other: { $ref: "#/components/schemas/Thing" }, Thing: record({ a: string }) },
  ],
  [
    "a component that may be null",
    { type: ["object", "null"], properties: { a: string } },
    { oneOf: [{ $ref: "#/components/schemas/Thing" }, { type: "null" }] },
    { Thing: record({ a: string }) },
  ],
  [
    "a base extracted from a component",
    { $ref: "#/components/schemas/Thing" },
    { $ref: "#/components/schemas/Next" },
    {
      Thing: record({ a: string, b: string }, { required: ["a"] }),
      Next: { allOf: [{ $ref: "#/components/schemas/Base" }, record({ b: string })] },
      Base: record({ a: string }, { required: ["a"] }),
    },
  ],
  ["the order of forms", { oneOf: [cat, dog] }, { oneOf: [dog, cat] }],
  ["forms that a field tells apart", { oneOf: [cat, dog] }, { anyOf: [cat, dog] }],
  ["forms of other types", { oneOf: [short, integer] }, { anyOf: [short, integer] }],
  [
    "forms of other values",
    { oneOf: [{ enum: ["a"] }, { enum: ["b"] }] },
    { anyOf: [{ enum: ["a"] }, { enum: ["b"] }] },
  ],
  [
    "forms that reject each other's fields",
    { oneOf: [record({ a: string }, { required: ["a"] }), record({ b: string }, closed)] },
    { anyOf: [record({ a: string }, { required: ["a"] }), record({ b: string }, closed)] },
  ],
  [
    "forms as components",
    { oneOf: [cat, dog] },
    { oneOf: [{ $ref: "#/components/schemas/Dog" }, { $ref: "#/components/schemas/Cat" }] },
    { Cat: cat, Dog: dog },
  ],
  [
    "a field by a component",
    record({ a: string }),
    record({ a: { $ref: "#/components/schemas/Text" } }),
    { Text: string },
  ],
  [
    "items by a component",
    { type: "array", items: string },
    { type: "array", items: { $ref: "#/components/schemas/Text" } },
    { Text: string },
  ],
  ["false as a keyword that is not set", string, { type: "string", deprecated: false, readOnly: false }],
  ["the order of a default", { default: ["a", "b"] }, { default: ["b", "a"] }],
  [
    "a tree",
    { $ref: "#/components/schemas/Tree" },
    { $ref: "#/components/schemas/Branch" },
    {
      Tree: record({ below: { $ref: "#/components/schemas/Tree" } }),
      Branch: record({ below: { $ref: "#/components/schemas/Branch" } }),
    },
  ],
];

/** Changes of a schema, by what they are about. */
export const SCHEMA_ROWS: readonly (readonly [title: string, rows: readonly SchemaRow[]])[] = [
  ["types", types],
  ["values", values],
  ["bounds", bounds],
  ["forms of text", forms],
  ["fields", fields],
  ["what is forbidden, and what is required", forbidden],
  ["maps and lists", maps],
  ["choices", choices],
  ["other keywords", keywords],
];
