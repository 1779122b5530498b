import { docComment, identifier, literal, type Model } from "@market-data/generator-core";

/** Emits a type for each record, with the description as its doc comment. */
export function recordTypes({ records }: Model, headerLine: string): string {
  const types = [...records.values()].map(
    ({ name, description }) =>
      `${docComment(description)}export type ${identifier(name)} = components["schemas"][${literal(name)}];\n`,
  );
  return `// ${headerLine}\n\nimport type { components } from "./openapi.ts";\n\n${types.join("\n")}`;
}
