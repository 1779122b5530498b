import {
  followReferences,
  isObject,
  type JsonObject,
  type Pointer,
  toObject,
  valueAt,
} from "@market-data/generator-core";
import { parameterKey, pathKey } from "../../path-key.ts";
import { References } from "../../references.ts";
import { SchemaReader, type SchemaRef } from "./read-schema.ts";

/** The methods of a path item. */
export const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace", "query"];

/** An operation with the parameters, servers and words of the path item. */
export interface NormalOperation {
  /** The method and the path with numbered placeholders, independent of names. */
  readonly key: string;
  /** `GET /v1/cryptocurrency/map`. */
  readonly name: string;
  readonly operationId: string | undefined;
  readonly path: string;
  readonly pointer: Pointer;
  readonly node: JsonObject;
  /** The path item of the operation. */
  readonly item: JsonObject;
  readonly parameters: readonly NormalParameter[];
}

/** A parameter with all defaults. */
export interface NormalParameter {
  readonly name: string;
  readonly in: string;
  /** The identity of a parameter. A path parameter has the position in the path. */
  readonly key: string;
  readonly pointer: Pointer;
  readonly node: JsonObject;
  readonly required: boolean;
  /** The style, `explode` and related properties, if they affect the value. */
  readonly serialization: JsonObject;
  /** Undefined for a parameter without a schema. */
  readonly schema: Pointer | undefined;
}

/**
 * Every operation below the path items at a place, in the order of the document.
 *
 * @param at The place of path items by path: `paths`, `webhooks`, or a callback.
 */
export function readOperations(document: JsonObject, at: Pointer = ["paths"]): NormalOperation[] {
  const paths = Object.keys(toObject(valueAt(document, at)));
  return paths.flatMap((path) => {
    if (at[0] !== "webhooks" && path.startsWith("x-")) return [];
    const place = followReferences(document, [...at, path]);
    const item = toObject(valueAt(document, place));
    const shared = parametersAt(document, path, [...place, "parameters"]);
    return methodsOf(item).flatMap(({ method, way }) => {
      const pointer = [...place, ...way];
      const node = valueAt(document, pointer);
      if (!isObject(node)) return [];
      const own = parametersAt(document, path, [...pointer, "parameters"]);
      const keys = new Set(own.map(({ key }) => key));
      return [
        {
          key: `${method} ${pathKey(path)}`,
          name: `${method.toUpperCase()} ${path}`,
          operationId: typeof node["operationId"] === "string" ? node["operationId"] : undefined,
          path,
          pointer,
          node,
          item,
          parameters: [...own, ...shared.filter(({ key }) => !keys.has(key))],
        },
      ];
    });
  });
}

/** Pairs of operations with ambiguous path templates, such as `/x/{id}` and `/x/{name}`. OpenAPI forbids the pairs. */
export function findAmbiguous(operations: readonly NormalOperation[]): [NormalOperation, NormalOperation][] {
  const known = new Map<string, NormalOperation>();
  return operations.flatMap((operation): [NormalOperation, NormalOperation][] => {
    const other = known.get(operation.key);
    known.set(operation.key, operation);
    return other === undefined ? [] : [[other, operation]];
  });
}

/** The methods of a path item with their place. OpenAPI 3.2 adds `query` and `additionalOperations`. */
function methodsOf(item: JsonObject): { method: string; way: string[] }[] {
  const more = Object.keys(toObject(item["additionalOperations"]));
  return [
    ...METHODS.map((method) => ({ method, way: [method] })),
    ...more.map((method) => ({ method: method.toLowerCase(), way: ["additionalOperations", method] })),
  ];
}

function parametersAt(document: JsonObject, path: string, pointer: Pointer): NormalParameter[] {
  const list = valueAt(document, pointer);
  if (!Array.isArray(list)) return [];
  return list.flatMap((_each, index) => {
    const place = followReferences(document, [...pointer, index]);
    const node = valueAt(document, place);
    return isObject(node) && !isIgnored(node) ? [readParameter(document, path, node, place)] : [];
  });
}

/** OpenAPI ignores header parameters with these names. */
function isIgnored(node: JsonObject): boolean {
  const name = String(node["name"]).toLowerCase();
  return node["in"] === "header" && ["accept", "content-type", "authorization"].includes(name);
}

function readParameter(
  document: JsonObject,
  path: string,
  node: JsonObject,
  pointer: Pointer,
): NormalParameter {
  const [name, place] = [String(node["name"]), String(node["in"])];
  const schema = schemaIn(node, pointer);
  return {
    name,
    in: place,
    key: parameterKey(path, { name, in: place }),
    pointer,
    node,
    // A parameter of the path is always sent.
    required: node["required"] === true || place === "path",
    serialization: readSerialization(document, node, place, schema),
    schema,
  };
}

/** The schema of a parameter or a header, directly or below a media type. */
export function schemaIn(node: JsonObject, pointer: Pointer): Pointer | undefined {
  if (isObject(node["schema"])) return [...pointer, "schema"];
  const [type] = Object.keys(toObject(node["content"]));
  return type === undefined ? undefined : [...pointer, "content", type, "schema"];
}

const STYLES: Readonly<Record<string, string>> = {
  query: "form",
  cookie: "form",
  path: "simple",
  header: "simple",
};

/** Styles with an own form of single values: `;id=5`, `.5`, and a cookie without percent-encoding. */
const MARKED_STYLES = ["matrix", "label", "cookie"];

/**
 * The serialization of a parameter or a header.
 *
 * @param place The value of `in`.
 */
export function readSerialization(
  document: JsonObject,
  node: JsonObject,
  place: string,
  schema: Pointer | undefined,
): JsonObject {
  const style = String(node["style"] ?? STYLES[place]);
  const content = Object.keys(toObject(node["content"])).join();
  // Most styles write a single value in the same way.
  const isSingle = schema !== undefined && hasSingleValues(readerFor(document), [schema]);
  return {
    ...(content === "" ? {} : { content }),
    ...(isSingle && !MARKED_STYLES.includes(style) ? {} : { style }),
    ...(isSingle ? {} : { explode: node["explode"] ?? style === "form" }),
    allowReserved: node["allowReserved"] === true,
  };
}

/** Whether a schema accepts neither lists nor objects. */
function hasSingleValues(schemas: SchemaReader, ref: SchemaRef): boolean {
  const isSingle = (each: SchemaRef) => {
    const { types } = schemas.read(each);
    return types !== undefined && !types.has("array") && !types.has("object");
  };
  return isSingle(ref) || schemas.read(ref).choices.some(({ members }) => members.every(isSingle));
}

const READERS = new WeakMap<JsonObject, SchemaReader>();

function readerFor(document: JsonObject): SchemaReader {
  const reader = READERS.get(document) ?? new SchemaReader(document, new References(document));
  READERS.set(document, reader);
  return reader;
}
