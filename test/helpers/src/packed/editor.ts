import { readFileSync } from "node:fs";
import ts from "typescript";

/** What an editor shows where a name is pointed at. */
export interface QuickInfo {
  /** The declaration, as code. */
  code: string;
  text: string;
  /** The texts of the tags, by the tags' names. */
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

/** A program as an editor knows it. The file is read once. */
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
   * Points at the first place in the program where `mark` is.
   * @throws {Error} when nothing is shown there.
   */
  pointAt(mark: string): QuickInfo {
    const info = this.#service.getQuickInfoAtPosition(this.#file, this.#text.indexOf(mark));
    if (info === undefined) throw new Error(`An editor shows nothing at "${mark}".`);
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
