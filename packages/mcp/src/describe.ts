import { type Operation, type Parameter, plans } from "@market-data/openapi";
import { findOperation, readTexts } from "./contract.ts";
import { listColumns, toRows } from "./rows.ts";

const MAX_TEXT = 110;
/** Larger bounds only exclude numbers that nobody sends. */
const MAX_BOUND = 1e9;

/** Describes an operation: plans, credits, parameters, fields and an example, in at most 1,200 tokens. */
export function describe({ operation: id }: { readonly operation: string }): string {
  const operation = findOperation(id);
  const { description, parameters, example } = readTexts(operation);
  return [
    `${id}: ${operation.summary}. GET ${operation.path}`,
    description,
    ...describeLifecycle(operation),
    `Plans: ${describePlans(operation)}. Credits: ${JSON.stringify(operation.credits)}`,
    "Parameters:",
    ...operation.parameters.map((each) => `- ${describeParameter(each, parameters.get(each.name) ?? "")}`),
    `Rules: ${JSON.stringify(operation.constraints)}`,
    `Fields: ${groupFields(listColumns(toRows(operation, example.body)))}`,
    `Example: ${JSON.stringify(example.request)}`,
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
  return names.length === plans.length && !names.join().includes("(") ? "all" : names.join(", ");
}

function describeParameter(parameter: Parameter, text: string): string {
  const { name, type, list, required, enum: values, minimum, maximum, default: fallback } = parameter;
  const bounds = [minimum, maximum].map((bound) => (Math.abs(bound ?? MAX_BOUND) < MAX_BOUND ? bound : ""));
  const range = bounds.join("") === "" ? "" : ` ${bounds.join("..")}`;
  const facts = [`${values?.join("|") ?? type}${range}`];
  if (list) facts.push("list");
  if (required) facts.push("required");
  if (fallback !== undefined && String(fallback).length < MAX_TEXT) facts.push(`default ${fallback}`);
  const sentence = /^.*?(?=[.:](?: |$))/.exec(text)?.[0] ?? text;
  return `${name} (${facts.join(", ")}): ${sentence.slice(0, MAX_TEXT)}`;
}

/** Joins fields of one parent: `quote.{price, volume_24h}`. */
function groupFields(names: readonly string[]): string {
  const getParent = (name: string) => name.slice(0, name.lastIndexOf(".") + 1);
  const parents = [...new Set(names.map(getParent))];
  const groups = parents.map((parent) => {
    const leaves = names
      .filter((name) => getParent(name) === parent)
      .map((name) => name.slice(parent.length));
    return parent === "" ? leaves.join(", ") : `${parent}{${leaves.join(", ")}}`;
  });
  return groups.join(", ");
}
