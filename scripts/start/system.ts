import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { HOST } from "./check-ports.ts";
import { DEFAULT_PORTS, NAMES, type Ports, type ProgramName } from "./options.ts";
import { Program, type ProgramOptions } from "./program.ts";

export const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const DOCS = join(ROOT, "packages/docs");
/** The command line of the service. */
export const SERVICE = join(ROOT, "packages/service/src/cli/main.ts");

export type System = Readonly<Record<ProgramName, Program>>;

/**
 * Creates the three programs.
 * @param site Whether to serve the built site, or the sources with Astro's development server.
 */
export function createSystem(
  ports: Ports,
  site: "built" | "development",
  print: (line: string) => void,
): System {
  const env = { NODE_COMPILE_CACHE: join(tmpdir(), "node-compile-cache"), ASTRO_TELEMETRY_DISABLED: "1" };
  const create = (name: ProgramName, options: Pick<ProgramOptions, "args" | "cwd" | "printsOutput">) =>
    new Program({ name, env, print, ...options });
  const listen = (name: ProgramName) => ["--host", HOST, "--port", String(ports[name])];
  const data = ["--data", join(ROOT, ".data"), "--demo-keys", "--log-level", "warn", "--stop-drain", "0"];
  const reference = ["--documentation", `http://${HOST}:${ports.docs}/`];
  return {
    service: create("service", {
      args: [SERVICE, "serve", ...listen("service"), ...data, ...reference],
      printsOutput: true,
    }),
    mock: create("mock", {
      args: [join(ROOT, "packages/mock/bin/market-data-mock.js"), ...listen("mock")],
    }),
    docs: create("docs", {
      args:
        site === "built"
          ? [join(DOCS, "src/serve-site.ts"), String(ports.docs)]
          : [join(DOCS, "node_modules/astro/bin/astro.mjs"), "dev", ...listen("docs")],
      cwd: DOCS,
    }),
  };
}

/** Environment variables with the URLs of the programs. */
const DOCS_VARIABLES = { service: "DOCS_SERVICE", mock: "DOCS_MOCK", docs: "DOCS_SITE" } as const;

/**
 * Returns the environment of the site: the service, and non-default ports. The site links to the service. The samples
 * and the form of the site send requests to these URLs.
 */
export function docsEnvironment(ports: Ports): Record<string, string> {
  const moved = NAMES.filter((name) => name === "service" || ports[name] !== DEFAULT_PORTS[name]);
  return Object.fromEntries(moved.map((name) => [DOCS_VARIABLES[name], `http://${HOST}:${ports[name]}`]));
}

/** Resolves at Ctrl-C or SIGTERM. A second signal ends the process at once. */
export function untilSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });
}
