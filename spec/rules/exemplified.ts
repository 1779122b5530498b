import { isObject, type Json, type JsonObject, toEntries, toList } from "../reading/json.ts";
import type { ContractNode } from "./support/contract.ts";
import type { Rule } from "./support/rule.ts";

type ComponentSchemas = ReadonlyMap<unknown, string>;

export default {
  description: "Every parameter, header, property and response body has an example.",
  *check({ nodes, componentSchemas }) {
    for (const node of nodes) {
      const message = messageFor(node, componentSchemas);
      if (message) yield { path: node.path, message };
    }
  },
} satisfies Rule;

function messageFor(
  { kind, role, name, value }: ContractNode,
  components: ComponentSchemas,
): string | undefined {
  if (kind === "parameter" && !hasExample(value))
    return `The parameter "${value["name"]}" has no example; add \`example\`. For a list parameter, write a list.`;
  if (kind === "header" && !hasExample(value)) return `The header ${name} has no example; add \`example\`.`;
  if (kind === "mediaType" && toEntries(value["examples"]).length === 0)
    return "This body has no example; add one under `examples`.";
  if (kind !== "schema") return undefined;
  if (value["example"] !== undefined)
    return "A schema has `examples`, a list; write `examples: [...]` in place of `example`.";
  const shown =
    toList(value["examples"]).length > 0 ||
    value["const"] !== undefined ||
    containsComponent(value, components);
  if (role === "property" && !shown)
    return `The property "${name}" has no examples; add \`examples: [...]\`.`;
  if (role === "component" && !shown && isPlain(value))
    return `The schema ${name} has no examples; add \`examples: [...]\`.`;
  return undefined;
}

function hasExample(value: JsonObject): boolean {
  return value["example"] !== undefined || toEntries(value["examples"]).length > 0;
}

/** Whether a nested schema is a component. The rule checks the examples of the component itself. */
function containsComponent(schema: Json | undefined, components: ComponentSchemas): boolean {
  if (!isObject(schema)) return false;
  const below = [
    schema["items"],
    schema["additionalProperties"],
    ...["allOf", "oneOf", "anyOf"].flatMap((keyword) => toList(schema[keyword])),
  ];
  return below.some(
    (part) =>
      isObject(part) &&
      (typeof part["$ref"] === "string" || components.has(part) || containsComponent(part, components)),
  );
}

/** Whether the schema describes a value without properties, items or alternatives. */
function isPlain(schema: JsonObject): boolean {
  return !["properties", "items", "additionalProperties", "allOf", "oneOf", "anyOf"].some(
    (keyword) => keyword in schema,
  );
}
