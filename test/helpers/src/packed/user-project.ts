import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Compiler, executable } from "./compilers.ts";
import { getSource, type Package, pack } from "./pack.ts";

/** A compiler error. */
export interface Complaint {
  /** Path relative to the project. */
  file: string;
  /** Starts at 1. */
  line: number;
  /** Error code, for example `TS2322`. */
  code: string;
  /** The message with one detail per line. */
  text: string;
}

/** A user's project outside the workspace with installed packages as published. */
export class UserProject {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), "market-data-user-")));

  constructor(...packages: Package[]) {
    this.write("package.json", JSON.stringify({ name: "user", private: true, type: "module" }));
    for (const name of packages) this.install(name);
  }

  /** Returns the folder of an installed package. */
  installed(name: Package): string {
    return join(this.folder, "node_modules/@market-data", name);
  }

  private install(name: Package): void {
    const installed = this.installed(name);
    mkdirSync(installed, { recursive: true });
    const archive = pack(name, join(this.folder, "packed", name));
    execFileSync("tar", ["-xzf", archive, "-C", installed, "--strip-components=1"]);
    const { dependencies = {} } = JSON.parse(readFileSync(join(installed, "package.json"), "utf8")) as {
      dependencies?: object;
    };
    for (const other of Object.keys(dependencies).filter((each) => !each.startsWith("@market-data/"))) {
      const found = realpathSync(join(getSource(name), "node_modules", other));
      symlinkSync(found, join(this.folder, "node_modules", other));
    }
  }

  /** Writes a file. The path is relative to the project. */
  write(path: string, contents: string): string {
    const file = join(this.folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, contents);
    return file;
  }

  /** Copies a folder into the project. */
  copy(from: string, to: string): void {
    cpSync(from, join(this.folder, to), { recursive: true });
  }

  /** Compiles some files and the installed packages with the strictest options, and returns the errors. */
  check(compiler: Compiler, include: string, options: object = {}): Complaint[] {
    const compilerOptions = {
      module: "nodenext",
      target: "es2022",
      lib: ["es2022", "dom"],
      types: [],
      strict: true,
      noUncheckedIndexedAccess: true,
      verbatimModuleSyntax: true,
      isolatedModules: true,
      noEmit: true,
      skipLibCheck: false,
      // The declarations of the compiler take longest and are irrelevant here.
      skipDefaultLibCheck: true,
      ...options,
    };
    this.write("tsconfig.json", JSON.stringify({ compilerOptions, include: [include] }));
    const program = [executable(compiler), "--pretty", "false", "-p", "."];
    return complaints(run(process.execPath, program, this.folder));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}

/** Returns the output of a program, even after a failure. */
function run(program: string, options: string[], cwd: string): string {
  try {
    return execFileSync(program, options, { cwd, encoding: "utf8" });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

/** @throws {Error} for a compiler error without a location. */
function complaints(output: string): Complaint[] {
  const parts = output
    .trimEnd()
    .split(/\n(?! )/)
    .filter((part) => part !== "");
  return parts.map((part) => {
    const [, file, position, code, text] = /^(.+?)\((\d+),\d+\): error (TS\d+): (.*)$/s.exec(part) ?? [];
    if (file === undefined || code === undefined) throw new Error(`The compiler reports: ${output}`);
    return { file: file.replaceAll("\\", "/"), line: Number(position), code, text: text ?? "" };
  });
}
