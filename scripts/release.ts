// Builds the packages and packs all unpublished versions into a folder: pnpm release DIR
// DIR then contains packages/*.tgz, python/*.{whl,tar.gz}, notes.md, the software bill of materials sbom.cdx.json, and publish-plan.json for
// `changeset publish --from-pack-dir DIR`.
import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Manifest, publicUrl, publishedManifest } from "./release/manifest.ts";
import { releaseNotes } from "./release/notes.ts";
import { buildPackages, ROOT, readFolder, runTool } from "./release/packages.ts";
import { buildPython } from "./release/python.ts";
import { createSbom } from "./release/sbom.ts";
import { runScript, ScriptError, toolError } from "./run-script.ts";

/** The packages for npm. The Python client is private there. */
const MANIFESTS = globSync("packages/*/package.json", { cwd: ROOT })
  .filter((file) => JSON.parse(readFileSync(join(ROOT, file), "utf8")).private !== true)
  .sort();

await runScript(async () => {
  const folder = readFolder("release");
  if (folder === undefined) return 2;
  const repository = publicUrl(readRemote());
  const exitCode = (await buildPackages()) || packAll(folder, repository);
  if (exitCode !== 0) return exitCode;
  buildPython(join(ROOT, "packages/python"), join(folder, "python"));
  writeFileSync(join(folder, "notes.md"), readNotes());
  writeFileSync(join(folder, "sbom.cdx.json"), readSbom());
  return 0;
});

/** Packs with the published manifests and restores the original manifests. Returns the exit code. */
function packAll(folder: string, repository: string): number {
  const before = MANIFESTS.map((file) => readFileSync(join(ROOT, file), "utf8"));
  try {
    for (const [index, file] of MANIFESTS.entries()) {
      const manifest = JSON.parse(before[index] as string) as Manifest;
      const published = publishedManifest(manifest, repository, dirname(file).replaceAll("\\", "/"));
      writeFileSync(join(ROOT, file), `${JSON.stringify(published, null, 2)}\n`);
    }
    return runTool("changeset", ["pack", "--out-dir", folder], "inherit");
  } finally {
    for (const [index, file] of MANIFESTS.entries()) writeFileSync(join(ROOT, file), before[index] as string);
  }
}

function readNotes(): string {
  const changelogs = globSync("packages/*/CHANGELOG.md", { cwd: ROOT }).sort();
  const { version } = JSON.parse(readFileSync(join(ROOT, MANIFESTS[0] as string), "utf8")) as {
    version: string;
  };
  return releaseNotes(
    changelogs.map((file) => readFileSync(join(ROOT, file), "utf8")),
    version,
  );
}

function readSbom(): string {
  const manifests = MANIFESTS.map((file): [string, Manifest] => [
    dirname(file).replaceAll("\\", "/"),
    JSON.parse(readFileSync(join(ROOT, file), "utf8")),
  ]);
  return createSbom(readFileSync(join(ROOT, "pnpm-lock.yaml"), "utf8"), new Map(manifests));
}

/** Returns the URL of this repository: from GitHub Actions, or of the remote `origin`. */
function readRemote(): string {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name } = process.env;
  if (server !== undefined && name !== undefined) return `${server}/${name}`;
  if (!existsSync(join(ROOT, ".git")))
    throw new ScriptError("This folder is not a git repository, so the URL of the sources is unknown.");
  const { status, stdout, error } = spawnSync("git", ["remote", "get-url", "origin"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  if (error !== undefined) throw toolError("git", error);
  if (status !== 0)
    throw new ScriptError('The repository has no remote "origin", so the URL of the sources is unknown.');
  return stdout.trim();
}
