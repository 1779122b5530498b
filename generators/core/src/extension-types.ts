import { isObject, type Json, type JsonObject, pascalCase } from "@market-data/spec/reading";
import { type GetName, schemaType } from "./schema-types.ts";
import { docComment, identifier } from "./text/typescript.ts";
import type { GeneratedFile } from "./write.ts";

/** Emits a TypeScript type for each schema of the `x-svc-*` extensions, named by the schema's title. */
export function extensionTypes(schemas: ReadonlyMap<string, JsonObject>, headerLine: string): GeneratedFile {
  const titles = new Map([...schemas].map(([name, schema]) => [`${name}.yaml`, String(schema["title"])]));
  const types = [...schemas.values()].flatMap((schema) => {
    const title = String(schema["title"]);
    const getName: GetName = (reference) => referencedName(reference, title, titles);
    const definitions = Object.entries(isObject(schema["$defs"]) ? schema["$defs"] : {});
    return [
      declaration(title, schema, getName),
      ...definitions.map(([name, definition]) =>
        declaration(definitionName(title, name), definition, getName),
      ),
    ];
  });
  return { path: "extensions.ts", contents: `// ${headerLine}\n\n${types.join("\n")}` };
}

function declaration(name: string, schema: Json, getName: GetName): string {
  const description = isObject(schema) ? schema["description"] : undefined;
  const comment = typeof description === "string" ? docComment(description) : "";
  return `${comment}export type ${identifier(name)} = ${schemaType(schema, getName)};\n`;
}

function referencedName(reference: string, title: string, titles: ReadonlyMap<string, string>): string {
  const definition = /^#\/\$defs\/(.+)$/.exec(reference)?.[1];
  if (definition !== undefined) return definitionName(title, definition);
  const name = titles.get(reference);
  if (name === undefined)
    throw new Error(`The schema of ${title} refers to ${reference}, which is not an extension.`);
  return name;
}

function definitionName(title: string, definition: string): string {
  return `${title}${pascalCase(definition)}`;
}
