import {
  followReferences,
  isObject,
  type JsonObject,
  type Pointer,
  toObject,
  valueAt,
} from "@market-data/generator-core";
import { parameterKey, pathKey } from "../../path-key.ts";

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"] as const;

/** An operation as the document writes it, with what it takes from its path. */
export interface NormalOperation {
  /** The method and the path with its placeholders numbered: the same operation has the same, whatever they are called. */
  readonly key: string;
  /** `GET /v1/cryptocurrency/map`. */
  readonly name: string;
  readonly operationId: string | undefined;
  readonly path: string;
  readonly pointer: Pointer;
  readonly node: JsonObject;
  /** The path item around it. */
  readonly item: JsonObject;
  readonly parameters: readonly NormalParameter[];
}

/** A parameter with its defaults filled in. */
export interface NormalParameter {
  readonly name: string;
  readonly in: string;
  /** The same for the same parameter: a path parameter is known by its place in the path. */
  readonly key: string;
  readonly pointer: Pointer;
  readonly node: JsonObject;
  readonly required: boolean;
  readonly deprecated: boolean;
  /** How a value is written, where there is more than one way. */
  readonly serialization: JsonObject;
  /** Absent where it has none. */
  readonly schema: Pointer | undefined;
}

/** Every operation of a document, in its order. */
export function readOperations(document: JsonObject): NormalOperation[] {
  return Object.keys(toObject(document["paths"])).flatMap((path) => {
    const place = followReferences(document, ["paths", path]);
    const item = toObject(valueAt(document, place));
    const shared = parametersAt(document, path, [...place, "parameters"]);
    return METHODS.flatMap((method) => {
      const pointer = [...place, method];
      const node = item[method];
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

function parametersAt(document: JsonObject, path: string, pointer: Pointer): NormalParameter[] {
  const list = valueAt(document, pointer);
  if (!Array.isArray(list)) return [];
  return list.flatMap((_each, index) => {
    const place = followReferences(document, [...pointer, index]);
    const node = valueAt(document, place);
    return isObject(node) ? [readParameter(document, path, node, place)] : [];
  });
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
    deprecated: node["deprecated"] === true,
    serialization: readSerialization(document, node, place, schema),
    schema,
  };
}

/** The schema of a parameter or a header, which may stand below its media type. */
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

/**
 * How the value of a parameter or a header is written.
 *
 * @param place Where it is written, as `in` says it.
 */
export function readSerialization(
  document: JsonObject,
  node: JsonObject,
  place: string,
  schema: Pointer | undefined,
): JsonObject {
  const style = String(node["style"] ?? STYLES[place]);
  const content = Object.keys(toObject(node["content"])).join();
  const target = schema === undefined ? undefined : valueAt(document, followReferences(document, schema));
  const types = [isObject(target) ? (target["type"] ?? null) : null].flat();
  // A single value is written in one way.
  const isSingle = types.every((type) => type !== null && type !== "array" && type !== "object");
  return {
    ...(content === "" ? {} : { content }),
    ...(isSingle ? {} : { style, explode: node["explode"] ?? style === "form" }),
    allowReserved: node["allowReserved"] === true,
  };
}
