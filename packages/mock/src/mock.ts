import { resolve } from "node:path";
import {
  CONTRACT_LINK,
  createContractRoute,
  createHomeRoute,
  createHttpServer,
  type Home,
  HttpError,
  JSON_TYPE,
  type NetworkContext,
  type NetworkResponse,
  Router,
  sampleCommands,
} from "@market-data/http";
import { info, keyHeader } from "@market-data/openapi";
import { InvalidContractError, type JsonObject } from "@market-data/openapi/contract";
import { SAMPLE_NOTICE } from "@market-data/sample";
import type { Contract } from "./contract/contract.ts";
import { getContractPath, loadContract } from "./contract/load.ts";
import { CONTRACT_PATH } from "./contract/operation.ts";
import { watchFile } from "./contract/watch.ts";
import { getControl, type MockControl, MockCore } from "./core.ts";
import { createCallerCheck } from "./http/check-caller.ts";
import { CONTROL_PREFIX, controlRoutes, toJson } from "./http/control-routes.ts";
import type { MockRoute, MockState } from "./http/mock-route.ts";
import { toSocketRoute } from "./http/socket-route.ts";
import type { MockSettings } from "./settings.ts";

/** The options of `startMock`. */
export interface MockOptions extends MockSettings {
  /** The port. `0` selects a free port. Default 4010. */
  port?: number;
  /** The address to listen on. Default 127.0.0.1, which only this machine can reach. */
  host?: string;
  /** The path before the operation paths, for example `/api/v3`. Default: none. */
  basePath?: string;
  /** The path of a custom contract: one OpenAPI 3.1 or 3.2 file, YAML or JSON. */
  contract?: string;
  /** Whether to reload the contract after each change of the file. */
  watch?: boolean;
  /**
   * Additional host names by which pages and programs may control the mock, such as names of containers. Default: only
   * names of this machine.
   */
  allowedHosts?: readonly string[];
}

/** A running mock server. */
export interface Mock extends MockControl, AsyncDisposable {
  /** The URL before the operation paths, without a trailing slash. */
  readonly url: string;
  /** Stops the server and closes all connections. */
  close(): Promise<void>;
}

const INSTALL_PRISM = "npm install --save-dev @stoplight/prism-core@5 @stoplight/prism-http@5";

type ServerRoute = MockRoute<NetworkContext, NetworkResponse>;

/**
 * Starts a mock server with every operation of the contract.
 *
 * @throws {InvalidContractError} if the mock cannot serve the contract.
 * @throws {RangeError} for an invalid setting.
 * @throws {Error} if the server cannot listen, with the `code` of Node, for example `EADDRINUSE`.
 */
