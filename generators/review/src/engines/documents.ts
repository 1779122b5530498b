import { isDeepStrictEqual } from "node:util";
import { isObject, type Json, type JsonObject, toObject, valueAt } from "@market-data/generator-core";
import type { Pair, Side } from "../pair.ts";

/** Where records without an operation stand for the engines, which look at operations alone. */
export const RECORDS_PATH = "/records/";

/** The two documents that the engines compare. */
export interface EngineDocuments {
  base: JsonObject;
  now: JsonObject;
}

/**
 * What differs between two contracts, as two documents: the operations with any difference in themselves or in a
 * component that they use, and the published records that no operation uses, each as an operation of its own. What is
 * equal on both sides is left out, because no engine can find anything in it, and so are our own extensions.
 * @returns undefined where nothing differs that an engine knows of.
 */
export function engineDocuments({ base, now }: Pair): EngineDocuments | undefined {
  if (isDeepStrictEqual(base.contract.document, now.contract.document)) return undefined;
  const everywhere = !isDeepStrictEqual(global(base), global(now));
  const paths = pathsOf(base, now).filter((path) => everywhere || differs(base, now, path));
  const records = looseRecords(base, now);
  const documents = { base: part(base, paths, records), now: part(now, paths, records) };
  return isDeepStrictEqual(documents.base, documents.now) ? undefined : documents;
}

/** Facts that have rules of ours; the request of an example is part of the example. */
const OUR_OWN = /^x-svc-(?!request$)/;

function withoutOurOwn(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutOurOwn);
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([key]) => !OUR_OWN.test(key));
  return Object.fromEntries(kept.map(([key, item]) => [key, withoutOurOwn(item)]));
}

/** What touches every operation wherever it stands. */
function global({ contract: { document } }: Side): Json[] {
  return [document["security"] ?? null, toObject(valueAt(document, ["components", "securitySchemes"]))];
}

function pathsOf(...sides: Side[]): string[] {
  return [...new Set(sides.flatMap(({ references }) => [...references.byPath().keys()]))];
}

function differs(base: Side, now: Side, path: string): boolean {
  return !isDeepStrictEqual(operationWhole(base, path), operationWhole(now, path));
}

function operationWhole({ contract: { document }, references }: Side, path: string): Json[] {
  const used = [...(references.byPath().get(path) ?? [])];
  return [toObject(document["paths"])[path] ?? null, used, ...used.map((name) => component(document, name))];
}

function component(document: JsonObject, name: string): Json {
  const [section = "", key = ""] = name.split("/");
  return toObject(valueAt(document, ["components", section]))[key] ?? null;
}

/** The records that both contracts publish and that one of them uses in no operation, where they differ. */
function looseRecords(base: Side, now: Side): string[] {
  const [usedAtBase, usedNow] = [base, now].map(
    ({ references }) => new Set([...references.byPath().values()].flatMap((used) => [...used])),
  ) as [Set<string>, Set<string>];
  return Object.keys(toObject(valueAt(base.contract.document, ["components", "schemas"]))).filter((name) => {
    const key = `schemas/${name}`;
    if (usedAtBase.has(key) && usedNow.has(key)) return false;
    return component(now.contract.document, key) !== null && recordDiffers(base, now, name);
  });
}

function recordDiffers(base: Side, now: Side, name: string): boolean {
  const [before, after] = [base, now].map(({ contract: { document }, references }) => {
    const record = component(document, `schemas/${name}`);
    const used = [...references.from(record)];
    return [record, ...used.map((each) => component(document, each))];
  });
  return !isDeepStrictEqual(before, after);
}

function part({ contract: { document }, references }: Side, paths: string[], records: string[]): JsonObject {
  const all = toObject(document["paths"]);
  const kept = Object.fromEntries(paths.flatMap((path) => (path in all ? [[path, all[path] as Json]] : [])));
  const added = Object.fromEntries(records.map((name) => [RECORDS_PATH + name, recordOperation(name)]));
  const allPaths: JsonObject = { ...kept, ...added };
  const components = usedComponents(document, references.from(allPaths));
  return withoutOurOwn({ ...document, paths: allPaths, components }) as JsonObject;
}

function usedComponents(document: JsonObject, used: ReadonlySet<string>): JsonObject {
  const sections = Object.entries(toObject(document["components"])).map(([section, named]) => [
    section,
    section === "securitySchemes"
      ? named
      : Object.fromEntries(
          Object.entries(named as JsonObject).filter(([name]) => used.has(`${section}/${name}`)),
        ),
  ]);
  return Object.fromEntries(sections) as JsonObject;
}

/** A record that is sent, by its name, is compared as one that is sent. */
function recordOperation(name: string): JsonObject {
  const content = { "application/json": { schema: { $ref: `#/components/schemas/${name}` } } };
  const answer = (body: JsonObject) => ({ "200": { description: name, ...body } });
  return name.endsWith("Request")
    ? { post: { operationId: name, requestBody: { required: true, content }, responses: answer({}) } }
    : { get: { operationId: name, responses: answer({ content }) } };
}
