/**
 * Walks a contract once for all rules. Each object is visited once, components first. A finding in a shared component
 * is therefore reported once under the name of the component.
 */

import {
  isObject,
  type Json,
  type JsonObject,
  type Pointer,
  toEntries,
  toList,
  toObject,
} from "../../reading/json.ts";
import { dereference } from "../../reading/references.ts";
import { type Extensions, fillDefaults, projectExtensions } from "./extensions.ts";
import type { Kind } from "./kind.ts";

/**
 * The role of a schema in the parent. `condition` schemas (`not`, `if`, `then`, `else`) test a value and describe
 * nothing.
 */
export type Role =
  | "component"
  | "definition"
  | "property"
  | "items"
  | "values"
  | "member"
  | "condition"
  | "parameter"
  | "header"
  | "body";

export interface ContractNode {
  kind: Kind;
  value: JsonObject;
  path: Pointer;
  /** The key of the object in the parent. */
  name: string;
  /** Only for schemas. */
  role?: Role;
}

/** A parameter and its location in an operation. */
export interface Parameter {
  value: JsonObject;
  path: Pointer;
}

/** An operation, including the parts of its path item. */
export interface Operation {
  /** Key of `paths`. */
  url: string;
  method: string;
  value: JsonObject;
  path: Pointer;
  /** The parameters of the path item, then the operation's own parameters. */
  parameters: Parameter[];
  /** True for an operation without a required key. */
  keyless: boolean;
}

/** The contract in the form that rules check. */
export interface Contract {
  /** The bundled contract, with the defaults of omitted extensions. */
  bundle: JsonObject;
  /** The bundle with resolved `$ref`s. All uses of a component share one object. */
  root: JsonObject;
  /** The content of the root file, or the bundle for a contract in one file. */
  written: JsonObject;
  /** Absolute path of the root file. Undefined for a contract without a file. */
  file?: string;
  /** The known extensions. */
  extensions: Extensions;
  /** Every OpenAPI object, once. */
  nodes: ContractNode[];
  references: ContractNode[];
  operations: Operation[];
  /** The name of each schema component, by component. */
  componentSchemas: Map<unknown, string>;
}

/** The source of a bundle. */
export type ContractSource = Partial<Pick<Contract, "written" | "file" | "extensions">>;

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/** Keywords with one schema, and the role of the schema. */
const SCHEMA_KEYWORDS: readonly (readonly [string, Role])[] = [
  ["items", "items"],
  ["contains", "condition"],
  ["additionalProperties", "values"],
  ["unevaluatedProperties", "values"],
  ["unevaluatedItems", "items"],
  ["propertyNames", "condition"],
  ["not", "condition"],
  ["if", "condition"],
  ["then", "condition"],
  ["else", "condition"],
];

/** Keywords with a list of schemas. */
const SCHEMA_LIST_KEYWORDS: readonly (readonly [string, Role])[] = [
  ["allOf", "member"],
  ["anyOf", "member"],
  ["oneOf", "member"],
  ["prefixItems", "items"],
];

/** Keywords with schemas by name. */
const SCHEMA_MAP_KEYWORDS: readonly (readonly [string, Role])[] = [
  ["properties", "property"],
  ["patternProperties", "values"],
  ["dependentSchemas", "condition"],
  ["$defs", "definition"],
];

type Visit = (value: Json, path: Pointer) => void;

/** Reads a bundle for the rules and the generators. Operations get the defaults of omitted extensions. */
export function readContract(document: JsonObject, source: ContractSource = {}): Contract {
  const extensions = source.extensions ?? projectExtensions();
  const bundle = fillDefaults(document, extensions);
  const root = dereference(bundle);
  const { references } = walkContract(bundle);
  return {
    bundle,
    root,
    written: document,
    ...source,
    extensions,
    ...walkContract(root),
    references,
  };
}

type Walked = Pick<Contract, "nodes" | "references" | "operations" | "componentSchemas">;

