import {
  type Cache,
  constraintNames,
  encodeConstraints,
  encodeParameters,
  findErrorExceptions,
  findPage,
  findSecretHeaders,
  type Model,
  type Operation,
  source,
} from "@market-data/generator-core";

/** Emits the metadata of an operation, with the last name of a stream's method, in the compact format of `packages/client/src/operation.ts`. */
export function emitMetadata(operation: Operation, method?: string): string {
  const { access, cache, constraints, lifecycle, result } = operation;
  return source({
    parameters: encodeParameters(operation),
    ...(constraints.length === 0 ? {} : { constraints: encodeConstraints(operation) }),
    ...(result.shape === "array" ? { list: true } : {}),
    ...(access.keyRequired ? {} : { keyless: true }),
    ...(lifecycle.status === "deprecated" ? { deprecated: lifecycle.replacedBy ?? "" } : {}),
    ...pageMetadata(operation),
    ...(method !== undefined ? { method } : cacheMetadata(cache)),
  });
}

/** Omits the most frequent cache time, and schedules. */
function cacheMetadata(cache: Cache): object {
  if ("schedule" in cache) return {};
  const seconds = "seconds" in cache ? cache.seconds : 0;
  return seconds === 60 ? {} : { cache: seconds };
}

/** Emits the schedule of a history in the format of `packages/client/src/schedule.ts`. */
export function emitSchedule({ cache, path }: Operation, { operations }: Model): string {
  if (!("schedule" in cache)) return "";
  const [day, hour, ...rest] = cache.schedule;
  const isKnown = day?.every === "day" && (hour?.every ?? "hour") === "hour" && rest.length === 0;
  if (!isKnown) throw new Error(`The schedule of "${path}" must have days, then optionally hours.`);
  const latest =
    operations.find((other) => other.path === path.replace(/historical$/, "latest"))?.cache ?? {};
  const seconds: unknown[] = cache.schedule.map(({ availableAfterSeconds }) => availableAfterSeconds);
  if (hour !== undefined && "seconds" in latest) seconds.push(latest.seconds);
  return `, /* @__PURE__ */ schedule(${seconds.join(", ")})`;
}

function pageMetadata(operation: Operation): object {
  const page = findPage(operation);
  if (page === undefined) return {};
  const { items, maximum, hasMore } = page;
  return { items: items.join("."), maximum, ...(hasMore ? { more: true } : {}) };
}

/** Emits the facts that every client needs: error codes and header names. */
export function contractModule(model: Model, headerLine: string): string {
  const { errors, keyHeader, creditHeader } = model;
  const retryClasses = { never: 0, retry: 1, quota: 2 };
  const codes = findErrorExceptions(errors).map(({ code, status, retry }) => [
    code,
    [status, retryClasses[retry]],
  ]);
  return [
    `// ${headerLine}\n`,
    'import type { ErrorCodes } from "../operation.ts";\n',
    "/** The error codes whose HTTP status or retry class differs from the default. */",
    `export const errorCodes: ErrorCodes = ${source(Object.fromEntries(codes))};\n`,
    "/** The request header that carries the key. */",
    `export const keyHeader = ${source(keyHeader)};\n`,
    "/** The response header that reports the credits used by a request. */",
    `export const creditHeader = ${source(creditHeader)};\n`,
    "/** The request headers that carry secrets. */",
    `export const secretHeaders: readonly string[] = ${source(findSecretHeaders(model))};\n`,
  ].join("\n");
}

/** Emits the maximum credits of each operation. */
export function creditsModule({ operations }: Model, headerLine: string): string {
  const rules = operations.map((operation) => [operation.operationId, creditRule(operation)]);
  return [
    `// ${headerLine}\n`,
    'import type { CreditRules } from "../operation.ts";\n',
    "/** The maximum credits of a successful request, by operation. */",
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
    .flatMap(constraintNames)
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

/** Emits the cache time of each operation. Operations without caching have no rule. */
export function cachesModule({ operations }: Model, headerLine: string): string {
  const cached = operations.flatMap(({ path, cache, result }) =>
    "never" in cache ? [] : [{ path, rule: cacheRule(cache), isList: result.shape === "array" }],
  );
  const rules = cached.map(({ path, rule }) => [path, rule]);
  const lists = cached.filter(({ isList }) => isList).map(({ path }) => path);
  return [
    `// ${headerLine}\n`,
    'import type { CacheRules } from "../operation.ts";\n',
    "/** How long responses are cached, by path. */",
    `export const cacheRules: CacheRules = ${source(Object.fromEntries(rules))};\n`,
    "/** The cached paths with a bare array as body. */",
    `export const listPaths: readonly string[] = ${source(lists)};\n`,
  ].join("\n");
}

const SECONDS = { hour: 3600, day: 86_400 };

function cacheRule(cache: Exclude<Cache, { never: string }>): number | object[] {
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
