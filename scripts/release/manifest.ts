import { ScriptError } from "../run-script.ts";

/** The content of a `package.json`. */
export type Manifest = Readonly<Record<string, unknown>>;

/** Fields for the workspace only. */
const INTERNAL = ["scripts", "devDependencies"];

/**
 * Returns the published manifest: without workspace fields, with the URLs of the sources, the README and the issues. A
 * registry verifies the URL of the sources.
 *
 * @param repository Clone URL of the repository.
 * @param directory Path of the package from the root of the repository.
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
 * Returns the public HTTPS URL of a git remote, without credentials.
 *
 * @throws {ScriptError} for a remote that is a folder.
 */
export function publicUrl(remote: string): string {
  const [, host, path] = /^[^/@]+@([^:/]+):(.+)$/.exec(remote) ?? [];
  const url = URL.parse(host === undefined ? remote : `https://${host}/${path}`);
  if (url === null || url.host === "") {
    throw new ScriptError(
      `"${remote}" is not a URL that others can clone from. Set the remote "origin" to a public URL.`,
    );
  }
  return `https://${url.host}${url.pathname.replace(/(\.git)?\/*$/, ".git")}`;
}
