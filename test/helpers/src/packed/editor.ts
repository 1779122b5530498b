import { readFileSync } from "node:fs";
import ts from "typescript";

/** The hover text of an editor. */
interface QuickInfo {
  /** The declaration as code. */
  code: string;
  text: string;
  /** The texts of tags by name. */
  tags: Record<string, string[]>;
}

const OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  lib: ["lib.es2022.d.ts", "lib.dom.d.ts"],
  strict: true,
  types: [],
};

/** A program in an editor. The file is read once. */
export class Editor {
  readonly #file: string;
  readonly #text: string;
  readonly #service: ts.LanguageService;

  constructor(file: string) {
    this.#file = file;
    this.#text = readFileSync(file, "utf8");
    const { fileExists, readFile, readDirectory, directoryExists, getDirectories, getCurrentDirectory } =
      ts.sys;
    this.#service = ts.createLanguageService({
      fileExists,
      readFile,
      readDirectory,
      directoryExists,
      getDirectories,
      getCurrentDirectory,
      getCompilationSettings: () => OPTIONS,
      getScriptFileNames: () => [file],
      getScriptVersion: () => "1",
      getScriptSnapshot: (path) => {
        const contents = ts.sys.readFile(path);
        return contents === undefined ? undefined : ts.ScriptSnapshot.fromString(contents);
      },
      getDefaultLibFileName: ts.getDefaultLibFilePath,
    });
  }

  /**
   * Returns the hover text at the first occurrence of `mark`.
   * @throws {Error} without a hover text.
   */
  pointAt(mark: string): QuickInfo {
    const info = this.#service.getQuickInfoAtPosition(this.#file, this.#text.indexOf(mark));
    if (info === undefined) throw new Error(`There is no hover text at "${mark}".`);
    const tags: Record<string, string[]> = {};
    for (const { name, text } of info.tags ?? []) {
      tags[name] = [...(tags[name] ?? []), ts.displayPartsToString(text)];
    }
    return {
      code: ts.displayPartsToString(info.displayParts),
      text: ts.displayPartsToString(info.documentation),
      tags,
    };
  }
}
