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

/** Counts the type instantiations of programs; the files that they have in common are parsed once. */
export class InstantiationCounter {
  readonly #parsed = new Map<string, ts.SourceFile | undefined>();

  /**
   * Type instantiations that TypeScript 5.9 makes for a file, as `--extendedDiagnostics` counts them.
   * @throws {Error} when the file does not compile.
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
