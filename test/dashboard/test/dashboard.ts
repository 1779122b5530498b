import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, preview } from "vite";
import { proxyTo } from "../vite.config.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** The built dashboard. */
export interface Built {
  readonly folder: string;
  remove(): void;
}

/** Builds the dashboard into a temporary folder. */
export async function buildDashboard(): Promise<Built> {
  const folder = mkdtempSync(join(tmpdir(), "dashboard-"));
  await build({ root: ROOT, logLevel: "warn", build: { outDir: folder, emptyOutDir: true } });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A running server of the built dashboard. */
export interface Dashboard {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves the built dashboard on a free port.
 * @param api The base URL of the API.
 * @param key The key that the server adds to requests.
 */
export async function serveDashboard(folder: string, api: string, key?: string): Promise<Dashboard> {
  const server = await preview({
    root: ROOT,
    // Uses only this proxy, without settings of the environment.
    configFile: false,
    logLevel: "silent",
    build: { outDir: folder },
    preview: { host: "127.0.0.1", port: 0, proxy: proxyTo(api, key) },
  });
  const { port } = server.httpServer.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
