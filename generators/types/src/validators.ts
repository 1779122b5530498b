import {
  assertNone,
  type Contract,
  componentName,
  type Diagnostic,
  getReference,
  identifier,
  isObject,
  type Json,
  type JsonObject,
  literal,
  operationTypeNames,
  type Pointer,
  propertyKey,
  toObject,
  valueAt,
} from "@market-data/generator-core";

/** The bits of `packages/types/src/validation.ts`. */
const BITS: Readonly<Record<string, number>> = {
  ...{ undefined: 1, null: 2, string: 4, number: 8, integer: 16, boolean: 32, object: 64, array: 128 },
};
const CONSTANT = 256;
/** All types of JSON. */
const ANY = 254;

/** Formats and their rules. The type `integer` covers `int64`. */
const FORMATS: Readonly<Record<string, string>> = {
  ...{ date: "date", "date-time": "dateTime", int32: "int32", int64: "", uri: "uri" },
};

/** Keywords with a rule for single values or lengths. Returns undefined for unknown arguments. */
const RULES: Readonly<Record<string, (value: Json) => string | undefined>> = {
  const: (value) => `equal(${literal(value)})`,
  enum: (value) => `choice(${literal(value).slice(1, -1)})`,
  format: (value) => FORMATS[String(value)],
  pattern: (value) => `pattern(${new RegExp(String(value), "u")})`,
  ...Object.fromEntries(
    ["minimum", "maximum", "minLength", "minItems", "maxItems"].map((name) => [name, (v) => `${name}(${v})`]),
  ),
};
/** Functions of `packages/types/src/validation.ts` for one scalar type. */
const SCALARS: Readonly<Record<number, string>> = Object.fromEntries(
  ["string", "number", "integer"].flatMap((name) => {
    const Name = name[0]?.toUpperCase() + name.slice(1);
    return [name, `optional${Name}`, `${name}OrNull`, `optional${Name}OrNull`].map((each, flags) => [
      (BITS[name] ?? 0) | flags,
      each,
    ]);
  }),
);
const RUNTIME = Object.values(SCALARS)
  .concat(["all", "check", "choice", "items", "nested", "one", "own", "equal", "pattern", "values"])
  .concat(["minimum", "maximum", "minLength", "minItems", "maxItems", "date", "dateTime", "int32", "uri"])
  .concat(["type Rule", "type Validator", "validator"]);

const PARTS = ["items", "properties", "required", "additionalProperties", "allOf", "oneOf"];
/** A discriminator repeats the constants of the forms. */
const ANNOTATIONS = ["title", "description", "default", "example", "examples", "deprecated", "discriminator"];

/** The code for a schema: a sum of types, and an expression of a rule. */
interface Form {
  readonly types: number;
  readonly rule?: string | undefined;
}

/**
 * Emits a validator for each record, and for the result and the parameters of each operation.
 * @throws {ContractError} for a keyword or format without a rule.
 */
