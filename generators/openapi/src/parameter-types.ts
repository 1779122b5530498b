import {
  docComment,
  type GeneratedFile,
  literal,
  pascalCase,
  propertyKey,
} from "@market-data/generator-core";
import type { Operation, Parameter } from "@market-data/openapi";

/** Emits the return types of `parseQuery`, one per operation. */
export function emitParameterTypes(operations: readonly Operation[], headerLine: string): GeneratedFile {
  const contents = [
    `// ${headerLine}`,
    "",
    "/** The parameters that `parseQuery` returns, by operation. */",
    `export interface ParsedParameters {\n${operations.map(entry).join("")}}`,
    "",
    operations.map(parsedType).join("\n"),
  ].join("\n");
  return { path: "parameters.ts", contents };
}

function entry({ operationId }: Operation): string {
  return `  ${propertyKey(operationId)}: ${typeName(operationId)};\n`;
}

function typeName(operationId: string): string {
  return `Parsed${pascalCase(operationId)}`;
}

function parsedType({ operationId, path, parameters }: Operation): string {
  const comment = docComment(`The parsed parameters of \`GET ${path}\`.`);
  const properties = parameters.map(property).join("");
  return `${comment}export interface ${typeName(operationId)} {\n${properties}}\n`;
}

function property(parameter: Parameter): string {
  const comment = parameter.type === "time" ? docComment("Unix time in ms.", "  ") : "";
  const given = parameter.required === true || parameter.default !== undefined;
  return `${comment}  ${propertyKey(parameter.name)}${given ? "" : "?"}: ${toType(parameter)};\n`;
}

function toType({ type, list, nullable, enum: allowed }: Parameter): string {
  const single = [Array.isArray(allowed) ? allowed.map(literal).join(" | ") : plainType(type)];
  const item = [...single, ...(nullable ? ["null"] : [])].join(" | ");
  if (!list) return item;
  return item.includes(" ") ? `readonly (${item})[]` : `readonly ${item}[]`;
}

function plainType(type: Parameter["type"]): string {
  return type === "integer" || type === "time" ? "number" : type;
}
