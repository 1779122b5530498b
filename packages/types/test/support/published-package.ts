import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const source = fileURLToPath(new URL("../..", import.meta.url));
const resolve = createRequire(import.meta.url).resolve;

/** The compilers that users may have, by the name under which this package depends on them. */
export const compilers = ["typescript-5.5", "typescript", "typescript-7"] as const;
export type Compiler = (typeof compilers)[number];

/** How users' compilers may find modules. */
export const resolutions = {
  bundler: { module: "esnext", moduleResolution: "bundler" },
  nodenext: { module: "nodenext", moduleResolution: "nodenext" },
} as const;
export type Resolution = keyof typeof resolutions;

/** One complaint of a compiler: the file relative to the project, the line from 1, and the code, such as `TS2322`. */
export interface Complaint {
  file: string;
  line: number;
  code: string;
}

/** A user's project outside of the workspace, in which the package is installed as it would be published. */
export class UserProject {
  readonly folder = mkdtempSync(join(tmpdir(), "types-user-"));
  readonly installed = join(this.folder, "node_modules/@market-data/types");

  constructor() {
    execFileSync(process.execPath, [executable("typescript"), "-p", "tsconfig.build.json"], { cwd: source });
    execFileSync("pnpm", ["pack", "--pack-destination", this.folder], { cwd: source, stdio: "pipe" });
    const archive = readdirSync(this.folder).find((file) => file.endsWith(".tgz")) as string;
    mkdirSync(this.installed, { recursive: true });
    execFileSync("tar", ["-xzf", join(this.folder, archive), "-C", this.installed, "--strip-components=1"]);
    this.write("package.json", JSON.stringify({ name: "user", private: true, type: "module" }));
  }

  /** Writes a file; the path is relative to the project. */
  write(path: string, contents: string): void {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true });
    writeFileSync(join(this.folder, path), contents);
  }

  /** Copies a folder of this package into the project. */
  copy(from: string, to: string): void {
    cpSync(join(source, from), join(this.folder, to), { recursive: true });
  }

  /** Checks every program of the project as strictly as a user can, the package's own files included. */
  check(compiler: Compiler, resolution: Resolution): Complaint[] {
    const options = {
      ...resolutions[resolution],
      target: "es2022",
      lib: ["es2022", "dom"],
      types: [],
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      verbatimModuleSyntax: true,
      isolatedModules: true,
      resolveJsonModule: true,
      skipLibCheck: false,
      noEmit: true,
    };
    this.write("tsconfig.json", JSON.stringify({ compilerOptions: options, include: ["src"] }));
    return complaints(
      run(process.execPath, [executable(compiler), "--pretty", "false", "-p", "."], this.folder),
    );
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}

function executable(compiler: Compiler): string {
  return join(dirname(resolve(`${compiler}/package.json`)), "bin/tsc");
}

/** What a program prints, whether it succeeds or not. */
function run(program: string, options: string[], cwd: string): string {
  try {
    return execFileSync(program, options, { cwd, encoding: "utf8" });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

/** @throws {Error} when the compiler complains of something else than a place in a file. */
function complaints(output: string): Complaint[] {
  const lines = output.split("\n").filter((line) => line !== "" && !line.startsWith(" "));
  return lines.map((line) => {
    const [, file, position, code] = /^(.+?)\((\d+),\d+\): error (TS\d+):/.exec(line) ?? [];
    if (file === undefined || code === undefined) throw new Error(`The compiler says: ${output}`);
    return { file: file.replaceAll("\\", "/"), line: Number(position), code };
  });
}