export async function startMock(options: MockOptions = {}): Promise<Mock> {
  const { port = 4010, host = "127.0.0.1", log = console.error } = options;
  const basePath = parseBasePath(options.basePath ?? "");
  const file = resolve(options.contract ?? getContractPath());
  const contract = await load(file, options.contract !== undefined);
  const checkCaller = createCallerCheck(options.allowedHosts ?? []);
  const core = new MockCore(contract, options, ({ document }) => lazyGenerator(document), checkCaller);
  const control = controlRoutes(checkCaller);
  let router = createRouter(core, contract, control, basePath);
  logUnhandled(core, log);
  const server = createHttpServer<ServerRoute, MockState>({
    ...core.options,
    getRouter: () => router,
    respond: (context) => core.respond(context),
    onResponse: (context, { status }) => core.finish(context, status),
  });
  const origin = await server.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "EADDRINUSE") {
      error.message = `Port ${port} of ${host} is already in use. Stop the other program, or choose a different port.`;
    }
    throw error;
  });
  // Prepares the market in the background for a fast first request.
  const preparing = setImmediate(() => void core.sessions.get().market.prepare());
  const follow = (changed: Contract) => {
    router = createRouter(core, changed, control, basePath);
    logUnhandled(core, log);
  };
  const stopWatching = options.watch === true ? watchContract(file, follow, log) : () => undefined;
  const close = () => {
    clearImmediate(preparing);
    stopWatching();
    core.close();
    return server.close({ drain: 0, timeout: 0 });
  };
  return {
    url: origin + basePath,
    ...getControl(core),
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** Parses a base path. @returns The path without a trailing slash. @throws {RangeError} for an invalid path. */
export function parseBasePath(text: string): string {
  const path = text.replace(/\/$/, "");
  if (`${path}/`.startsWith(`${CONTROL_PREFIX}/`)) {
    throw new RangeError(
      `Invalid base path "${text}". The path ${CONTROL_PREFIX} is reserved. Choose a different path.`,
    );
  }
  if (/^(\/[\w.~-]+)*$/.test(path) && new URL(path, "http://localhost").pathname === (path || "/"))
    return path;
  throw new RangeError(`Invalid base path "${text}". It must be the path of a URL, such as "/api/v3".`);
}

function createRouter(
  core: MockCore,
  contract: Contract,
  control: ReturnType<typeof controlRoutes>,
  basePath: string,
): Router<ServerRoute> {
  const router = new Router<ServerRoute>();
  const { document } = contract;
  const files: [path: string, type: string, read: () => Promise<string>][] = [
    [CONTRACT_PATH, JSON_TYPE, async () => JSON.stringify(document)],
    [
      "/openapi.yaml",
      "application/yaml; charset=utf-8",
      async () => (await import("yaml")).stringify(document, { aliasDuplicateObjects: false }),
    ],
  ];
  for (const [path, type, read] of files) {
    router.add(path, createContractRoute({ type, cacheControl: "no-cache", read }));
  }
  const open = { access: "open", headers: [] } as const;
  router.add("/", { ...createHomeRoute((url) => describeMock(url, basePath), keyHeader), ...open });
  router.add("/healthz", { ...open, name: "health", respond: () => toJson({ status: "ok" }) });
  for (const [path, route] of control) router.add(path, route);
  for (const [path, route] of core.serve(contract)) router.add(basePath + path, toSocketRoute(route));
  return router;
}

/** Logs operations without sample data. */
function logUnhandled({ sessions, contract }: MockCore, log: (line: string) => void): void {
  const { market } = sessions.get();
  const ids = contract.operations.map(({ id }) => id).filter((id) => !market.supports(id));
  if (ids.length > 0)
    log(`No sample data for ${ids.join(", ")}. The mock responds with the examples of the contract.`);
}

/** The content of the mock's home page. */
function describeMock(url: string, basePath: string): Home {
  return {
    title: `Mock of the ${info.title}`,
    version: info.version,
    summary:
      "Accepts any key and responds like the service, with sample data or with the failures that a test requests.",
    notice: SAMPLE_NOTICE,
    links: [
      CONTRACT_LINK,
      { name: "health", title: "Health", href: "/healthz", text: "Returns 200 while the mock is running." },
      {
        name: "control",
        title: "Control",
        href: CONTROL_PREFIX,
        text: "The current scenario, clock and latency, and all scenarios.",
      },
    ],
    commands: [
      ...sampleCommands(url + basePath, keyHeader),
      {
        text: "Set a scenario for all requests, here the limit per minute:",
        command: `curl -X POST '${url}${CONTROL_PREFIX}?scenario=minute-limit'`,
      },
      {
        text: "Reset the mock to its initial settings:",
        command: `curl -X POST '${url}${CONTROL_PREFIX}/reset'`,
      },
    ],
  };
}

/** Loads Prism on first use, because Prism is an optional peer dependency and slow to load. */
function lazyGenerator(document: JsonObject): ReturnType<ConstructorParameters<typeof MockCore>[2]> {
  const load = async () => {
    const { createGenerator } = await import("./contract/generate.ts").catch(
      (error: NodeJS.ErrnoException) => {
        if (!/MODULE_NOT_FOUND$/.test(error.code ?? "")) throw error;
        throw new HttpError(
          { status: 501, code: 501 },
          `This response is generated by Prism, which is not installed. Run: ${INSTALL_PRISM}`,
        );
      },
    );
    return createGenerator(document);
  };
  let generator: ReturnType<typeof load> | undefined;
  return async (operation, wish) => {
    generator ??= load();
    return (await generator)(operation, wish);
  };
}

async function load(file: string, check: boolean): Promise<Contract> {
  try {
    return await loadContract(file, { check });
  } catch (error) {
    if (!(error instanceof InvalidContractError)) throw error;
    throw new InvalidContractError(`The contract ${file} cannot be served. ${error.message}`);
  }
}

/** Reloads the contract after each change of the file. Keeps the previous contract after an invalid change. */
function watchContract(
  file: string,
  follow: (contract: Contract) => void,
  log: (line: string) => void,
): () => void {
  return watchFile(file, async () => {
    try {
      follow(await loadContract(file, { check: true }));
      log(`The contract ${file} has changed. The mock serves the new version.`);
    } catch (error) {
      const { message } = error as Error;
      log(`The contract ${file} is invalid. The mock keeps serving the previous version. ${message}`);
    }
  });
}
