import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";

/** An export of a published package's entry point. */
export interface PublicExport {
  /** The package and the name: `@market-data/client createMarketData`. */
  readonly title: string;
  readonly isFunctionOrClass: boolean;
  readonly hasDocComment: boolean;
}

/**
 * Lists the exports of all entry points in the `exports` of manifests. Skips generated exports and re-exports of other
 * packages.
 *
 * @param root The repository's folder.
 */
export function listPublicExports(root: string): PublicExport[] {
  const entries = globSync("packages/*/package.json", { cwd: root }).flatMap((file) => {
    const { name, exports } = JSON.parse(readFileSync(join(root, file), "utf8"));
    return listSources(exports).map((source) => ({ name, file: join(root, dirname(file), source) }));
  });
  const program = createProgram(entries.map(({ file }) => file));
  const exports = entries.flatMap(({ name, file }) => readExports(program, name, file));
  return [...new Map(exports.map((found) => [found.title, found])).values()];
}

/** The sources in a manifest's `exports`, which nests conditions. */
function listSources(exports: unknown): string[] {
  if (typeof exports === "string") return /^\.\/src\/[^*]*\.ts$/.test(exports) ? [exports] : [];
  return Object.values(exports ?? {}).flatMap(listSources);
}

/** A program of the given files and the files they import by a relative path. */
function createProgram(files: readonly string[]): ts.Program {
  const options: ts.CompilerOptions = {
    allowImportingTsExtensions: true,
    noEmit: true,
    noLib: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (literals, importer) =>
    literals.map(({ text }) => ({
      resolvedModule: /^\..*\.ts$/.test(text)
        ? { resolvedFileName: join(dirname(importer), text), extension: ts.Extension.Ts }
        : undefined,
    }));
  return ts.createProgram(files, options, host);
}

function readExports(program: ts.Program, name: string, file: string): PublicExport[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (module === undefined) return [];
  return checker.getExportsOfModule(module).flatMap((exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    const isGenerated = symbol.declarations?.some((node) =>
      /\/generated\//.test(node.getSourceFile().fileName),
    );
    if (symbol.declarations === undefined || isGenerated) return [];
    return {
      title: `${name} ${exported.name}`,
      isFunctionOrClass: symbol.declarations.some(isFunctionOrClass),
      hasDocComment: symbol.getDocumentationComment(checker).length > 0,
    };
  });
}

function isFunctionOrClass(node: ts.Declaration): boolean {
  if (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) return true;
  const value = ts.isVariableDeclaration(node) ? node.initializer : undefined;
  return value !== undefined && (ts.isArrowFunction(value) || ts.isFunctionExpression(value));
}
