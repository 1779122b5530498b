import {
  CONTRACT_LINK,
  createHomeRoute,
  type Home,
  type HomeLink,
  type PlainRoute,
  type RequestContext,
  sampleCommands,
} from "@market-data/http";
import { info } from "@market-data/openapi";
import { SAMPLE_NOTICE } from "@market-data/sample/notice";
import type { VendorPrefix } from "./vendor-prefix.ts";

interface HomeDeps {
  readonly prefix: VendorPrefix;
  /** URL or path of the API reference. */
  readonly documentation: string;
  /** Whether health and metrics are served on the same port as the operations. */
  readonly hasAdminRoutes: boolean;
  /** Whether the sample market is served. */
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

/** Creates the home page at the service's URL. */
export function createHome(deps: HomeDeps): PlainRoute<RequestContext> & { readonly path: string } {
  return { path: "/", ...createHomeRoute((url) => describeService(url, deps), deps.prefix.keyHeader) };
}

async function describeService(
  url: string,
  { prefix, documentation, hasAdminRoutes, isSample }: HomeDeps,
): Promise<Home> {
  // The page also works while the market cannot be read. Its health link gives the reason.
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
