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

/** Something that the compiler says of a program. */
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

/** Longer messages print whole types; their beginning says what is wrong. */
const MAX_TEXT = 400;

/** The repository of this tool: its hand-written sources and options are compiled with what its emitters generate. */
const ROOT = fileURLToPath(new URL("../../../..", import.meta.url));

/** One thread checks each type once. */
const ARGUMENTS = ["--pretty", "false", "--singleThreaded", "-p"];

/** The most characters of programs for which the compiler collects no garbage, which takes as long as the rest of its work. */
const MAX_UNCOLLECTED = 8_000_000;

/**
 * What the compiler says of programs, where the packages' generated files are these. Everything else is that of this tool's
 * repository: the hand-written sources, the compiler's options, other packages. Nothing is written but a temporary folder.
 * @param checked The programs that are compiled; those that they do not import are left out.
 * @throws {Error} when the compiler cannot be set up.
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

/** What is installed for a package. */
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

/** The programs' own options; the packages are found in the folder, whatever is installed. */
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
    // What they import is compiled as far as they use it.
    files: [...checked].filter(isProgram).map((file) => relative(CONSUMERS, file)),
  };
}

/** The TypeScript of each entry point of a package, by the name that it is imported by. */
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

/** What the compiler prints. */
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

/** A complaint begins a line; what explains it follows, indented. */
const COMPLAINT = /^(?:(.+?)\((\d+),(\d+)\): )?error (TS\d+): (.*(?:\n .*)*)/gm;

function errorsIn(output: string, programs: Programs): ProgramError[] {
  return [...output.matchAll(COMPLAINT)].flatMap(
    ([whole, file = "", line, column, code = "", message = ""]) => {
      if (!/\.[cm]?tsx?$/.test(file)) throw new Error(whole);
      // An error within a package is reported where a program meets it.
      if (!programs.has(file)) return [];
      const text = message.replaceAll(/\s+/g, " ").trim();
      const short = text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1)}…` : text;
      return [{ file, line: Number(line), column: Number(column), code, text: short }];
    },
  );
}