export function validators({ document, model, sources }: Contract, headerLine: string): string {
  const diagnostics: Diagnostic[] = [];
  /** Declarations of rules. Each follows the rules that it uses, except in cycles of records. */
  const code: string[] = [];
  /** Undefined while the code of the record is incomplete. */
  const records = new Map<string, Form | undefined>();
  /** Names of declared rules, by expression. */
  const declared = new Map<string, string>();

  function declare(name: string, rule: string): string {
    code.push(`const ${name}: Rule = ${markPure(rule)};\n`);
    declared.set(rule, name);
    return name;
  }

  function readRecord(name: string): Form {
    const known = records.get(name);
    if (known !== undefined) return known;
    const check = `check${identifier(name)}`;
    const schema = model.records.get(name)?.schema ?? {};
    // Inside a cycle, the constant has no value yet.
    if (records.has(name)) return { types: findTypes(schema), rule: `nested(() => ${check})` };
    records.set(name, undefined);
    const { types, rule } = read(schema, ["components", "schemas", name], name);
    const form = { types, rule: rule && (isName(rule) ? rule : declare(check, rule)) };
    records.set(name, form);
    return form;
  }

  /** Declares the rule of a part, so that a validation creates no functions. */
  function readPart(schema: Json, at: Pointer, owner: string): Form {
    const { types, rule } = read(toObject(schema), at, owner);
    if (rule === undefined || isName(rule)) return { types, rule };
    const used = new Set(declared.values());
    let name = `${owner[0]?.toLowerCase()}${owner.slice(1).replaceAll(/\W/g, "_")}Rule`;
    while (used.has(name)) name += "_";
    return { types, rule: declared.get(rule) ?? declare(name, rule) };
  }

  /** @param owner The first user, for the names of rules. */
  function read(schema: JsonObject, at: Pointer, owner: string): Form {
    const reference = getReference(schema);
    const allowed = reference === undefined ? [...Object.keys(RULES), ...PARTS, "type"] : ["$ref"];
    // A bound applies to one type. The rules do not compare types again.
    const isMixed = [schema["type"] ?? []].flat().filter((type) => type !== "null").length > 1;
    for (const [keyword, value] of Object.entries(schema)) {
      if (ANNOTATIONS.includes(keyword) || keyword.startsWith("x-")) continue;
      const isMixedBound = isMixed && keyword !== "const" && keyword !== "enum";
      const isKnown = allowed.includes(keyword) && !isMixedBound && RULES[keyword]?.(value) !== undefined;
      const isPart = !(keyword in RULES) && allowed.includes(keyword) && value !== false;
      if (isKnown || isPart) continue;
      const message = `The validators have no rule for "${keyword}": ${literal(value)}.`;
      const advice = "Add the rule to generators/types/src/validators.ts.";
      diagnostics.push({ ...sources.locate([...at, keyword]), message, advice });
    }
    if (reference !== undefined) return readRecord(componentName(reference) ?? "");
    const { format, ...others } = schema;
    // An enumeration implies its format.
    const limits = Object.entries("enum" in schema ? others : schema);
    const rules = limits.flatMap(([keyword, value]) => RULES[keyword]?.(value) || []);
    // Issues of a value precede issues of its parts, which change the path.
    rules.push(...readParts(schema, at, owner));
    const types = findTypes(schema) | ("const" in schema ? CONSTANT : 0);
    return { types, rule: rules.length > 1 ? `all(${rules.map(markPure).join(", ")})` : rules[0] };
  }

  /** Without `type`, a schema accepts the types of its parts. */
  function findTypes(schema: JsonObject): number {
    const record = model.records.get(componentName(getReference(schema) ?? "") ?? "");
    if (record !== undefined) return findTypes(record.schema);
    const literals = "const" in schema ? [schema["const"]] : [schema["enum"] ?? []].flat();
    const types = [schema["type"] ?? literals.map(typeOfLiteral)]
      .flat()
      .map((name) => BITS[String(name)] ?? 0);
    const forms = [schema["oneOf"] ?? schema["allOf"] ?? []].flat();
    return sum(types) || sum(forms.map((form) => findTypes(toObject(form)))) || ANY;
  }

  function readParts(schema: JsonObject, at: Pointer, owner: string): string[] {
    const { items, properties, required, additionalProperties, allOf, oneOf } = schema;
    const rules: string[] = [];
    if (isObject(items)) rules.push(`items(${args(readPart(items, [...at, "items"], `${owner}_item`))})`);
    if (isObject(additionalProperties)) {
      const form = readPart(additionalProperties, [...at, "additionalProperties"], `${owner}_value`);
      const named = Object.keys(toObject(properties)).map((name) => `, ${literal(name)}`);
      rules.push(`values(${named.length > 0 ? `${form.types}, ${form.rule}` : args(form)}${named.join("")})`);
    }
    if (Array.isArray(oneOf)) {
      const forms = oneOf.map((form, index) =>
        readPart(form, [...at, "oneOf", index], `${owner}_form${index + 1}`),
      );
      rules.push(`one(${forms.map((form) => `[${args(form)}]`).join(", ")})`);
    }
    const members = [allOf ?? []].flat().map((member, index) => {
      const { rule } = readPart(member, [...at, "allOf", index], `${owner}_part${index + 1}`);
      return rule === undefined ? [] : [`${rule}(c, v)`];
    });
    const needed = [required ?? []].flat().map(String);
    const all = { ...Object.fromEntries(needed.map((name) => [name, {}])), ...toObject(properties) };
    const checks = Object.entries(all).map(([name, property]) =>
      checkProperty(
        name,
        readPart(property, [...at, "properties", name], `${owner}_${name}`),
        needed.includes(name),
      ),
    );
    return [...rules, ...joinChecks([...members.flat(), ...checks])];
  }

  function readParameters({ operationId, path, parameters }: Contract["model"]["operations"][number]): Form {
    const checks = parameters.map(({ component, name, required, schema }, index) => {
      const inline = ["paths", path, "get", "parameters", index];
      const at = component === undefined ? inline : ["components", "parameters", component];
      const form = readPart(schema, [...at, "schema"], component ?? `${operationId}_${name}`);
      return checkProperty(name, form, required);
    });
    const [rule] = joinChecks(checks);
    return { types: 64, rule: rule && declare(`${operationId}Parameters`, rule) };
  }

  function readBody({ operationId, path, success }: Contract["model"]["operations"][number]): Form {
    const media = ["responses", String(success.status), "content", success.mediaType, "schema"];
    const at = ["paths", path, "get", ...media];
    return readPart(valueAt(document, at) ?? {}, at, operationId);
  }

  const entries = [...model.records.keys()].map((name) => entry("records", name, create(readRecord(name))));
  const results: string[] = [];
  for (const operation of [...model.operations, ...model.streams]) {
    const { parameters, result } = operationTypeNames(operation.operationId);
    entries.push(
      entry("operations", parameters, create(readParameters(operation))),
      entry("operations", result, operation.success.schema ?? create(readBody(operation))),
    );
    results.push(`  ${identifier(operation.operationId)}: ${result},\n`);
  }
  assertNone(diagnostics);
  return [
    `// ${headerLine}\n`,
    'import type * as operations from "./operations.ts";\nimport type * as records from "./records.ts";',
    `import {\n${RUNTIME.map((name) => `  ${name},\n`).join("")}} from "../validation.ts";\n`,
    ...code,
    ...entries,
    `/** The validators of results, by operationId. */\nexport const results = {\n${results.join("")}};\n`,
  ].join("\n");
}

