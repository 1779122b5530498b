import { ScriptError } from "../run-script.ts";

/** The content of a `package.json`. */
export type Manifest = Readonly<Record<string, unknown>>;

/** Fields that serve the workspace alone. */
const INTERNAL = ["scripts", "devDependencies"];

/**
 * A package's manifest as it is published: without what serves the workspace alone, and with the URLs of its sources, its
 * README and its issues. A registry compares the first with where the package was built.
 *
 * @param repository The URL that the repository is cloned from.
 * @param directory Of the package, from the repository's root.
 */
export function publishedManifest(manifest: Manifest, repository: string, directory: string): Manifest {
  const kept = Object.entries(manifest).filter(([field]) => !INTERNAL.includes(field));
  const page = repository.replace(/\.git$/, "");
  return {
    ...Object.fromEntries(kept),
    homepage: `${page}/tree/main/${directory}#readme`,
    bugs: `${page}/issues`,
    repository: { type: "git", url: `git+${repository}`, directory },
  };
}

/**
 * The URL of a git remote for everybody: over HTTPS, without the user and the password that it may contain.
 *
 * @throws {ScriptError} when the remote is not a URL, but a folder.
 */
export function publicUrl(remote: string): string {
  const [, host, path] = /^[^/@]+@([^:/]+):(.+)$/.exec(remote) ?? [];
  const url = URL.parse(host === undefined ? remote : `https://${host}/${path}`);
  if (url === null || url.host === "") {
    throw new ScriptError(
      `"${remote}" is not a URL that others can clone from. Give the remote "origin" one.`,
    );
  }
  return `https://${url.host}${url.pathname.replace(/(\.git)?\/*$/, ".git")}`;
}
