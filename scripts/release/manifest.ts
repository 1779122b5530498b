/** What a `package.json` holds. */
export type Manifest = Readonly<Record<string, unknown>>;

/** What serves the workspace alone, and would only be noise to who installs the package. */
const INTERNAL = ["scripts", "devDependencies"];

/**
 * A package's manifest as it is published: without what serves the workspace alone, and with the place of its sources,
 * which a registry compares with the place that the package was built at.
 *
 * @param repository The address that the repository is cloned from.
 * @param directory Of the package, from the repository's root.
 */
export function publishedManifest(manifest: Manifest, repository: string, directory: string): Manifest {
  const kept = Object.entries(manifest).filter(([field]) => !INTERNAL.includes(field));
  return { ...Object.fromEntries(kept), repository: { type: "git", url: `git+${repository}`, directory } };
}

/**
 * A remote's address as everybody may read it: over HTTPS, and without the user and the password that it may hold.
 *
 * @throws {Error} when the remote is no address, but a folder.
 */
export function publicAddress(remote: string): string {
  const [, host, path] = /^[^/@]+@([^:/]+):(.+)$/.exec(remote) ?? [];
  const url = URL.parse(host === undefined ? remote : `https://${host}/${path}`);
  if (url === null || url.host === "") {
    throw new Error(`"${remote}" is no address that others can clone from. Give the remote "origin" one.`);
  }
  return `https://${url.host}${url.pathname.replace(/(\.git)?\/*$/, ".git")}`;
}
