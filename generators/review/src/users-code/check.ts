import { dirname, join } from "node:path";
import ts from "typescript";
import type { Emitted } from "./emitted.ts";
import { CONSUMERS, type Programs } from "./programs.ts";

/** Something that the compiler says of a program. */
export interface ProgramError {
  /** The program's path in the repository. */
  file: string;
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
  /** The compiler's number, as in `TS2339`. */
  code: number;
  text: string;
}

/** What the compiler says of programs, where these are the generated files. */
export type Check = (emitted: Emitted) => ProgramError[];

/** Longer messages print whole types; their beginning says what is wrong. */
const LONGEST_TEXT = 400;

/**
 * Makes a check of programs against packages, which is given the packages' generated files and takes everything else
 * from the working tree: the hand-written sources, the compiler's options, other packages. What does not depend on the
 * generated files is read and parsed once for all checks. Nothing is written.
 * @param root The repository's folder.
 */
export function checkOf(root: string, programs: Programs): Check {
  const options = optionsOf(join(root, CONSUMERS));
  const parsed = new Map<string, ts.SourceFile | undefined>();
  // What every program needs (the language's and Node's own types) is parsed now, and not with the first check.
  ts.createProgram([], options, hostOf(root, options, new Map(), parsed));
  return (emitted) => {
    const replaced = new Map(
      [...programs, ...emitted].map(([file, contents]) => [join(root, file), contents]),
    );
    const host = hostOf(root, options, replaced, parsed);
    const files = [...programs.keys()].map((file) => join(root, file));
    const program = ts.createProgram(files, options, host);
    return [...programs.keys()].flatMap((file) => errorsOf(program, file, join(root, file)));
  };
}

function optionsOf(folder: string): ts.CompilerOptions {
  const file = join(folder, "tsconfig.json");
  const { config, error } = ts.readConfigFile(file, ts.sys.readFile);
  if (error !== undefined) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, "\n"));
  // The files are named by whoever checks: no folder is searched for them.
  const host = { ...ts.sys, readDirectory: () => [] };
  return ts.parseJsonConfigFileContent(config, host, folder).options;
}

/** The file system with some files replaced, and without what lies in the folders of the generated ones beside them. */
function hostOf(
  root: string,
  options: ts.CompilerOptions,
  replaced: ReadonlyMap<string, string>,
  parsed: Map<string, ts.SourceFile | undefined>,
): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const folders = new Set([...replaced.keys()].map(dirname).filter((folder) => folder.endsWith("generated")));
  const { getSourceFile, fileExists, readFile } = host;
  return {
    ...host,
    // No comment has a type, and half of the generated text is comments.
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
    getCurrentDirectory: () => root,
    fileExists: (file) => replaced.has(file) || (!folders.has(dirname(file)) && fileExists(file)),
    readFile: (file) => replaced.get(file) ?? readFile(file),
    getSourceFile: (file, language) => {
      const contents = replaced.get(file);
      if (contents !== undefined) return ts.createSourceFile(file, contents, language);
      if (!parsed.has(file)) parsed.set(file, getSourceFile(file, language));
      return parsed.get(file);
    },
  };
}

function errorsOf(program: ts.Program, file: string, path: string): ProgramError[] {
  const source = program.getSourceFile(path);
  if (source === undefined) return [];
  const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  return found.map(({ start = 0, code, messageText }) => {
    const { line, character } = source.getLineAndCharacterOfPosition(start);
    const whole = ts.flattenDiagnosticMessageText(messageText, " ").replaceAll(/\s+/g, " ");
    const text = whole.length > LONGEST_TEXT ? `${whole.slice(0, LONGEST_TEXT - 1)}…` : whole;
    return { file, line: line + 1, column: character + 1, code, text };
  });
}
