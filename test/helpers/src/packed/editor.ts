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

/** Points at the first place in a program where `mark` stands. */
export function quickInfo(file: string, mark: string, options: ts.CompilerOptions): QuickInfo {
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [file],
    getScriptVersion: () => "1",
    getScriptSnapshot: (path) => {
      const contents = ts.sys.readFile(path);
      return contents === undefined ? undefined : ts.ScriptSnapshot.fromString(contents);
    },
    getCurrentDirectory: () => ts.sys.getCurrentDirectory(),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  });
  const info = service.getQuickInfoAtPosition(file, readFileSync(file, "utf8").indexOf(mark));
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
