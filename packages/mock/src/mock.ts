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
  type Route,
  Router,
  sampleCommands,
} from "@market-data/http";
import { info, keyHeader } from "@market-data/openapi";
import { InvalidContractError, type JsonObject } from "@market-data/openapi/contract";
import { SAMPLE_NOTICE } from "@market-data/sample";
import type { Contract } from "./contract/contract.ts";
import { loadContract, ownContract } from "./contract/load.ts";
import { CONTRACT_PATH } from "./contract/operation.ts";
import { watchFile } from "./contract/watch.ts";
import { getControl, HEADERS, type MockControl, MockCore, type MockSettings } from "./core.ts";
import { createCallerCheck } from "./http/check-caller.ts";
import { CONTROL_PREFIX, controlRoutes, toJson } from "./http/control-routes.ts";
import type { MockContext } from "./http/operation-handler.ts";
import { toSocketRoute } from "./http/socket-route.ts";

export interface MockOptions extends MockSettings {
  /** The port; 0 takes a free one. 4010 where absent. */
  port?: number;
  /** The address to listen on. 127.0.0.1, which only this machine can reach, where absent. */
  host?: string;
  /** The path before the paths of operations, for example `/api/v3`. None where absent. */
  basePath?: string;
  /** A contract of the caller's own: one OpenAPI 3.1 file, YAML or JSON. */
  contract?: string;
  /** Whether to read the contract again whenever its file changes. */
  watch?: boolean;
  /**
   * Names, in addition to those of this machine, by which the mock and the pages that steer it are called: those of containers.
   * None where absent.
   */
  allowedHosts?: readonly string[];
}

/** A running mock. */
export interface Mock extends MockControl, AsyncDisposable {
  /** The URL before the paths of operations, without a slash at the end. */
  readonly url: string;
  /** Ends it, with every connection. */
  close(): Promise<void>;
}

const INSTALL_PRISM = "npm install --save-dev @stoplight/prism-core@5 @stoplight/prism-http@5";

type ServerContext = MockContext & NetworkContext;

/**
 * Starts a mock of the whole contract.
 *
 * @throws {InvalidContractError} where the contract cannot be served.
 * @throws {RangeError} for a setting that does not fit.
 * @throws {Error} where it cannot listen; `code` is then Node's, for example `EADDRINUSE`.
 */
export async function startMock(options: MockOptions = {}): Promise<Mock> {
  const { port = 4010, host = "127.0.0.1", log = console.error } = options;
  const basePath = parseBasePath(options.basePath ?? "");
  const file = resolve(options.contract ?? ownContract());
  const contract = await load(file, options.contract !== undefined);
  const checkCaller = createCallerCheck(options.allowedHosts ?? []);
  const core = new MockCore(contract, options, ({ document }) => lazyGenerator(document), checkCaller);
  const control = controlRoutes(checkCaller);
  let router = createRouter(core, contract, control, basePath);
  logUnhandled(core, log);
  const server = createHttpServer<ServerContext>({
    ...HEADERS,
    ...core.steps,
    getRouter: () => router,
    onResponse: (context, { status }) => core.finish(context, status),
  });
  const origin = await server.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "EADDRINUSE") {
      error.message = `Port ${port} of ${host} is taken by another program. End that program, or choose another port.`;
    }
    throw error;
  });
  // The first request need not wait for this, and a test that sends none need not pay for it.
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

/** @returns Without a slash at the end. @throws {RangeError} for what is no path of a URL. */
export function parseBasePath(text: string): string {
  const path = text.replace(/\/$/, "");
  if (`${path}/`.startsWith(`${CONTROL_PREFIX}/`)) {
    throw new RangeError(`Invalid base path "${text}". The mock is steered there. Choose another path.`);
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
): Router<Route<ServerContext, NetworkResponse>> {
  const router = new Router<Route<ServerContext, NetworkResponse>>();
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

/** Names the operations that are in the contract, and not in the market. */
function logUnhandled({ sessions, contract }: MockCore, log: (line: string) => void): void {
  const { market } = sessions.get();
  const ids = contract.operations.map(({ id }) => id).filter((id) => !market.knows(id));
  if (ids.length > 0)
    log(`No handler yet: ${ids.join(", ")}. The mock responds with what the contract shows.`);
}

/** What the mock shows to those who open its URL. */
function describeMock(url: string, basePath: string): Home {
  return {
    title: `Mock of the ${info.title}`,
    version: info.version,
    summary:
      "Takes any key, and responds as the service does: with data, or with the failures that a test asks for.",
    notice: SAMPLE_NOTICE,
    links: [
      CONTRACT_LINK,
      { name: "health", title: "Health", href: "/healthz", text: "Whether the mock runs." },
      {
        name: "control",
        title: "Control",
        href: CONTROL_PREFIX,
        text: "The scenario, the clock and the latency that are set, and the scenarios that there are.",
      },
    ],
    commands: [
      ...sampleCommands(url + basePath, keyHeader),
      {
        text: "Let every request meet a scenario, here the limit of a minute reached:",
        command: `curl -X POST '${url}${CONTROL_PREFIX}?scenario=minute-limit'`,
      },
      {
        text: "Go back to how the mock was started:",
        command: `curl -X POST '${url}${CONTROL_PREFIX}/reset'`,
      },
    ],
  };
}

/** Prism is an optional peer dependency, and takes longer to load than all the rest: only made-up responses load it. */
function lazyGenerator(document: JsonObject): ReturnType<ConstructorParameters<typeof MockCore>[2]> {
  const load = async () => {
    const { createGenerator } = await import("./contract/generate.ts").catch(
      (error: NodeJS.ErrnoException) => {
        if (!/MODULE_NOT_FOUND$/.test(error.code ?? "")) throw error;
        throw new HttpError(
          { status: 501, code: 501 },
          `Prism makes up this response, and is not installed. Run: ${INSTALL_PRISM}`,
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

/** Reads the contract again whenever it changes; where it is broken then, the last good one stays. */
function watchContract(
  file: string,
  follow: (contract: Contract) => void,
  log: (line: string) => void,
): () => void {
  return watchFile(file, async () => {
    try {
      follow(await loadContract(file, { check: true }));
      log(`The contract ${file} has changed: the mock now serves it as it is.`);
    } catch (error) {
      const { message } = error as Error;
      log(`The contract ${file} is broken, and the mock goes on with the last good one. ${message}`);
    }
  });
}
