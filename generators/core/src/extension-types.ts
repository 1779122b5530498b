import { isObject, type Json, type JsonObject } from "./json.ts";
import { pascalCase } from "./naming.ts";
import { typescriptOf } from "./typescript.ts";
import type { GeneratedFile } from "./write.ts";

/** The TypeScript types of the `x-svc-*` extensions, one for each schema, named by its title. */
export async function extensionTypes(
  schemas: Map<string, JsonObject>,
  headerLine: string,
): Promise<GeneratedFile> {
  const titles = new Map([...schemas].map(([name, schema]) => [`${name}.yaml`, String(schema["title"])]));
  const components: JsonObject = {};
  for (const schema of schemas.values()) {
    const title = String(schema["title"]);
    const { $defs, $schema: _, ...own } = schema;
    components[title] = adapt(own, title, titles);
    for (const [name, definition] of Object.entries((isObject($defs) ? $defs : {}) as JsonObject)) {
      components[definitionName(title, name)] = adapt(definition, title, titles);
    }
  }
  const document = {
    openapi: "3.1.0",
    info: { title: "", version: "" },
    paths: {},
    components: { schemas: components },
  };
  return { path: "extensions.ts", contents: `// ${headerLine}\n\n${await typescriptOf(document, true)}` };
}

/** A JSON Schema as a component: references to other schemas' files become references to components. */
function adapt(value: Json, title: string, titles: ReadonlyMap<string, string>): Json {
  if (Array.isArray(value)) return value.map((item) => adapt(item, title, titles));
  if (!isObject(value)) return value;
  // Conditions narrow what the properties already say; TypeScript has no word for them.
  const { if: _if, then: _then, else: _else, allOf: _allOf, ...rest } = value;
  const conditional = isObject(value) && "properties" in value;
  const entries = Object.entries(conditional ? rest : value).map(([key, item]): [string, Json] =>
    key === "$ref"
      ? [key, componentReference(String(item), title, titles)]
      : [key, adapt(item, title, titles)],
  );
  return Object.fromEntries(entries);
}

function componentReference(reference: string, title: string, titles: ReadonlyMap<string, string>): string {
  const definition = /^#\/\$defs\/(.+)$/.exec(reference)?.[1];
  const name = definition === undefined ? titles.get(reference) : definitionName(title, definition);
  return `#/components/schemas/${name}`;
}

function definitionName(title: string, definition: string): string {
  return `${title}${pascalCase(definition)}`;
}
