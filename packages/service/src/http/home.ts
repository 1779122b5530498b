import {
  CONTRACT_LINK,
  createHomeRoute,
  type Home,
  type HomeLink,
  type RequestContext,
  type Route,
  sampleCommands,
} from "@market-data/http";
import { info } from "@market-data/openapi";
import { SAMPLE_NOTICE } from "@market-data/sample/notice";
import type { VendorPrefix } from "./vendor-prefix.ts";

export interface HomeDeps {
  readonly prefix: VendorPrefix;
  /** Where the reference is. */
  readonly documentation: string;
  /** Whether health and metrics are on the port of the operations. */
  readonly hasAdminRoutes: boolean;
  /** Whether the sample market is served now. */
  readonly isSample: () => Promise<boolean>;
}

const ADMIN: readonly HomeLink[] = [
  {
    name: "health",
    title: "Health",
    href: "/readyz",
    text: "Whether requests can be served, and how old the data is.",
  },
  {
    name: "metrics",
    title: "Metrics",
    href: "/metrics",
    text: "Requests, response times, credits and limits, for Prometheus.",
  },
];

/** What a service shows to those who open its URL. */
export function createHome(deps: HomeDeps): Route<RequestContext> & { readonly path: string } {
  return { path: "/", ...createHomeRoute((url) => describeService(url, deps), deps.prefix.keyHeader) };
}

async function describeService(
  url: string,
  { prefix, documentation, hasAdminRoutes, isSample }: HomeDeps,
): Promise<Home> {
  // While the market cannot be read this page is there still, and the health that it leads to says why.
  const sample = await isSample().catch(() => false);
  return {
    ...info,
    notice: sample ? SAMPLE_NOTICE : undefined,
    links: [
      ...(documentation === CONTRACT_LINK.href ? [] : [toReference(documentation)]),
      CONTRACT_LINK,
      ...(hasAdminRoutes ? ADMIN : []),
    ],
    commands: sampleCommands(url, prefix.keyHeader),
  };
}

function toReference(href: string): HomeLink {
  return { name: "reference", title: "Reference", href, text: "Operations, fields, guides and samples." };
}
