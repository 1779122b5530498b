import { isObject, type JsonObject, type Pointer, valueAt } from "@market-data/generator-core";
import type { Side } from "../pair.ts";
import { code } from "./format.ts";

/** The subject of a change, in terms of the API. */
export interface Subject {
  /** "parameter `limit`", "field `name` of `MapItem`", "response header `ETag`". */
  label: string;
  /** The parameter's name, the field's, the header's. */
  name: string;
  kind: "parameter" | "field" | "record" | "header" | "response";
  /** The name of the enclosing parameter. */
  parameter?: string;
}

/** Keywords with schemas of parts. */
const PART_SUFFIXES: Record<string, string> = { items: "[]", additionalProperties: ".*" };

/** The subject of a schema. @param root The owner of a schema outside of components. */
export function schemaSubject(side: Side, pointer: Pointer, root: Subject): Subject {
  const [components, section, record, ...rest] = pointer;
  if (components === "components" && section === "schemas" && record !== undefined) {
    return fieldSubject(String(record), fieldPath(getSchema(side, pointer.slice(0, 3)), rest));
  }
  const at = pointer.indexOf("schema");
  const field = at < 0 ? "" : fieldPath(getSchema(side, pointer.slice(0, at + 1)), pointer.slice(at + 1));
  if (field === "") return root;
  if (root.kind === "parameter" && field === "[]") return { ...root, label: `an item of ${root.label}` };
  return { ...root, label: `field ${code(field)} of ${root.label}`, name: field, kind: "field" };
}

function fieldSubject(record: string, field: string): Subject {
  if (field === "") return { label: `record ${code(record)}`, name: record, kind: "record" };
  return { label: `field ${code(field)} of ${code(record)}`, name: field, kind: "field" };
}

function getSchema(side: Side, pointer: Pointer): JsonObject {
  const schema = valueAt(side.document, pointer);
  return isObject(schema) ? schema : {};
}

/** `properties/quotes/items/properties/price` as `quotes[].price`. */
function fieldPath(schema: JsonObject, way: Pointer): string {
  let path = "";
  let at: unknown = schema;
  for (let index = 0; index < way.length; index++) {
    const segment = String(way[index]);
    at = isObject(at) || Array.isArray(at) ? (at as JsonObject)[segment] : undefined;
    if (segment === "properties" && way[index + 1] !== undefined) {
      index++;
      const name = String(way[index]);
      path += path === "" ? name : `.${name}`;
      at = isObject(at) ? at[name] : undefined;
    } else if (Object.hasOwn(PART_SUFFIXES, segment)) {
      path += PART_SUFFIXES[segment];
    }
  }
  return path.replace(/^\./, "");
}
