import { once } from "node:events";
import { existsSync, globSync, readFileSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { readArchive } from "./archive.ts";
import { ROOT } from "./workspace-copy.ts";

const STORE = join(ROOT, "node_modules/.pnpm");

interface Installed {
  readonly name: string;
  readonly version: string;
}

/**
 * A registry with the third-party packages of this workspace, so that tests install the same versions without a
 * network.
 */
export interface InstalledPackages {
  readonly url: string;
  close(): Promise<void>;
}

export async function serveInstalledPackages(): Promise<InstalledPackages> {
  const server = createServer((request, response) => {
    try {
      respond(server, decodeURIComponent(request.url ?? ""), response);
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: getAddress(server),
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function getAddress(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** `/NAME` returns the versions of a package, and `/NAME/-/VERSION.tgz` returns an archive. */
function respond(server: Server, path: string, response: ServerResponse): void {
  const [, name = "", version] = /^\/((?:@[^/]+\/)?[^/]+)(?:\/-\/(.+)\.tgz)?$/.exec(path) ?? [];
  if (version !== undefined) {
    response.writeHead(200, { "content-type": "application/octet-stream" });
    response.end(readArchive(getFolder({ name, version })));
    return;
  }
  const packument = toPackument(name, getAddress(server));
  response.writeHead(packument === undefined ? 404 : 200, { "content-type": "application/json" });
  response.end(JSON.stringify(packument ?? { error: "not found" }));
}

function getFolder({ name, version }: Installed): string {
  const prefix = `${name.replace("/", "+")}@${version}`;
  // A package occurs once per set of peers.
  const [folder] = [prefix, ...globSync(`${prefix}_*`, { cwd: STORE })].filter((each) =>
    existsSync(join(STORE, each)),
  );
  if (folder === undefined) throw new Error(`${name}@${version} is not installed.`);
  return join(STORE, folder, "node_modules", name);
}

function toPackument(name: string, url: string): object | undefined {
  const prefix = `${name.replace("/", "+")}@`;
  const folders = globSync(`${prefix}*`, { cwd: STORE });
  const found = new Set(folders.map((folder) => folder.slice(prefix.length).replace(/_.*$/, "")));
  const versions = [...found].filter((version) => /^\d/.test(version));
  if (versions.length === 0) return undefined;
  const manifests = versions.map((version) => {
    const manifest = JSON.parse(readFileSync(join(getFolder({ name, version }), "package.json"), "utf8"));
    return [version, { ...manifest, dist: { tarball: `${url}${name}/-/${version}.tgz` } }];
  });
  return {
    name,
    "dist-tags": { latest: versions.sort(byNumber).at(-1) },
    versions: Object.fromEntries(manifests),
  };
}

function byNumber(one: string, other: string): number {
  return one.localeCompare(other, "en", { numeric: true });
}
