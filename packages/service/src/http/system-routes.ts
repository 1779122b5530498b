import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import {
  digest,
  HttpError,
  type HttpResponse,
  JSON_TYPE,
  type RequestContext,
  ResponseBody,
  type Route,
  toConditionalResponse,
  weakEtag,
} from "@market-data/http";
import type { Metrics } from "../observing/metrics.ts";
import type { VendorPrefix } from "./vendor-prefix.ts";

export interface SystemDeps {
  readonly metrics: Metrics;
  readonly prefix: VendorPrefix;
  /** Whether requests can be served; throws or is false where they cannot. */
  readonly isReady: () => Promise<boolean>;
}

const CONTRACT_FILES = {
  "/openapi.json": { module: "@market-data/openapi/openapi.json", type: JSON_TYPE },
  "/openapi.yaml": { module: "@market-data/openapi/openapi.yaml", type: "application/yaml; charset=utf-8" },
} as const;

type SystemRoute = Route<RequestContext> & { readonly path: string };

/** The contract, and what those who run the service look at. None of it requires a key. */
export function createSystemRoutes({ metrics, prefix, isReady }: SystemDeps): SystemRoute[] {
  const open = { access: "open", headers: [] } as const;
  return [
    ...Object.entries(CONTRACT_FILES).map(([path, file]) => contractRoute(path, file, prefix)),
    { ...open, path: "/healthz", name: "health", respond: () => stateResponse("alive") },
    {
      ...open,
      path: "/readyz",
      name: "health",
      async respond() {
        if (!(await isReady().catch(() => false))) {
          throw new HttpError("unavailable", "The service cannot serve requests now");
        }
        return stateResponse("ready");
      },
    },
    {
      ...open,
      path: "/metrics",
      name: "metrics",
      async respond() {
        const headers = ["Content-Type", metrics.contentType, "Cache-Control", "no-store"];
        return { status: 200, headers, body: await metrics.text() };
      },
    },
  ];
}

function stateResponse(state: string): HttpResponse {
  const headers = ["Cache-Control", "no-store", "Content-Type", JSON_TYPE];
  return { status: 200, headers, body: JSON.stringify({ state }) };
}

const { resolve } = createRequire(import.meta.url);

/** A file of the contract, with the service's names of headers; read when first requested. */
function contractRoute(
  path: string,
  { module, type }: { module: string; type: string },
  prefix: VendorPrefix,
): SystemRoute {
  const read = async () => {
    const text = prefix.contract(await readFile(resolve(module), "utf8"));
    return { etag: weakEtag(digest(text)), body: new ResponseBody(Buffer.from(text)) };
  };
  let file: ReturnType<typeof read> | undefined;
  return {
    path,
    name: "contract",
    access: "counted",
    headers: [],
    async respond({ request }) {
      file ??= read();
      const content = await file.catch((error: unknown) => {
        file = undefined;
        throw error;
      });
      const cacheable = { ...content, cacheControl: "public, max-age=300", type };
      return toConditionalResponse(cacheable, request.headers["if-none-match"]);
    },
  };
}
