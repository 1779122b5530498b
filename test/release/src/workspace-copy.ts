import { cpSync, existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Environment, run } from "./commands.ts";

export const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** The remote URL of the copy. */
export const REMOTE = "https://git.example/market-data/api.git";

/** A copy of the current workspace in a separate git repository, with all packages installed. */
export class WorkspaceCopy {
  readonly folder: string;
  readonly #env: Environment;

  private constructor(folder: string, env: Environment) {
    this.folder = folder;
    this.#env = env;
  }

  /**
   * Copies all tracked and untracked files, including uncommitted edits, and installs packages from pnpm's store.
   * @param env Environment of the installation. The installation may need a registry for missing packages.
   */
  static async make(folder: string, env: Environment): Promise<WorkspaceCopy> {
    const copy = new WorkspaceCopy(folder, env);
    const listed = await run(
      ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
      ROOT,
      env,
    );
    const files = listed.split("\0").filter((file) => file !== "" && existsSync(join(ROOT, file)));
    for (const file of files) cpSync(join(ROOT, file), join(folder, file));
    await copy.git("init", "--quiet", "--initial-branch=main");
    await copy.git("remote", "add", "origin", REMOTE);
    await copy.git("config", "user.name", "A maintainer");
    await copy.git("config", "user.email", "maintainer@example.com");
    await run(["pnpm", "install", "--frozen-lockfile", "--prefer-offline", "--silent"], folder, env);
    return copy;
  }

  /** Runs git in the copy without the configuration of the machine. */
  git(...parameters: string[]): Promise<string> {
    const env = { ...this.#env, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null" };
    return run(["git", ...parameters], this.folder, env);
  }

  async commit(message: string): Promise<void> {
    await this.git("add", "--all");
    await this.git("commit", "--quiet", "--no-verify", `--message=${message}`);
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), "utf8");
  }

  /** Returns the versions of the published packages by name. */
  versions(): Record<string, string> {
    const manifests = globSync("packages/*/package.json", { cwd: this.folder })
      .sort()
      .map((file): { name: string; version: string; private?: true } => JSON.parse(this.read(file)));
    return Object.fromEntries(
      manifests.filter((each) => each.private !== true).map(({ name, version }) => [name, version]),
    );
  }
}