function walkContract(root: JsonObject): Walked {
  const nodes: ContractNode[] = [];
  const references: ContractNode[] = [];
  const seen = new Set<unknown>();

  /** Records the first visit of an object or reference. Returns true for the first visit of an object. */
  function enter(kind: Kind, value: Json | undefined, path: Pointer, role?: Role): value is JsonObject {
    if (!isObject(value) || seen.has(value)) return false;
    seen.add(value);
    const isReference = typeof value["$ref"] === "string";
    const list = isReference ? references : nodes;
    list.push({ kind, value, path, name: String(path.at(-1) ?? ""), ...(role && { role }) });
    return !isReference;
  }

  const components = toObject(root["components"]);
  const componentSchemas = new Map<unknown, string>();
  for (const [name, schema] of toEntries(components["schemas"])) componentSchemas.set(schema, name);

  function visitSchema(value: Json | undefined, path: Pointer, role: Role): void {
    // A component is visited under the component's name, even after a use by an earlier object.
    if (role !== "component" && componentSchemas.has(value)) return;
    if (!enter("schema", value, path, role)) return;
    for (const [keyword, below] of SCHEMA_KEYWORDS) {
      if (isObject(value[keyword])) visitSchema(value[keyword], [...path, keyword], below);
    }
    for (const [keyword, below] of SCHEMA_LIST_KEYWORDS) {
      for (const [index, member] of toList(value[keyword]).entries())
        visitSchema(member, [...path, keyword, index], below);
    }
    for (const [keyword, below] of SCHEMA_MAP_KEYWORDS) {
      for (const [name, member] of toEntries(value[keyword]))
        visitSchema(member, [...path, keyword, name], below);
    }
  }

  const visitExample: Visit = (value, path) => {
    enter("example", value, path);
  };

  const visitContent: Visit = (value, path) => {
    for (const [type, media] of toEntries(value)) {
      const mediaPath = [...path, type];
      if (!enter("mediaType", media, mediaPath)) continue;
      visitSchema(media["schema"], [...mediaPath, "schema"], "body");
      visitEach(media["examples"], [...mediaPath, "examples"], visitExample);
    }
  };

  const visitHeader: Visit = (value, path) => {
    if (!enter("header", value, path)) return;
    visitSchema(value["schema"], [...path, "schema"], "header");
    visitEach(value["examples"], [...path, "examples"], visitExample);
  };

  const visitParameter: Visit = (value, path) => {
    if (!enter("parameter", value, path)) return;
    visitSchema(value["schema"], [...path, "schema"], "parameter");
    visitContent(value["content"] ?? null, [...path, "content"]);
    visitEach(value["examples"], [...path, "examples"], visitExample);
  };

  const visitResponse: Visit = (value, path) => {
    if (!enter("response", value, path)) return;
    visitEach(value["headers"], [...path, "headers"], visitHeader);
    visitContent(value["content"] ?? null, [...path, "content"]);
  };

  enter("root", root, []);
  enter("info", root["info"], ["info"]);
  for (const [index, server] of toList(root["servers"]).entries())
    enter("server", server, ["servers", index]);
  for (const [index, tag] of toList(root["tags"]).entries()) enter("tag", tag, ["tags", index]);

  visitEach(components["schemas"], ["components", "schemas"], (value, path) =>
    visitSchema(value, path, "component"),
  );
  visitEach(components["parameters"], ["components", "parameters"], visitParameter);
  visitEach(components["headers"], ["components", "headers"], visitHeader);
  visitEach(components["examples"], ["components", "examples"], visitExample);
  visitEach(components["responses"], ["components", "responses"], visitResponse);
  visitEach(components["securitySchemes"], ["components", "securitySchemes"], (value, path) => {
    enter("securityScheme", value, path);
  });

  const operations: Operation[] = [];
  for (const [url, item] of toEntries(root["paths"])) {
    const itemPath = ["paths", url];
    if (!enter("pathItem", item, itemPath)) continue;
    visitEach(item["parameters"], [...itemPath, "parameters"], visitParameter);
    for (const method of METHODS) {
      const path = [...itemPath, method];
      const value = item[method];
      if (!enter("operation", value, path)) continue;
      const parameters = [
        ...placed(item["parameters"], [...itemPath, "parameters"]),
        ...placed(value["parameters"], [...path, "parameters"]),
      ];
      operations.push({
        url,
        method,
        value,
        path,
        parameters,
        keyless: toList(value["security"] ?? root["security"]).length === 0,
      });
      visitEach(value["parameters"], [...path, "parameters"], visitParameter);
      visitEach(value["responses"], [...path, "responses"], visitResponse);
    }
  }
  return { nodes, references, operations, componentSchemas };
}

/** Visits each item of a list or each value of a map. */
function visitEach(holder: Json | undefined, path: Pointer, visit: Visit): void {
  if (Array.isArray(holder)) for (const [index, value] of holder.entries()) visit(value, [...path, index]);
  for (const [name, value] of toEntries(holder)) visit(value, [...path, name]);
}

function placed(list: Json | undefined, path: Pointer): Parameter[] {
  return toList(list).flatMap((value, index) => (isObject(value) ? [{ value, path: [...path, index] }] : []));
}
