import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { createContractRoute, HttpError, type HttpResponse, JSON_TYPE } from "@market-data/http";
import type { Health } from "../monitoring/health.ts";
import type { Metrics } from "../monitoring/metrics.ts";
import type { SystemRoute } from "./service-route.ts";
import type { VendorPrefix } from "./vendor-prefix.ts";

interface AdminDeps {
  readonly metrics: Metrics;
  readonly health: Health;
  /** Returns the reasons why requests cannot be served; an empty array if the service is healthy. */
  readonly runHealthChecks: () => Promise<readonly string[]>;
  /** The current time, in Unix ms. */
  readonly now: () => number;
  /** Whether requests are open or count for the address limits. */
  readonly access: SystemRoute["access"];
}

/**
 * The query for HAProxy (`disable-on-404`): a 404 stops new traffic and lets requests in progress finish, but a 503
 * drops the server.
 */
const UNREADY_404 = "unready=404";

const { resolve } = createRequire(import.meta.url);

const CONTRACT_FILES = {
  "/openapi.json": { module: "@market-data/openapi/openapi.json", type: JSON_TYPE },
  "/openapi.yaml": { module: "@market-data/openapi/openapi.yaml", type: "application/yaml; charset=utf-8" },
} as const;

type PathRoute = SystemRoute & { readonly path: string };

/** The contract as files. */
export function createContractRoutes(prefix: VendorPrefix): PathRoute[] {
  return Object.entries(CONTRACT_FILES).map(([path, { module, type }]) => {
    const read = async () => prefix.contract(await readFile(resolve(module), "utf8"));
    return { path, ...createContractRoute({ type, cacheControl: "public, max-age=300", read }) };
  });
}

/** The routes for operators. None requires a key. */
export function createAdminRoutes({ metrics, health, runHealthChecks, now, access }: AdminDeps): PathRoute[] {
  const facts = { access, headers: [], isProbe: true } as const;
  return [
    { ...facts, path: "/healthz", name: "health", respond: () => stateResponse("alive", {}) },
    {
      ...facts,
      path: "/readyz",
      name: "health",
      async respond({ search }) {
        const failures = await runHealthChecks();
        if (failures.length === 0) {
          const age = toAge(await health.getNewestUpdate(), now());
          return stateResponse("ready", { ...age, warnings: await health.getWarnings() });
        }
        const name = search === UNREADY_404 ? "notFound" : "unavailable";
        throw new HttpError(name, `The service cannot serve requests now: ${failures.join("; ")}`);
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

/** The age of the data. */
function toAge(newestUpdate: number | undefined, now: number): object {
  if (newestUpdate === undefined) return { newest_update: null, age_seconds: null };
  return { newest_update: new Date(newestUpdate).toISOString(), age_seconds: (now - newestUpdate) / 1000 };
}

function stateResponse(state: string, more: object): HttpResponse {
  const headers = ["Cache-Control", "no-store", "Content-Type", JSON_TYPE];
  return { status: 200, headers, body: JSON.stringify({ state, ...more }) };
}
