import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cleanEnvironment, type Environment, pathOfPrograms, run } from "./commands.ts";
import { type InstalledPackages, serveInstalledPackages } from "./installed-packages.ts";
import { type Running, start } from "./program.ts";
import { type Registry, startRegistry } from "./registry.ts";
import { WorkspaceCopy } from "./workspace-copy.ts";

/** The text of the rehearsal's changeset. */
export const CHANGE = "Say in the rehearsal what is new.";

/** A complete release: from a copy of this workspace to a local registry, installed as by users. */
export class Rehearsal {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), "market-data-release-")));
  /** The folder of packed packages. */
  readonly packed = join(this.folder, "packed");
  readonly project = join(this.folder, "project");
  /** The versions before the release. */
  before: Record<string, string> = {};
  copy!: WorkspaceCopy;
  registry!: Registry;
  #others!: InstalledPackages;
  #env!: Environment;

  /** Prepares a release: the workspace with a changeset of one package, and the registries. */
  async prepare(): Promise<void> {
    const path = pathOfPrograms(join(this.folder, "bin"));
    const [copy, registry, others] = await Promise.all([
      WorkspaceCopy.make(join(this.folder, "workspace"), { ...process.env, PATH: path }),
      startRegistry(join(this.folder, "registry")),
      serveInstalledPackages(),
    ]);
    Object.assign(this, { copy, registry });
    this.#others = others;
    this.#env = cleanEnvironment({ PATH: path, ...this.#npm() });
    this.before = copy.versions();
    const changeset = `---\n"@market-data/client": minor\n---\n\n${CHANGE}\n`;
    writeFileSync(join(copy.folder, ".changeset/rehearsal.md"), changeset);
    await copy.commit("Change something");
  }

  /** The configuration of npm: packages come from the local registry, and settings of the machine are ignored. */
  #npm(): Environment {
    const home = join(this.folder, "npm");
    mkdirSync(home, { recursive: true });
    const config = [
      `registry=${this.#others.url}`,
      `@market-data:registry=${this.registry.url}`,
      `${this.registry.url.replace("http:", "")}:_authToken=${this.registry.token}`,
      "audit=false",
      "fund=false",
      "update-notifier=false",
    ];
    writeFileSync(join(home, "npmrc"), config.join("\n"));
    return {
      npm_config_userconfig: join(home, "npmrc"),
      npm_config_globalconfig: join(home, "global"),
      npm_config_cache: join(home, "cache"),
      // Everything is installed. Otherwise pnpm would check again before each script.
      npm_config_verify_deps_before_run: "false",
    };
  }

  /** Sets the next version of the packages, as in the release's pull request. */
  async version(): Promise<void> {
    await this.inCopy("pnpm", "run", "version");
    await this.copy.commit("Release");
  }

  /** Builds and packs the published packages. */
  pack(): Promise<string> {
    return this.inCopy("pnpm", "run", "release", this.packed);
  }

  publish(): Promise<string> {
    return this.inCopy(
      "pnpm",
      "exec",
      "changeset",
      "publish",
      "--no-git-tag",
      "--from-pack-dir",
      this.packed,
    );
  }

  /** Installs packages in the user's project. */
  async install(...packages: string[]): Promise<void> {
    mkdirSync(this.project, { recursive: true });
    const manifest = { name: "user", private: true, type: "module" };
    writeFileSync(join(this.project, "package.json"), JSON.stringify(manifest));
    await this.inProject("npm", "install", "--ignore-scripts", ...packages);
  }

  /** Starts a program of an installed package. */
  start(...[program = "", ...parameters]: string[]): Promise<Running> {
    return start([join(this.project, "node_modules/.bin", program), ...parameters], this.project, this.#env);
  }

  inCopy(...command: string[]): Promise<string> {
    return run(command, this.copy.folder, this.#env);
  }

  inProject(...command: string[]): Promise<string> {
    return run(command, this.project, this.#env);
  }

  /** Returns the archives by folder name of the package. */
  archives(): Record<string, string> {
    const folder = join(this.packed, "packages");
    return Object.fromEntries(
      readdirSync(folder).map((file) => [
        /^market-data-([a-z]+)-\d/.exec(file)?.[1] ?? file,
        join(folder, file),
      ]),
    );
  }

  /** Returns the content of a file in an installed package. */
  installed(path: string): string {
    return readFileSync(join(this.project, "node_modules/@market-data", path), "utf8");
  }

  /** Returns installed packages with an install script. */
  installScripts(): string[] {
    const { packages } = JSON.parse(
      readFileSync(join(this.project, "node_modules/.package-lock.json"), "utf8"),
    ) as { packages: Record<string, { hasInstallScript?: true }> };
    return Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
      hasInstallScript ? [path] : [],
    );
  }

  async close(): Promise<void> {
    await Promise.allSettled([this.registry?.close(), this.#others?.close()]);
    rmSync(this.folder, { recursive: true });
  }
}
