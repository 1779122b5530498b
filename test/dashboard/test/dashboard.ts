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

/** Builds the dashboard into a folder of its own. */
export async function buildDashboard(): Promise<Built> {
  const folder = mkdtempSync(join(tmpdir(), "dashboard-"));
  await build({ root: ROOT, logLevel: "warn", build: { outDir: folder, emptyOutDir: true } });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A server of the built dashboard. */
export interface Dashboard {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves it on a free port.
 * @param api The address of the API that stands behind it.
 * @param key The key that it adds.
 */
export async function serveDashboard(folder: string, api: string, key?: string): Promise<Dashboard> {
  const server = await preview({
    root: ROOT,
    // The proxy is the one given here alone, and not the environment's.
    configFile: false,
    logLevel: "silent",
    build: { outDir: folder },
    preview: { host: "127.0.0.1", port: 0, proxy: proxyTo(api, key) },
  });
  const { port } = server.httpServer.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
