// The runtime of the generated validators. Types are sums of bits:
// 1 undefined, 2 null, 4 string, 8 number, 16 integer, 32 boolean, 64 object, 128 array, 256 constant
const NAMES = ["null", "string", "number", "integer", "boolean", "object", "array"];
/** Types with rules outside strict mode: objects, arrays and constants. */
const COMPOSITE = 64 | 128 | 256;
const MAX_ISSUES = 20;
const MAX_DEPTH = 64;

/** A difference between a value and its schema. */
export interface Issue {
  readonly message: string;
  /** Property names and list indices. */
  readonly path: readonly PropertyKey[];
  /** The path as a JSON Pointer: `/data/0/id`. */
  readonly pointer: string;
}

/** The outcome of a validation: the same value, or the first 20 issues. */
export type ValidationResult<Value> =
  | { readonly value: Value; readonly issues?: undefined }
  | { readonly issues: readonly Issue[] };

/** A validator of [Standard Schema](https://standardschema.dev), version 1. */
export interface Validator<Value> {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: "market-data";
    /** Returns the value itself, not a copy. Never throws: an unreadable property is an issue. */
    readonly validate: (value: unknown) => ValidationResult<Value>;
    /** Types for inference, absent at run time. */
    readonly types?: { readonly input: Value; readonly output: Value } | undefined;
  };
}

/** The state of a pass. The fast pass has no trace, and ends at the first difference. */
interface Run {
  readonly strict: boolean;
  readonly trace?: Trace | undefined;
  readonly depth?: number;
}

interface Trace {
  /** The last read property. */
  path: readonly PropertyKey[];
  readonly issues: Issue[];
}

/** Checks a value of fitting types. Returns whether the pass continues. */
// biome-ignore lint/suspicious/noExplicitAny: rules read properties of unknown values
export type Rule = (run: Run, value: any) => boolean;

/** Types with an optional rule. */
type Form = readonly [types: number, rule?: Rule | undefined];

export function validator<Value>(types: number, rule?: Rule): Validator<Value> {
  const root: Rule = (run, value) => check(run, value, types, rule);
  const validate = (value: unknown, strict?: unknown): ValidationResult<Value> => {
    const issues: Issue[] = [];
    findIssues({ strict: strict === true, trace: { path: [], issues } }, value, root);
    return issues.length > 0 ? { issues } : { value: value as Value };
  };
  return { "~standard": { version: 1, vendor: "market-data", validate } };
}

/** Returns a validator that also checks enumerations, formats, patterns and bounds. */
export function strict<Value>({ "~standard": standard }: Validator<Value>): Validator<Value> {
  const validate = standard.validate as (value: unknown, strict: boolean) => ValidationResult<Value>;
  return { "~standard": { ...standard, validate: (value) => validate(value, true) } };
}

/** Runs the fast pass. After a difference, runs the rule on a proxy, which records the path of each read. */
function findIssues(run: Run, value: unknown, rule: Rule): boolean {
  const trace = run.trace as Trace;
  const { path, issues } = trace;
  const { length } = issues;
  const get = (target: object, key: string): unknown => {
    const name = Array.isArray(target) ? +key : key;
    // The length of a list is no item.
    if (!Number.isNaN(name)) trace.path = [...path, name];
    return target[key as never];
  };
  if (length >= MAX_ISSUES || attempt({ ...run, trace: undefined }, value, rule)) return true;
  attempt(run, Object(value) === value ? new Proxy(value as object, { get } as object) : value, rule);
  // No new issue also means that a getter returned different values in the two passes.
  if (!issues[length]) fail(run, "is unreadable");
  trace.path = path;
  return true;
}

/** Returns false after an error of a getter or a proxy. */
function attempt(run: Run, value: unknown, rule: Rule): boolean {
  try {
    return rule(run, value);
  } catch {
    return false;
  }
}

