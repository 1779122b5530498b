import { type Operation, type Parameter, plans } from "@market-data/openapi";
import { findOperation, getEntry, getExample, listFields, listParameterTexts } from "./contract.ts";

const MAX_FIELDS = 60;
const MAX_VALUES = 30;
const MAX_TEXT = 110;
/** Larger bounds only exclude numbers that nobody sends. */
const MAX_BOUND = 1e9;

/** Describes an operation: plans, credits, parameters, fields and an example, in at most 1,200 tokens. */
export function describe(id: string): string {
  const operation = findOperation(id);
  const texts = listParameterTexts(operation);
  const fields = groupFields(listFields(operation).map(({ name }) => name));
  return [
    `${id}: ${operation.summary}. GET ${operation.path}`,
    String(getEntry(operation)["description"] ?? "")
      .replace(/\s+/g, " ")
      .trim(),
    ...describeLifecycle(operation),
    `Plans: ${describePlans(operation)}. Credits: ${describeCredits(operation)}.`,
    "Parameters:",
    ...operation.parameters.map((each) => `- ${describeParameter(each, texts.get(each.name) ?? "")}`),
    ...operation.constraints.map(describeConstraint),
    `Fields: ${fields.join(", ")}`,
    `Example: ${JSON.stringify(getExample(operation))}`,
  ].join("\n");
}

/** A line about a deprecated or legacy operation. */
export function describeLifecycle({ lifecycle }: Operation): string[] {
  if (lifecycle.status === "current") return [];
  const { status, replacedBy } = lifecycle;
  return [`This operation is ${status}. ${replacedBy ? `Use ${replacedBy}.` : "It has no replacement."}`];
}

/** The plans of an operation, with the history of each plan. */
export function describePlans({ access }: Operation): string {
  if (!access.keyRequired) return "none needed, not even a key";
  const names = access.plans.map(({ plan, history }) => (history ? `${plan} (history ${history})` : plan));
  return names.length === plans.length && names.every((name) => !name.includes("("))
    ? "all"
    : names.join(", ");
}

function describeCredits({ credits }: Operation): string {
  const { base, per, convertExtra } = credits;
  const parts = [
    ...(base > 0 || per === undefined ? [String(base)] : []),
    ...(per === undefined ? [] : [`1 per ${per.size} ${per.unit}`]),
    ...(convertExtra ? ["1 per currency beyond the first"] : []),
  ];
  return parts.join(" + ");
}

function describeParameter(parameter: Parameter, text: string): string {
  const { name, type, list, required, enum: values = [], minimum, maximum, default: fallback } = parameter;
  const kind = values.length === 0 ? type : values.slice(0, MAX_VALUES).join("|");
  const range = [minimum, maximum].map((bound) => (Math.abs(bound ?? MAX_BOUND) < MAX_BOUND ? bound : ""));
  const isAll = Array.isArray(fallback) && fallback.length > 3;
  const more = [
    ...(list ? ["list"] : []),
    ...(required ? ["required"] : []),
    ...(fallback === undefined ? [] : [`default ${isAll ? `${fallback.length} of them` : fallback}`]),
  ];
  return `${name} (${[range.join("") === "" ? kind : `${kind} ${range.join("..")}`, ...more].join(", ")}): ${shorten(text)}`;
}

function shorten(text: string): string {
  const plain = text.replace(/\s+/g, " ").trim();
  const sentence = /^.*?(?=[.:](?: |$))/.exec(plain)?.[0] ?? plain;
  return sentence.length > MAX_TEXT ? `${sentence.slice(0, MAX_TEXT)}…` : sentence;
}

function describeConstraint(constraint: Operation["constraints"][number]): string {
  return Object.entries(constraint)
    .map(([rule, names]) => `${rule.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}: ${names}`)
    .join("; ");
}

/** Joins fields of one parent: `quote.*.{price, volume_24h}`. */
function groupFields(names: readonly string[]): string[] {
  const groups = new Map<string, string[]>();
  for (const name of names.slice(0, MAX_FIELDS)) {
    const parent = name.slice(0, name.lastIndexOf(".") + 1);
    groups.set(parent, [...(groups.get(parent) ?? []), name.slice(parent.length)]);
  }
  const joined = [...groups].map(([parent, leaves]) =>
    parent === "" ? leaves.join(", ") : `${parent}{${leaves.join(", ")}}`,
  );
  return names.length > MAX_FIELDS ? [...joined, `and ${names.length - MAX_FIELDS} more`] : joined;
}
