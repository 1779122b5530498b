// Builds what is published, and packs into a folder what a registry does not have yet: pnpm release DIR
// In DIR are then packages/*.tgz, publish-plan.json, which `changeset publish --from-pack-dir DIR` follows, and notes.md.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type Manifest, publicAddress, publishedManifest } from "./release/manifest.ts";
import { releaseNotes } from "./release/notes.ts";
import { turbo } from "./turbo.ts";

const ROOT = fileURLToPath(new URL("../", import.meta.url));
const [target] = process.argv.slice(2);
if (target === undefined) {
  console.error("Usage: pnpm release DIR, where DIR is the folder to pack into.");
  process.exit(2);
}
const folder = resolve(target);
const files = globSync("packages/*/package.json", { cwd: ROOT }).sort();
const repository = publicAddress(remote());

process.exitCode = await turbo(["run", "build", "--filter=./packages/*", "--output-logs=errors-only"]);
if (process.exitCode === 0) process.exitCode = packAll();
if (process.exitCode === 0) writeFileSync(join(folder, "notes.md"), notes());

/** The manifests are as published only while they are packed. Gives the exit code. */
function packAll(): number {
  const before = files.map((file) => readFileSync(join(ROOT, file), "utf8"));
  try {
    for (const [index, file] of files.entries()) {
      const manifest = JSON.parse(before[index] as string) as Manifest;
      const published = publishedManifest(manifest, repository, dirname(file).replaceAll("\\", "/"));
      writeFileSync(join(ROOT, file), `${JSON.stringify(published, null, 2)}\n`);
    }
    const { status, error } = spawnSync("changeset", ["pack", "--out-dir", folder], {
      cwd: ROOT,
      stdio: "inherit",
      shell: process.platform === "win32",
    });
    if (error !== undefined) throw error;
    return status ?? 1;
  } finally {
    for (const [index, file] of files.entries()) writeFileSync(join(ROOT, file), before[index] as string);
  }
}

function notes(): string {
  const changelogs = globSync("packages/*/CHANGELOG.md", { cwd: ROOT }).sort();
  const { version } = JSON.parse(readFileSync(join(ROOT, files[0] as string), "utf8")) as { version: string };
  return releaseNotes(
    changelogs.map((file) => readFileSync(join(ROOT, file), "utf8")),
    version,
  );
}

/** Where this repository is cloned from: where GitHub's machines say, or else where the remote `origin` is. */
function remote(): string {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name } = process.env;
  if (server !== undefined && name !== undefined) return `${server}/${name}`;
  if (!existsSync(join(ROOT, ".git")))
    throw new Error("This is no git repository: nobody knows where it is.");
  return execFileSync("git", ["remote", "get-url", "origin"], { cwd: ROOT, encoding: "utf8" }).trim();
}
