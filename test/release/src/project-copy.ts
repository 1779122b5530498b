import { spawn, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const project = fileURLToPath(new URL("../../../", import.meta.url));
const changesets = createRequire(import.meta.url).resolve("@changesets/cli/package.json");

/** Generated or large files and folders, which the copy does not need. */
const EXCLUDED = new Set(["dist", "results", ".bin", ".vite", ".vite-temp", ".turbo"]);
/** Completely copied folders. Other packages are copied as manifests. */
const WHOLE =
  /^(spec|generators\/(core|types|client|openapi|docs|review)|packages\/(types|client|openapi)|test\/consumers)$/;
const ROOT_FILES = ["package.json", "pnpm-workspace.yaml", "tsconfig.json", ".changeset", ".gitignore"];
/** Packages with a `generate` script that depends on the contract. */
const GENERATED = ["types", "client", "openapi"];

/** A git author without the user's own settings. */
const GIT = {
  GIT_AUTHOR_NAME: "Author",
  GIT_AUTHOR_EMAIL: "author@example.com",
  GIT_COMMITTER_NAME: "Author",
  GIT_COMMITTER_EMAIL: "author@example.com",
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_CONFIG_NOSYSTEM: "1",
};

/** The result of a program. */
export interface Ended {
  exitCode: number | null;
  /** The output including errors. */
  output: string;
}

/** A copy of this project in a separate git repository with one commit on `main`. Installed packages are linked. */
export class ProjectCopy {
  readonly folder = mkdtempSync(join(tmpdir(), "market-data-"));

  constructor() {
    for (const name of ROOT_FILES) cpSync(join(project, name), join(this.folder, name), { recursive: true });
    for (const path of packageFolders()) {
      if (WHOLE.test(path)) this.#copyWhole(path);
      else cpSync(join(project, path, "package.json"), join(this.folder, path, "package.json"));
    }
    symlinkSync(join(project, "node_modules"), join(this.folder, "node_modules"));
    this.git("init", "--quiet", "--initial-branch=main");
    // `.gitignore` ignores only folders, but here the entry is a link.
    writeFileSync(join(this.folder, ".git/info/exclude"), "node_modules\n");
    this.commit("Base");
  }

  #copyWhole(path: string): void {
    cpSync(join(project, path), join(this.folder, path), {
      recursive: true,
      // Links between packages must lead to the copies.
      verbatimSymlinks: true,
      filter: (source) => !EXCLUDED.has(basename(source)),
    });
  }

  read(path: string): string {
    return readFileSync(join(this.folder, path), "utf8");
  }

  write(path: string, contents: string): void {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true });
    writeFileSync(join(this.folder, path), contents);
  }

  /** Replaces a text in a file. */
  edit(path: string, text: string, replacement: string): void {
    const contents = this.read(path);
    if (!contents.includes(text)) throw new Error(`${path} does not contain ${JSON.stringify(text)}`);
    this.write(path, contents.replace(text, replacement));
  }

  git(...parameters: string[]): string {
    const env = { ...process.env, ...GIT };
    const { status, stdout, stderr } = spawnSync("git", parameters, {
      cwd: this.folder,
      env,
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(`git ${parameters.join(" ")}: ${stderr}`);
    return stdout.trim();
  }

  commit(message: string): void {
    this.git("add", "--all");
    this.git("commit", "--quiet", `--message=${message}`);
  }

  /** Returns files that differ from the last commit. */
  changed(): string[] {
    return this.git("status", "--porcelain", "--untracked-files=all")
      .split("\n")
      .map((line) => line.trim().split(" ").at(-1) ?? "");
  }

  /** Runs `pnpm review`. */
  review(...options: string[]): Promise<Ended> {
    return this.#node(".", "generators/review/src/cli.ts", ...options);
  }

  /** Runs `pnpm generate` for the published packages. */
  async generate(names: readonly string[] = GENERATED): Promise<void> {
    const runs = names.map((name) =>
      this.#node(`packages/${name}`, `../../generators/${name}/src/generate.ts`),
    );
    for (const { exitCode, output } of await Promise.all(runs)) if (exitCode !== 0) throw new Error(output);
  }

  /** Runs the steps of `pnpm run version`, and generates the files with the version. */
  async version(): Promise<void> {
    await this.#node(".", "generators/review/src/changeset/main.ts");
    const { exitCode, output } = await this.#node(".", join(dirname(changesets), "bin.js"), "version");
    if (exitCode !== 0) throw new Error(output);
    const written = await this.#node(".", "generators/review/src/changelog/main.ts");
    if (written.exitCode !== 0) throw new Error(written.output);
    await this.generate(["openapi"]);
  }

  #node(folder: string, ...parameters: string[]): Promise<Ended> {
    return new Promise((done, fail) => {
      const child = spawn(process.execPath, parameters, {
        cwd: join(this.folder, folder),
        env: {
          ...process.env,
          ...GIT,
          NO_COLOR: "1",
          NODE_COMPILE_CACHE: join(tmpdir(), "node-compile-cache"),
        },
        stdio: ["ignore", "pipe", "pipe"],
      });
      let output = "";
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding("utf8").on("data", (text: string) => {
          output += text;
        });
      }
      child.on("error", fail);
      child.on("close", (exitCode) => done({ exitCode, output }));
    });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Returns the relative folders of all packages. */
function packageFolders(): string[] {
  const inside = ["generators", "packages", "test"].flatMap((folder) =>
    readdirSync(join(project, folder)).map((name) => `${folder}/${name}`),
  );
  return ["scripts", "spec", ...inside].filter((path) => existsSync(join(project, path, "package.json")));
}