function entry(module: string, name: string, value: string): string {
  const type = `${module}.${identifier(name)}`;
  return `export type ${name} = ${type};\nexport const ${name}: Validator<${type}> = ${value};\n`;
}

function checkProperty(name: string, { types, rule }: Form, isRequired: boolean): string {
  const key = propertyKey(name) === name ? `.${name}` : `[${literal(name)}]`;
  const value = name in Object.prototype ? `own(v, ${literal(name)})` : `v${key}`;
  const bits = isRequired ? types : types | 1;
  const scalar = SCALARS[bits];
  if (scalar === undefined) return `check(c, ${value}, ${args({ types: bits, rule })})`;
  return `${scalar}(c, ${value}${rule === undefined ? "" : `, ${rule}`})`;
}

/** Returns at most one rule. */
const joinChecks = (checks: readonly string[]): string[] =>
  checks.length === 0 ? [] : [`(c, v) =>\n  ${checks.join(" &&\n  ")}`];

const create = (form: Form): string => `/* @__PURE__ */ validator(${args(form)})`;

const args = ({ types, rule }: Form): string => (rule === undefined ? `${types}` : `${types}, ${rule}`);

/** Lets bundlers drop unused calls. */
const markPure = (rule: string): string => rule.replace(/^(?=\w+\()/, "/* @__PURE__ */ ");

const isName = (rule: string): boolean => /^\w+$/.test(rule);

function typeOfLiteral(value: Json | undefined): string {
  if (value === null) return "null";
  return Number.isInteger(value) ? "integer" : typeof value;
}

const sum = (bits: readonly number[]): number => bits.reduce((all, bit) => all | bit, 0);
