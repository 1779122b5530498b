/** How a page's text is written: for the site, or as its Markdown twin for programs. */
export type Flavour = "site" | "twin";

/** A page of the site before its links are addresses. */
export interface Page {
  /** Its place below the site's base, without a slash at either end; empty for the first page. */
  slug: string;
  title: string;
  /** One sentence for search engines and previews, as plain text. */
  description: string;
  /** Markdown whose links name operations, records and guides instead of addresses. */
  body: (flavour: Flavour) => string;
}

/** Where and for whom a site is built. */
export interface SiteSettings {
  /** The origin that the site is published on, such as `https://docs.example.com`. */
  site: string;
  /** The path below it, beginning and ending with a slash. */
  base: string;
  /** The address that samples call, and that the form on each operation's page begins with. */
  server: string;
}

/** Text without Markdown's marks, on one line. */
export function plainText(markdown: string): string {
  return markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/[`*]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** What search engines show of a page: as many whole sentences as fit, else the beginning of the first. */
export function summaryOf(markdown: string, longest = 160): string {
  const sentences = plainText(markdown).split(/(?<=[.!?])\s+(?=[A-Z])/);
  let summary = sentences[0] ?? "";
  for (const sentence of sentences.slice(1)) {
    if (summary.length + sentence.length >= longest) break;
    summary += ` ${sentence}`;
  }
  return summary.length <= longest ? summary : `${summary.slice(0, longest - 1).replace(/\s+\S*$/, "")}…`;
}
