import { spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Emitted } from "./emitted.ts";
import { CONSUMERS, type Programs } from "./programs.ts";

/** An error of the compiler in a program. */
export interface ProgramError {
  /** The program's path in the repository. */
  file: string;
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
  /** The compiler's code, as in `TS2339`. */
  code: string;
  text: string;
}

/** The packages that programs import. */
const PACKAGES = ["packages/types", "packages/client"];

/** Long messages print whole types. The cause is at the beginning. */
const MAX_TEXT = 400;

/** The repository of this tool, with the hand-written sources and the compiler options. */
const ROOT = fileURLToPath(new URL("../../../..", import.meta.url));

/** Several threads would check types more than once. */
const ARGUMENTS = ["--pretty", "false", "--singleThreaded", "-p"];

/** Below this number of characters, the compiler skips garbage collection, which doubles the run time. */
const MAX_UNCOLLECTED = 8_000_000;

/**
 * Compiles programs against generated files in a temporary folder. Hand-written sources, compiler options and dependencies come
 * from the repository of this tool.
 * @param checked The programs to compile, with their imports.
 * @throws {Error} for a failed setup of the compiler.
 */
export async function checkPrograms(
  programs: Programs,
  emitted: Emitted,
  checked: Iterable<string> = programs.keys(),
): Promise<ProgramError[]> {
  const folder = mkdtempSync(join(tmpdir(), "programs-"));
  try {
    for (const file of ["tsconfig.json", `${CONSUMERS}/tsconfig.json`, `${CONSUMERS}/package.json`]) {
      copy(folder, file);
    }
    for (const path of PACKAGES) copyPackage(folder, path);
    link(folder, CONSUMERS);
    for (const [file, contents] of [...emitted, ...programs]) write(folder, file, contents);
    write(folder, `${CONSUMERS}/check.json`, JSON.stringify(configuration(folder, checked)));
    const characters = [...emitted.values(), ...programs.values()].reduce(
      (sum, { length }) => sum + length,
      0,
    );
    return errorsIn(await compile(folder, characters <= MAX_UNCOLLECTED), programs);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The hand-written part of a package. */
function copyPackage(folder: string, path: string): void {
  copy(folder, `${path}/package.json`);
  copy(folder, `${path}/src`);
  link(folder, path);
}

function copy(folder: string, path: string): void {
  const filter = (file: string) => basename(file) !== "generated";
  if (existsSync(join(ROOT, path))) cpSync(join(ROOT, path), join(folder, path), { recursive: true, filter });
}

/** Links the installed dependencies of a package. */
function link(folder: string, path: string): void {
  mkdirSync(join(folder, path), { recursive: true });
  symlinkSync(join(ROOT, path, "node_modules"), join(folder, path, "node_modules"), "junction");
}

function write(folder: string, path: string, contents: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), contents);
}

function isProgram(file: string): boolean {
  return file.startsWith(`${CONSUMERS}/`);
}

/** The compiler options of the programs. Imports of packages resolve to the temporary folder. */
function configuration(folder: string, checked: Iterable<string>): object {
  const paths = Object.fromEntries(
    PACKAGES.filter((path) => existsSync(join(folder, path, "package.json"))).flatMap((path) =>
      entryPoints(folder, path),
    ),
  );
  return {
    extends: "./tsconfig.json",
    compilerOptions: { noEmit: true, paths },
    include: [],
    // The compiler follows the imports.
    files: [...checked].filter(isProgram).map((file) => relative(CONSUMERS, file)),
  };
}

/** The TypeScript files of each entry point of a package, by import name. */
function entryPoints(folder: string, path: string): [name: string, files: string[]][] {
  const { name, exports } = JSON.parse(readFileSync(join(folder, path, "package.json"), "utf8")) as {
    name: string;
    exports: Record<string, string | { types: string }>;
  };
  const files = Object.entries(exports).map(
    ([entry, target]) => [entry, typeof target === "string" ? target : target.types] as const,
  );
  return files
    .filter(([, file]) => file.endsWith(".ts"))
    .map(([entry, file]) => [name + entry.slice(1), [relative(CONSUMERS, join(path, file))]]);
}

const TSC = join(dirname(createRequire(import.meta.url).resolve("typescript-7/package.json")), "bin/tsc");

/** Returns the output of the compiler. */
async function compile(folder: string, isSmall: boolean): Promise<string> {
  const child = spawn(process.execPath, [TSC, ...ARGUMENTS, `${CONSUMERS}/check.json`], {
    cwd: folder,
    env: { ...process.env, ...(isSmall ? { GOGC: "off" } : {}) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  await new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  return output;
}

/** An error starts a line. Indented lines explain the error. */
const COMPLAINT = /^(?:(.+?)\((\d+),(\d+)\): )?error (TS\d+): (.*(?:\n .*)*)/gm;

function errorsIn(output: string, programs: Programs): ProgramError[] {
  return [...output.matchAll(COMPLAINT)].flatMap(
    ([whole, file = "", line, column, code = "", message = ""]) => {
      if (!/\.[cm]?tsx?$/.test(file)) throw new Error(whole);
      // Programs report the effect of an error within a package.
      if (!programs.has(file)) return [];
      const text = message.replaceAll(/\s+/g, " ").trim();
      const short = text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1)}…` : text;
      return [{ file, line: Number(line), column: Number(column), code, text: short }];
    },
  );
}
