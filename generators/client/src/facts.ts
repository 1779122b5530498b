import {
  type Cache,
  isObject,
  type Model,
  type Operation,
  type Parameter,
  source,
} from "@market-data/generator-core";
import { namesOf } from "./groups.ts";

/** What the runtime must know of an operation before it sends anything, as short as it can be. */
export function factsOf({ parameters, constraints, lifecycle, pagination }: Operation): string {
  return source({
    parameters: parameters.map(parameterFact).join(" "),
    ...(constraints.length === 0 ? {} : { constraints: constraints.map(constraintFact).join(" ") }),
    ...(lifecycle.status === "deprecated" ? { deprecated: lifecycle.replacedBy ?? "" } : {}),
    ...(pagination === null ? {} : pageFacts(parameters, pagination)),
  });
}

function parameterFact(parameter: Parameter): string {
  const { name, schema, list, required } = parameter;
  return `${name}${kindMark(parameter)}${list ? `*${schema["maxItems"] ?? ""}` : ""}${required ? "!" : ""}`;
}

function kindMark(parameter: Parameter): string {
  if (parameter.in === "path") return "/";
  const { schema, list } = parameter;
  const value = list && isObject(schema["items"]) ? schema["items"] : schema;
  const [type] = [value["type"]].flat();
  if (type === "integer" || type === "number") return "#";
  return type === "boolean" ? "?" : "";
}

function constraintFact(constraint: Operation["constraints"][number]): string {
  const mark =
    constraint.exactlyOneOf !== undefined ? "=" : constraint.atLeastOneOf !== undefined ? "+" : "-";
  return mark + namesOf(constraint).join(",");
}

function pageFacts(
  parameters: readonly Parameter[],
  { limit, items = "", end }: NonNullable<Operation["pagination"]>,
): object {
  const { schema, readsAs } = parameters.find(({ name }) => name === limit) ?? {};
  const maximum = readsAs?.maximum ?? schema?.["maximum"];
  if (typeof maximum !== "number") throw new Error(`The pages' parameter "${limit}" has no maximum.`);
  return {
    items: items.slice(1).replaceAll("/", "."),
    maximum,
    ...(end === "has-more" ? { more: true } : {}),
  };
}

/** What every client needs: how errors are told apart, and the header that carries the key. */
export function contractModule(
  { errors, keyHeader, creditHeader, document }: Model,
  headerLine: string,
): string {
  const marks = { never: 0, retry: 1, quota: 2 };
  // The runtime takes a code that is the HTTP status for what HTTP makes of it.
  const codes = errors
    .filter(
      ({ code, status, retry }) =>
        code !== status || marks[retry] !== (status === 429 || status >= 500 ? 1 : 0),
    )
    .map(({ code, status, retry }) => [code, [status, marks[retry]]]);
  return [
    `// ${headerLine}\n`,
    'import type { ErrorCodes } from "../operation.ts";\n',
    `/** The codes of errors that say more than their HTTP status. */`,
    `export const errorCodes: ErrorCodes = ${source(Object.fromEntries(codes))};\n`,
    "/** The header that carries a key. */",
    `export const keyHeader = ${source(keyHeader)};\n`,
    "/** The header that reports the credits that a request used. */",
    `export const creditHeader = ${source(creditHeader)};\n`,
    "/** Every header that carries something secret. */",
    `export const secretHeaders: readonly string[] = ${source(secretHeaders(document, keyHeader))};\n`,
  ].join("\n");
}

function secretHeaders({ components }: Model["document"], keyHeader: string): string[] {
  const schemes =
    isObject(components) && isObject(components["securitySchemes"]) ? components["securitySchemes"] : {};
  const names = Object.values(schemes).flatMap((scheme) => {
    if (!isObject(scheme)) return [];
    if (scheme["type"] === "apiKey" && scheme["in"] === "header") return [String(scheme["name"])];
    return scheme["type"] === "http" ? ["Authorization"] : [];
  });
  return [...new Set([keyHeader, ...names])];
}

/** What each operation costs at most. */
export function creditsModule({ operations }: Model, headerLine: string): string {
  const rules = operations.map((operation) => [operation.operationId, creditRule(operation)]);
  return [
    `// ${headerLine}\n`,
    'import type { CreditRules } from "../operation.ts";\n',
    "/** What a successful call of each operation costs at most. */",
    `export const creditRules: CreditRules = ${source(Object.fromEntries(rules))};\n`,
  ].join("\n");
}

function creditRule({ credits, parameters, result, constraints }: Operation): object {
  const { base, per, convertExtra } = credits;
  const rule = { base, ...(convertExtra ? { convertExtra } : {}) };
  if (per === undefined) return rule;
  const byName = (name: string) => parameters.find((each) => each.name === name);
  const isList = (name: string) => byName(name)?.list === true;
  const required = parameters.filter((each) => each.required && each.list).map(({ name }) => name);
  const lookups = constraints
    .filter(({ atMostOneOf }) => atMostOneOf === undefined)
    .flatMap(namesOf)
    .filter(isList);
  const items = required.length > 0 ? required : (result.keyedBy?.filter(isList) ?? lookups);
  const limit = byName("limit");
  const count = byName("count")?.schema["default"];
  const interval = byName("interval")?.schema["default"];
  return {
    ...rule,
    per: per.size,
    ...(items.length === 0 ? {} : { items }),
    ...(limit === undefined
      ? {}
      : { limit: Number(limit.schema["default"] ?? limit.readsAs?.maximum ?? limit.schema["maximum"]) }),
    ...(count === undefined ? {} : { count }),
    ...(interval === undefined ? {} : { interval }),
  };
}

/** How long each answer stands. */
export function cachesModule({ operations }: Model, headerLine: string): string {
  const rules = operations.map(({ path, cache }) => [path, cacheRule(cache)]);
  return [
    `// ${headerLine}\n`,
    'import type { CacheRules } from "../operation.ts";\n',
    "/** How long the answer of each path stands. */",
    `export const cacheRules: CacheRules = ${source(Object.fromEntries(rules))};\n`,
  ].join("\n");
}

const SECONDS = { hour: 3600, day: 86_400 };

function cacheRule(cache: Cache): number | object[] {
  if ("seconds" in cache) return cache.seconds;
  if ("refreshedWhen" in cache) return 0;
  return cache.schedule.map(
    ({ every, availableAfterSeconds: after, earliestSeconds: earliest, timePeriod }) => ({
      every: SECONDS[every],
      after,
      ...(earliest === undefined ? {} : { earliest }),
      ...(timePeriod === undefined ? {} : { timePeriod }),
    }),
  );
}
