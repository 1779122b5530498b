/** A page of the site, or its Markdown version for programs. */
export type PageFormat = "html" | "markdown";

/** A page before `resolveLinks`. */
export interface Page {
  /** The path below the site's base, without a slash at either end; empty for the home page. */
  slug: string;
  title: string;
  /** One sentence for search engines and previews, as plain text. */
  description: string;
  /** False for a page without room for a table of contents. */
  tableOfContents?: false;
  /** False for a page without a place in search and navigation. */
  isListed?: false;
  /** The breadcrumb, outermost part first, without the site itself. */
  trail?: readonly PageLink[];
  /** All versions of the operation, the highest first. */
  versions?: readonly (PageLink & { status: string })[];
  /** The previous and the next page. Default: by the navigation. */
  previous?: PageLink;
  next?: PageLink;
  /** The home page's head, in place of a title. */
  hero?: (settings: SiteSettings) => PageHero;
  /** Markdown with links of the forms in `resolveLinks`. */
  body: (format: PageFormat) => string;
}

/** The head of the home page, in the form of Starlight's front matter. */
export interface PageHero {
  tagline: string;
  actions: readonly { text: string; link: string; variant: "primary" | "secondary" }[];
  image: { html: string };
}

/** A link to a page. */
export interface PageLink {
  title: string;
  /** The slug, optionally with `#` and an anchor; undefined for a group without a page. */
  slug?: string;
}

/** The URLs of a site. */
export interface SiteSettings {
  /** The origin that the site is published on, such as `https://docs.example.com`. */
  site: string;
  /** The path below the origin, with a slash at either end. */
  base: string;
  /** The base URL of the samples, without a slash at the end. */
  server: string;
  /** The base URL of the mock, for *Try it*. */
  mock: string;
  /** The base URL of the service, for *Try it*. Default: the contract's server. */
  service?: string;
  /** The URL of the source code. */
  repository?: string;
}

/** Text without Markdown syntax, on one line. */
export function plainText(markdown: string): string {
  return markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/[`*]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** Shortens text for search engines: as many whole sentences as fit, else the beginning of the first. */
export function summarize(markdown: string, maxLength = 160): string {
  const [first = "", ...others] = plainText(markdown).split(/(?<=[.!?])\s+(?=[A-Z])/);
  let summary = first;
  for (const sentence of others) {
    if (summary.length + sentence.length >= maxLength) break;
    summary += ` ${sentence}`;
  }
  return truncate(summary, maxLength);
}

/** Shortens text at the end of a word. */
export function truncate(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : `${text.slice(0, maxLength - 1).replace(/\s+\S*$/, "")}…`;
}

/** The picture in previews of links: the file at the site's base, and the size in pixels. */
export const PREVIEW = { file: "preview.png", width: 1200, height: 630 };
