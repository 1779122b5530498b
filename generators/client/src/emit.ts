import {
  type Contract,
  docComment,
  type GeneratedFile,
  identifier,
  literal,
  type Operation,
  pascalCase,
} from "@market-data/generator-core";

/** The client's operations: what each is called, where it is, what it takes and what it answers. */
export function emitClient({ model }: Contract, headerLine: string): GeneratedFile[] {
  const types = model.operations.flatMap((operation) => [parametersType(operation), resultType(operation)]);
  const contents = [
    `// ${headerLine}`,
    `import type { ${types.sort().join(", ")} } from "@market-data/types";`,
    "",
    "/** What a path's operation is called. */",
    `export const paths = {\n${model.operations.map(pathEntry).join("\n")}\n} as const;`,
    "",
    `export interface Operations {\n${model.operations.map(signature).join("\n")}\n}`,
    "",
  ].join("\n");
  return [{ path: "operations.ts", contents }];
}

function pathEntry({ operationId, path }: Operation): string {
  return `  ${identifier(operationId)}: ${literal(path)},`;
}

function signature(operation: Operation): string {
  const { operationId, summary } = operation;
  const comment = docComment(summary, "  ");
  return `${comment}  ${identifier(operationId)}(parameters: ${parametersType(operation)}): Promise<${resultType(operation)}>;`;
}

function parametersType({ operationId }: Operation): string {
  return `${pascalCase(operationId)}Parameters`;
}

function resultType({ operationId }: Operation): string {
  return `${pascalCase(operationId)}Result`;
}
