import { cpSync, existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Environment, run } from "./commands.ts";

/** The root of this workspace. */
export const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** Where the copy says that it is cloned from. */
export const REMOTE = "https://git.example/market-data/api.git";

/** A copy of the workspace as it stands, in a git repository of its own, with everything installed. */
export class WorkspaceCopy {
  readonly folder: string;
  readonly #env: Environment;

  private constructor(folder: string, env: Environment) {
    this.folder = folder;
    this.#env = env;
  }

  /**
   * Copies what git knows or would take, edits that are not committed yet included, and installs it from what pnpm has
   * on this machine.
   * @param env Of the installation: it may need the registry of this machine where something is missing.
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

  /** Runs git in the copy, whatever the machine's own configuration says. */
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

  /** The published packages' versions, by their names. */
  versions(): Record<string, string> {
    const manifests = globSync("packages/*/package.json", { cwd: this.folder }).sort();
    return Object.fromEntries(
      manifests.map((file) => {
        const { name, version } = JSON.parse(this.read(file)) as { name: string; version: string };
        return [name, version];
      }),
    );
  }
}
