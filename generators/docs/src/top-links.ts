import type { SiteSettings } from "./page.ts";
import { isLocal } from "./server-notes.ts";

/** A link of the top bar. */
interface TopLink {
  label: string;
  href: string;
  /** First segments of the paths where the link is current. */
  sections: readonly string[];
}

/** Returns the links of the top bar. Only a local service has a link, because a public base URL may have no page. */
export function listTopLinks({ base, service, repository }: SiteSettings): TopLink[] {
  const external = {
    "Running service": service && isLocal(service) && `${service}/`,
    Repository: repository,
  };
  return [
    { label: "Guides", href: `${base}guides/`, sections: ["guides"] },
    { label: "Reference", href: `${base}operations/`, sections: ["operations", "records", "tables"] },
    { label: "Changelog", href: `${base}changelog/`, sections: ["changelog"] },
    ...Object.entries(external).flatMap(([label, href]) => (href ? [{ label, href, sections: [] }] : [])),
  ];
}