/** Checks a value. A pass reads each property once, as an argument. */
export function check(run: Run, value: unknown, types: number, rule?: Rule): boolean {
  if (!(findType(value) & types)) return wrongType(run, types);
  if (!rule || value == null || !(run.strict || types & COMPOSITE)) return true;
  return run.trace && typeof value === "object" ? findIssues(run, value, rule) : rule(run, value);
}

/** The function of a scalar type. Separate small functions instead of `check`, because engines inline small functions. */
type Scalar = (run: Run, value: unknown, rule?: Rule) => boolean;

const isNumber = Number.isFinite as (value: unknown) => boolean;
const isInteger = Number.isInteger as (value: unknown) => boolean;
export const string: Scalar = (run, value, rule) =>
  typeof value === "string" ? !rule || rule(run, value) : wrongType(run, 4);
export const stringOrNull: Scalar = (run, value, rule) =>
  value === null || typeof value === "string" ? !rule || rule(run, value) : wrongType(run, 6);
export const optionalString: Scalar = (run, value, rule) =>
  value === undefined || typeof value === "string" ? !rule || rule(run, value) : wrongType(run, 5);
export const optionalStringOrNull: Scalar = (run, value, rule) =>
  value == null || typeof value === "string" ? !rule || rule(run, value) : wrongType(run, 7);
export const number: Scalar = (run, value, rule) =>
  isNumber(value) ? !rule || rule(run, value) : wrongType(run, 8);
export const numberOrNull: Scalar = (run, value, rule) =>
  value === null || isNumber(value) ? !rule || rule(run, value) : wrongType(run, 10);
export const optionalNumber: Scalar = (run, value, rule) =>
  value === undefined || isNumber(value) ? !rule || rule(run, value) : wrongType(run, 9);
export const optionalNumberOrNull: Scalar = (run, value, rule) =>
  value == null || isNumber(value) ? !rule || rule(run, value) : wrongType(run, 11);
export const integer: Scalar = (run, value, rule) =>
  isInteger(value) ? !rule || rule(run, value) : wrongType(run, 16);
export const integerOrNull: Scalar = (run, value, rule) =>
  value === null || isInteger(value) ? !rule || rule(run, value) : wrongType(run, 18);
export const optionalInteger: Scalar = (run, value, rule) =>
  value === undefined || isInteger(value) ? !rule || rule(run, value) : wrongType(run, 17);
export const optionalIntegerOrNull: Scalar = (run, value, rule) =>
  value == null || isInteger(value) ? !rule || rule(run, value) : wrongType(run, 19);

/** The bits of a value's type. Numbers are finite, as in JSON. */
function findType(value: unknown): number {
  if (value === undefined) return 1;
  if (value === null) return 2;
  if (typeof value === "string") return 4;
  if (typeof value === "object") return Array.isArray(value) ? 128 : 64;
  if (typeof value === "boolean") return 32;
  return isInteger(value) ? 8 | 16 : isNumber(value) ? 8 : 0;
}

function wrongType(run: Run, types: number): boolean {
  return fail(run, `must be ${NAMES.filter((_, index) => types & (2 << index)).join(" or ")}`);
}

function fail({ trace }: Run, message: string): boolean {
  if (trace && trace.issues.length < MAX_ISSUES) {
    const { path } = trace;
    const names = path.map((name) => `/${String(name).replace(/~/g, "~0").replace(/\//g, "~1")}`);
    trace.issues.push({ message, path, pointer: names.join("") });
  }
  return !!trace;
}

/** Reads a property with the name of an inherited property, such as `constructor`. */
export const own = (value: object, name: string): unknown => {
  const read = value[name as never];
  return Object.hasOwn(value, name) ? read : undefined;
};

export const items =
  (types: number, rule?: Rule): Rule =>
  (run, list) => {
    for (let index = 0; index < list.length; index++) if (!check(run, list[index], types, rule)) return false;
    return true;
  };

/** Checks the properties of a map, except named properties. */
export const values =
  (types: number, rule?: Rule, ...named: readonly string[]): Rule =>
  (run, map) =>
    Object.keys(map).every((name) => named.includes(name) || check(run, map[name], types, rule));

