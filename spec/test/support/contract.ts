import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { parse } from "yaml";

/** A piece of YAML, as the `yaml` package reads it. */
export type Yaml = null | boolean | number | string | Yaml[] | YamlMap;

/** A mapping of YAML. A key that is not there reads as `undefined`. */
export type YamlMap = { [key: string]: Yaml | undefined };

/** A parameter of an operation, its `$ref`s resolved. */
export interface Parameter {
  name: string;
  in: string;
  required: boolean;
  schema: YamlMap;
  readsAs: YamlMap;
}

/** What the tests of the guides need to know of an operation. */
export interface Operation {
  id: string;
  /** The URL's path as the contract writes it, path parameters in braces. */
  path: string;
  parameters: Parameter[];
  keyRequired: boolean;
  status: string;
  /** The operationId of the replacement, or null where there is none. */
  replacedBy: string | null;
  credits: YamlMap;
  constraints: YamlMap[];
}

/** The contract, read file by file without bundling. */
export interface Contract {
  operations: Operation[];
  /** Names of the component schemas. */
  schemas: Set<string>;
  /** Returns a component schema, its `$ref`s resolved. Throws where the name is unknown. */
  schema(name: string): YamlMap;
}

const root = resolve(import.meta.dirname, "../..");

/** Returns `value` as a mapping, an empty one where it is none. */
export const mapOf = (value: Yaml | undefined): YamlMap =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};

/** Returns `value` as a list, an empty one where it is none. */
export const listOf = (value: Yaml | undefined): Yaml[] => (Array.isArray(value) ? value : []);

const files = new Map<string, Yaml>();

/** Reads a YAML file once. */
function read(file: string): Yaml {
  const known = files.get(file);
  if (known !== undefined) return known;
  const value: Yaml = parse(readFileSync(file, "utf8"));
  files.set(file, value);
  return value;
}

/** Replaces each `$ref` to another file by what that file holds. A cycle is an error: the contract has none. */
function resolved(value: Yaml | undefined, file: string, trail: string[] = []): Yaml {
  if (Array.isArray(value)) return value.map((item) => resolved(item, file, trail));
  if (typeof value !== "object" || value === null) return value ?? null;
  const reference = value["$ref"];
  if (typeof reference === "string") {
    const target = resolve(dirname(file), reference);
    if (trail.includes(target)) throw new Error(`${file}: the $ref ${reference} leads back to itself`);
    return resolved(read(target), target, [...trail, target]);
  }
  const entries = Object.entries(value).map(([key, item]) => [key, resolved(item, file, trail)]);
  return Object.fromEntries(entries);
}

function parameterOf(value: Yaml): Parameter {
  const parameter = mapOf(value);
  return {
    name: String(parameter["name"]),
    in: String(parameter["in"]),
    required: parameter["required"] === true,
    schema: mapOf(parameter["schema"]),
    readsAs: mapOf(parameter["x-svc-reads-as"]),
  };
}

function operationOf(file: string): Operation {
  const item = mapOf(read(file));
  const get = mapOf(item["get"]);
  const parameters = [...listOf(item["parameters"]), ...listOf(get["parameters"])];
  const lifecycle = mapOf(get["x-svc-lifecycle"]);
  return {
    id: String(get["operationId"]),
    path: `/${relative(join(root, "paths"), file)
      .split(sep)
      .join("/")
      .replace(/\.yaml$/, "")}`,
    parameters: parameters.map((parameter) => parameterOf(resolved(parameter, file))),
    keyRequired: mapOf(get["x-svc-access"])["keyRequired"] === true,
    status: String(lifecycle["status"]),
    replacedBy: typeof lifecycle["replacedBy"] === "string" ? lifecycle["replacedBy"] : null,
    credits: mapOf(get["x-svc-credits"]),
    constraints: listOf(get["x-svc-constraints"]).map(mapOf),
  };
}

/** Reads every path and the names of every schema from the folder of the contract. */
export function readContract(): Contract {
  const names = (folder: string, recursive: boolean) =>
    readdirSync(join(root, folder), { recursive, encoding: "utf8" }).filter((name) => name.endsWith(".yaml"));
  const schemas = new Set(names("components/schemas", false).map((name) => name.replace(/\.yaml$/, "")));
  return {
    operations: names("paths", true).map((name) => operationOf(join(root, "paths", name))),
    schemas,
    schema(name) {
      if (!schemas.has(name)) throw new Error(`no component schema is called ${name}`);
      const file = join(root, "components/schemas", `${name}.yaml`);
      return mapOf(resolved(read(file), file, [file]));
    },
  };
}
