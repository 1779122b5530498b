import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import {
  createContractRoute,
  HttpError,
  type HttpResponse,
  JSON_TYPE,
  type RequestContext,
  type Route,
} from "@market-data/http";
import type { Metrics } from "../observing/metrics.ts";
import type { VendorPrefix } from "./vendor-prefix.ts";

export interface SystemDeps {
  readonly metrics: Metrics;
  readonly prefix: VendorPrefix;
  /** Whether requests can be served; throws or is false where they cannot. */
  readonly isReady: () => Promise<boolean>;
}

const { resolve } = createRequire(import.meta.url);

const CONTRACT_FILES = {
  "/openapi.json": { module: "@market-data/openapi/openapi.json", type: JSON_TYPE },
  "/openapi.yaml": { module: "@market-data/openapi/openapi.yaml", type: "application/yaml; charset=utf-8" },
} as const;

type SystemRoute = Route<RequestContext> & { readonly path: string };

/** The contract, and what those who run the service look at. None of it requires a key. */
export function createSystemRoutes({ metrics, prefix, isReady }: SystemDeps): SystemRoute[] {
  const open = { access: "open", headers: [] } as const;
  return [
    ...Object.entries(CONTRACT_FILES).map(([path, { module, type }]) => {
      const read = async () => prefix.contract(await readFile(resolve(module), "utf8"));
      return { path, ...createContractRoute({ type, cacheControl: "public, max-age=300", read }) };
    }),
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
