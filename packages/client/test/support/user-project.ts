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
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const client = fileURLToPath(new URL("../..", import.meta.url));
const types = join(client, "../types");
const resolve = createRequire(import.meta.url).resolve;

/** The compilers that users may have, by the name under which this package depends on them. */
export const compilers = ["typescript-5.5", "typescript", "typescript-7"] as const;
export type Compiler = (typeof compilers)[number];

/** One complaint of a compiler: the file relative to the project, the line from 1, and the code, such as `TS2322`. */
export interface Complaint {
  file: string;
  line: number;
  code: string;
}

/** A user's project outside of the workspace, with the declarations and programs that the packages publish. */
export class UserProject {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), "client-user-")));

  constructor() {
    this.write("package.json", JSON.stringify({ name: "user", private: true, type: "module" }));
    // The client's own build finds the types' sources, so each can be built without the other.
    for (const [name, source] of [
      ["client", client],
      ["types", types],
    ] as const)
      this.install(name, source);
    const fetcher = dirname(dirname(resolve("openapi-fetch")));
    symlinkSync(realpathSync(fetcher), join(this.folder, "node_modules/openapi-fetch"));
  }

  private install(name: string, source: string): void {
    const installed = join(this.folder, "node_modules/@market-data", name);
    execFileSync(
      process.execPath,
      [executable("typescript"), "-p", "tsconfig.build.json", "--outDir", join(installed, "dist")],
      { cwd: source },
    );
    const manifest = JSON.parse(readFileSync(join(source, "package.json"), "utf8")) as {
      publishConfig: object;
    };
    this.write(
      `node_modules/@market-data/${name}/package.json`,
      JSON.stringify({ ...manifest, ...manifest.publishConfig }),
    );
  }

  /** Writes a file; the path is relative to the project. */
  write(path: string, contents: string): string {
    const file = join(this.folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, contents);
    return file;
  }

  /** Copies a folder of this package into the project. */
  copy(from: string, to: string): void {
    cpSync(join(client, from), join(this.folder, to), { recursive: true });
  }

  /** What a compiler complains of in some files and in the packages, as strictly as a user can ask. */
  check(compiler: Compiler, include: string, options: object = {}): Complaint[] {
    return complaints(this.compile(compiler, include, { skipLibCheck: false, ...options }));
  }

  /** Type instantiations that a compiler makes for one file, as `--extendedDiagnostics` counts them. */
  instantiations(file: string): number {
    const output = this.compile("typescript", file, { extendedDiagnostics: true, skipLibCheck: true });
    const count = /^Instantiations:\s+(\d+)$/m.exec(output)?.[1];
    const wrong = output.split("\n").filter((line) => line.includes(": error TS"));
    if (count === undefined || wrong.length > 0)
      throw new Error(`${file} does not compile: ${wrong.join("\n")}`);
    return Number(count);
  }

  private compile(compiler: Compiler, include: string, options: object): string {
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
      ...options,
    };
    this.write("tsconfig.json", JSON.stringify({ compilerOptions, include: [include] }));
    return run(process.execPath, [executable(compiler), "--pretty", "false", "-p", "."], this.folder);
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
