import {
  type Cache,
  cacheWords,
  constraintWords,
  creditWords,
  durationWords,
  lifecycleWords,
  type Model,
  type Operation,
  parameterWords,
  replacementWords,
} from "@market-data/generator-core";
import { code, operationLink, originWords, table } from "./text.ts";

const NUMBER = new Intl.NumberFormat("en");

/** The tables that guides ask for by name. */
export const TABLES: Record<string, (model: Model) => string> = {
  plans: plansTable,
  history: historyTable,
  credits: creditsTable,
  errors: errorsTable,
  cache: cacheTable,
  lifecycle: lifecycleTable,
  aux: auxTable,
};

function plansTable({ plans }: Model): string {
  const rows = plans.map((plan) => [
    [plan.name, ...plan.aliases].join(", also called "),
    NUMBER.format(plan.rateLimitMinute),
    NUMBER.format(plan.creditLimitDaily),
    NUMBER.format(plan.creditLimitMonthly),
    plan.monthlyReset === "calendar-month" ? "first of the month" : "day of activation",
    durationWords(plan.history),
  ]);
  const head = ["Plan", "Calls a minute", "Credits a day", "Credits a month", "Month begins", "History"];
  return table(head, rows);
}

/** Operations that reach back, together where they reach back alike. */
function historyTable({ operations, plans }: Model): string {
  const names = plans.map(({ name }) => name);
  const depthOf = (operation: Operation, name: string) => {
    const aliases = [name, ...(plans.find((plan) => plan.name === name)?.aliases ?? [])];
    const entry = operation.access.plans.find(({ plan }) => aliases.includes(plan));
    if (entry === undefined) return "—";
    if (entry.history === undefined) return "as the plan";
    return entry.history === "latest" ? "latest only" : durationWords(entry.history);
  };
  const reaching = operations.filter(({ access }) => access.plans.some(({ history }) => history));
  const groups = groupBy(reaching, (operation) => names.map((name) => depthOf(operation, name)).join("|"));
  const rows = [...groups].map(([depths, members]) => [linksOf(members), ...depths.split("|")]);
  return table(["Calls", ...names], rows);
}

function creditsTable({ operations }: Model): string {
  const groups = groupBy(operations, ({ credits }) => creditWords(withoutConversion(credits)));
  const rows = [...groups].flatMap(([words, members]) =>
    [...groupBy(members, ({ credits }) => (credits.convertExtra ? "yes" : "no"))].map(([extra, some]) => [
      linksOf(some),
      words.replace(/^Costs /, "").replace(/^./, (letter) => letter.toUpperCase()),
      extra,
    ]),
  );
  return table(["Calls", "Credits", "Convert extra"], rows);
}

function withoutConversion(credits: Operation["credits"]): Operation["credits"] {
  return { ...credits, convertExtra: false };
}

const RETRY = { retry: "Retry", quota: "Quota", never: "Never" };

/** Each internal code with what to do about it. */
export function errorsTable({ errors }: Model): string {
  const rows = errors.map(({ code: number, status, meaning, retry }) => [
    code(String(number)),
    String(status),
    meaning,
    RETRY[retry],
  ]);
  return table(["Code", "HTTP status", "Meaning", "Send again?"], rows);
}

function cacheTable({ operations }: Model): string {
  const groups = groupBy(operations, ({ cache }) => cacheWords(withoutOrigin(cache)));
  return table(
    ["Calls", "How long an answer stands"],
    [...groups].map(([words, members]) => [linksOf(members), words]),
  );
}

function withoutOrigin(cache: Cache): Cache {
  const { origin: _, ...rest } = cache;
  return rest as Cache;
}

/** Operations that are not current: since when, and what to use instead. */
export function lifecycleTable({ operations }: Model): string {
  const rows = operations
    .filter(({ lifecycle }) => lifecycle.status !== "current")
    .map((operation) => [
      `${operationLink(operation)} ${code(operation.path)}`,
      lifecycleWords(operation.lifecycle),
      replacementWords(operation, operations, operationLink),
      `[Migration](migration.md#${operation.operationId.toLowerCase()})`,
    ]);
  return table(["Call", "State", "The way out", "Guide"], rows);
}

function auxTable({ operations }: Model): string {
  const having = operations.filter(({ aux }) => aux !== undefined);
  const groups = groupBy(having, ({ aux }) =>
    JSON.stringify([Object.keys(aux?.names ?? {}).sort(), [...(aux?.default ?? [])].sort()]),
  );
  const rows = [...groups.values()].map((members) => {
    const { default: usual = [], names = {} } = members[0]?.aux ?? {};
    const others = Object.keys(names).filter((name) => !usual.includes(name));
    return [linksOf(members), listOf(usual), listOf(others)];
  });
  return table(["Calls", "By default", "Only when asked for"], rows);
}

function listOf(names: readonly string[]): string {
  return names.length === 0 ? "—" : names.map(code).join(", ");
}

/** What bounds the parameters of all operations, each bound once. */
export function limitsTable({ operations }: Model): string {
  const bounds = operations.flatMap((operation) =>
    operation.parameters.map((parameter) => ({ operation, parameter, words: boundWords(parameter) })),
  );
  const groups = groupBy(
    bounds.filter(({ words }) => words !== ""),
    ({ parameter, words }) => `${parameter.name}|${words}`,
  );
  const rows = [...groups].map(([key, members]) => {
    const [name = "", words = ""] = key.split("|");
    return [code(name), words, linksOf(members.map(({ operation }) => operation))];
  });
  rows.sort(([one = ""], [other = ""]) => (one < other ? -1 : one > other ? 1 : 0));
  return table(["Parameter", "Limit", "Calls"], rows);
}

function boundWords(parameter: Operation["parameters"][number]): string {
  return parameterWords(parameter)
    .replace(/Sent as text: `true` or `false`\.\s*/, "")
    .replace(/^Sent as text: a (?:whole )?number\.?,?\s*/, "")
    .replace(/^./, (letter) => letter.toUpperCase());
}

/** Which parameters go together, for an operation's table of facts. */
export function rulesOf({ constraints }: Operation): string {
  const origins = constraints.map(({ origin }) => originWords(origin)).filter((words) => words !== "");
  return [constraintWords(constraints), ...origins.map((words) => `(${words}.)`)].join(" ").trim();
}

/** Calls with the versions that share a title side by side. */
function linksOf(operations: readonly Operation[]): string {
  return operations.map((operation) => operationLink(operation)).join(", ");
}

/** Items in groups by a key, groups and items in order of appearance. */
export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}

const STATES = ["current", "legacy", "deprecated"];

/** Operations with those to begin with at the front. */
export function currentFirst(operations: readonly Operation[]): Operation[] {
  const rank = ({ lifecycle }: Operation) => STATES.indexOf(lifecycle.status);
  return [...operations].sort((one, other) => rank(one) - rank(other));
}
