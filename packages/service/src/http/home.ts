import {
  createHomeRoute,
  type Home,
  type HomeCommand,
  type HomeLink,
  type RequestContext,
  type Route,
} from "@market-data/http";
import { info, operations } from "@market-data/openapi";
import { SAMPLE_NOTICE } from "@market-data/sample";
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

const CONTRACT: HomeLink = {
  name: "contract",
  title: "OpenAPI contract",
  href: "/openapi.json",
  text: "Every operation of this service, for tools that read OpenAPI 3.1. Also as /openapi.yaml.",
};
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
  return { path: "/", ...createHomeRoute((url) => describeService(url, deps)) };
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
      ...(documentation === CONTRACT.href ? [] : [toReference(documentation)]),
      CONTRACT,
      ...(hasAdminRoutes ? ADMIN : []),
    ],
    commands: toCommands(url, prefix.keyHeader),
  };
}

function toReference(href: string): HomeLink {
  return { name: "reference", title: "Reference", href, text: "Operations, fields, guides and samples." };
}

function toCommands(url: string, keyHeader: string): HomeCommand[] {
  const { cryptocurrencyMapV1: map, cryptocurrencyQuotesLatestV3: quotes } = operations;
  return [
    { text: `${map.summary}, which requires no key:`, command: `curl '${url}${map.path}?limit=3'` },
    {
      text: `${quotes.summary}, with your key:`,
      command: `curl -H '${keyHeader}: YOUR_KEY' \\\n  '${url}${quotes.path}?symbol=BTC,ETH&convert=EUR'`,
    },
  ];
}
