import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import {
  type Access,
  createContractRoute,
  HttpError,
  type HttpResponse,
  JSON_TYPE,
  type NetworkResponse,
  type RequestContext,
  type Route,
} from "@market-data/http";
import type { Metrics } from "../observing/metrics.ts";
import type { VendorPrefix } from "./vendor-prefix.ts";

export interface AdminDeps {
  readonly metrics: Metrics;
  /** Why requests cannot be served; nothing where they can. */
  readonly findFaults: () => Promise<readonly string[]>;
  /** When the newest data was updated, in Unix ms; undefined where there is none. */
  readonly getNewestUpdate: () => Promise<number | undefined>;
  /** The time now, in Unix ms. */
  readonly now: () => number;
  /** Who may call. */
  readonly access: Access;
}

/**
 * The query for balancers that send nothing more to a server whose check is a 404, and let requests that it has go on, but give
 * up a server whose check is a 503: HAProxy (`disable-on-404`).
 */
const UNREADY_404 = "unready=404";

const { resolve } = createRequire(import.meta.url);

const CONTRACT_FILES = {
  "/openapi.json": { module: "@market-data/openapi/openapi.json", type: JSON_TYPE },
  "/openapi.yaml": { module: "@market-data/openapi/openapi.yaml", type: "application/yaml; charset=utf-8" },
} as const;

type SystemRoute = Route<RequestContext, NetworkResponse> & {
  readonly path: string;
  readonly isProbe?: boolean;
};

/** The contract as files. */
export function createContractRoutes(prefix: VendorPrefix): SystemRoute[] {
  return Object.entries(CONTRACT_FILES).map(([path, { module, type }]) => {
    const read = async () => prefix.contract(await readFile(resolve(module), "utf8"));
    return { path, ...createContractRoute({ type, cacheControl: "public, max-age=300", read }) };
  });
}

/** What those who run the service look at. None of it requires a key. */
export function createAdminRoutes({
  metrics,
  findFaults,
  getNewestUpdate,
  now,
  access,
}: AdminDeps): SystemRoute[] {
  const facts = { access, headers: [], isProbe: true } as const;
  return [
    { ...facts, path: "/healthz", name: "health", respond: () => stateResponse("alive", {}) },
    {
      ...facts,
      path: "/readyz",
      name: "health",
      async respond({ search }) {
        const faults = await findFaults();
        if (faults.length === 0) return stateResponse("ready", toAge(await getNewestUpdate(), now()));
        const name = search === UNREADY_404 ? "notFound" : "unavailable";
        throw new HttpError(name, `The service cannot serve requests now: ${faults.join("; ")}`);
      },
    },
    {
      ...facts,
      path: "/metrics",
      name: "metrics",
      async respond() {
        const headers = ["Content-Type", metrics.contentType, "Cache-Control", "no-store"];
        return { status: 200, headers, body: await metrics.text() };
      },
    },
  ];
}

/** How old the data is. */
function toAge(newestUpdate: number | undefined, now: number): object {
  if (newestUpdate === undefined) return { newest_update: null, age_seconds: null };
  return { newest_update: new Date(newestUpdate).toISOString(), age_seconds: (now - newestUpdate) / 1000 };
}

function stateResponse(state: string, more: object): HttpResponse {
  const headers = ["Cache-Control", "no-store", "Content-Type", JSON_TYPE];
  return { status: 200, headers, body: JSON.stringify({ state, ...more }) };
}
