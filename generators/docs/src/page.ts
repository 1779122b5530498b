/** A page of the site, or its Markdown version for programs. */
export type PageFormat = "html" | "markdown";

/** A page before its links are URLs. */
export interface Page {
  /** Its path below the site's base, without a slash at either end; empty for the home page. */
  slug: string;
  title: string;
  /** One sentence for search engines and previews, as plain text. */
  description: string;
  /** False for a page without room for one beside it. */
  tableOfContents?: false;
  /** False for a page that neither search nor navigation leads to. */
  isListed?: false;
  /** What the page is part of, from the outermost; without the site itself. */
  trail?: readonly PageLink[];
  /** The same operation in each of its versions, the highest first. */
  versions?: readonly (PageLink & { status: string })[];
  /** The pages before and after it; by the navigation where absent. */
  previous?: PageLink;
  next?: PageLink;
  /** What the home page shows in place of a title. */
  hero?: (settings: SiteSettings) => PageHero;
  /** Markdown whose links name operations, records and guides instead of URLs. */
  body: (format: PageFormat) => string;
}

/** The head of the home page, as Starlight's front matter has it. */
export interface PageHero {
  tagline: string;
  actions: readonly { text: string; link: string; variant: "primary" | "secondary" }[];
  image: { html: string };
}

/** A page as it is linked to. */
export interface PageLink {
  title: string;
  /** Its slug, with `#` and an anchor for a place of it; absent for a group without a page of its own. */
  slug?: string;
}

/** Where a site will stand. */
export interface SiteSettings {
  /** The origin that the site is published on, such as `https://docs.example.com`. */
  site: string;
  /** The path below it, beginning and ending with a slash. */
  base: string;
  /** The base URL of the samples, without a slash at the end. */
  server: string;
  /** The base URL of the mock, for *Try it*. */
  mock: string;
  /** The base URL of the service, for *Try it*; the contract's server where absent. */
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

/** As many whole sentences as fit, else the beginning of the first: what search engines show of a page. */
export function summarize(markdown: string, maxLength = 160): string {
  const sentences = plainText(markdown).split(/(?<=[.!?])\s+(?=[A-Z])/);
  let summary = sentences[0] ?? "";
  for (const sentence of sentences.slice(1)) {
    if (summary.length + sentence.length >= maxLength) break;
    summary += ` ${sentence}`;
  }
  return summary.length <= maxLength ? summary : `${summary.slice(0, maxLength - 1).replace(/\s+\S*$/, "")}…`;
}

/** The picture that previews of links show: its file at the site's base, and its size in pixels. */
export const PREVIEW = { file: "preview.png", width: 1200, height: 630 };
