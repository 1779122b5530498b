import { dirname } from "node:path";
import ts from "typescript";

const OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  lib: ["lib.es2022.d.ts", "lib.dom.d.ts"],
  types: [],
  strict: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  skipLibCheck: true,
  noEmit: true,
};

/** Counts the type instantiations of programs. Shared files are parsed once. */
export class InstantiationCounter {
  readonly #parsed = new Map<string, ts.SourceFile | undefined>();

  /**
   * Returns the type instantiations of TypeScript 5.9 for a file, as in `--extendedDiagnostics`.
   * @throws {Error} for a file with compiler errors.
   */
  count(file: string): number {
    const host = ts.createCompilerHost(OPTIONS);
    const { getSourceFile } = host;
    host.getCurrentDirectory = () => dirname(file);
    host.getSourceFile = (path, ...options) => {
      if (path === file) return getSourceFile(path, ...options);
      if (!this.#parsed.has(path)) this.#parsed.set(path, getSourceFile(path, ...options));
      return this.#parsed.get(path);
    };
    const program = ts.createProgram([file], OPTIONS, host);
    const errors = ts.getPreEmitDiagnostics(program);
    if (errors.length > 0) throw new Error(ts.formatDiagnostics(errors, host));
    return (program as ts.Program & { getInstantiationCount(): number }).getInstantiationCount();
  }
}