/** Requires exactly one matching form. If none matches, the form with the fewest issues reports its issues. */
export const one =
  (...forms: readonly Form[]): Rule =>
  (run, value) => {
    const { trace, ...fast } = run;
    const path = trace?.path ?? [];
    const matches = forms.filter(([types, rule]) => check(fast, value, types, rule)).length;
    if (!trace || matches === 1) return matches === 1;
    const attempts = forms.map(([types, rule]) => {
      const own: Trace = { path, issues: [] };
      check({ ...fast, trace: own }, value, types, rule);
      return own.issues;
    });
    trace.path = path;
    const [closest = []] = attempts.sort((left, right) => left.length - right.length);
    trace.issues.push(...closest.slice(0, MAX_ISSUES - trace.issues.length));
    return closest.length > 0 || fail(run, "must have exactly one of its forms");
  };

/** Bounds recursive records, and objects that contain themselves. */
export const nested =
  (getRule: () => Rule): Rule =>
  (run, value) => {
    const { depth = 0 } = run;
    return depth < MAX_DEPTH
      ? getRule()({ ...run, depth: depth + 1 }, value)
      : fail(run, "is nested too deeply");
  };

export const all =
  (...rules: readonly Rule[]): Rule =>
  (run, value) =>
    rules.every((rule) => rule(run, value));

export const equal =
  (constant: unknown): Rule =>
  (run, value) =>
    value === constant || fail(run, `must be ${JSON.stringify(constant)}`);

const inStrictMode =
  (message: string, isValid: (value: never) => boolean): Rule =>
  (run, value) =>
    !run.strict || value == null || isValid(value as never) || fail(run, message);

export const choice = (...choices: readonly unknown[]): Rule =>
  inStrictMode(`must be one of ${choices.join(", ")}`, (value) => choices.includes(value));
export const minimum = (bound: number): Rule =>
  inStrictMode(`must be at least ${bound}`, (value) => value >= bound);
export const maximum = (bound: number): Rule =>
  inStrictMode(`must be at most ${bound}`, (value) => value <= bound);
export const minItems = (bound: number): Rule =>
  inStrictMode(`must have at least ${bound} items`, ({ length }) => length >= bound);
export const maxItems = (bound: number): Rule =>
  inStrictMode(`must have at most ${bound} items`, ({ length }) => length <= bound);
/** Counts code points, like JSON Schema. */
export const minLength = (bound: number): Rule =>
  inStrictMode(`must have at least ${bound} characters`, (value: string) => [...value].length >= bound);
export const pattern = (expression: RegExp): Rule =>
  inStrictMode(`must match ${expression}`, (value) => expression.test(value));

const format = (name: string, isValid: (value: never) => boolean): Rule =>
  inStrictMode(`must be a valid ${name}`, isValid);

/** Whether a month has a day. Otherwise, `Date` returns a day of the next month, or no day. */
const hasDay = (text: string): boolean => new Date(text.slice(0, 10)).getUTCDate() === +text.slice(8, 10);
const DATE = /^\d{4}(-\d\d){2}$/;
const TIME =
  /^\d{4}(-\d\d){2}[t\s](([01]\d|2[0-3])(:[0-5]\d){2}|23:59:60)(\.\d+)?(z|[+-]([01]\d|2[0-3])(:?[0-5]\d)?)$/i;

export const int32: Rule = /* @__PURE__ */ format("int32", (value) => value === (value | 0));
export const date: Rule = /* @__PURE__ */ format(
  "date",
  (value: string) => DATE.test(value) && hasDay(value),
);
export const dateTime: Rule = /* @__PURE__ */ format(
  "date-time",
  (value: string) => TIME.test(value) && hasDay(value),
);
/** A scheme, and no white space. */
export const uri: Rule = /* @__PURE__ */ format("uri", (value) => /^[a-z][a-z\d+.-]*:\S*$/i.test(value));
