import { pagePath } from "./links.ts";
import type { Page, SiteSettings } from "./page.ts";

/** The list of all pages for the page "not found": URL path and title of each page. */
export const PAGE_LIST = "pages.json";

/** The page for an unknown path. A script lists the pages with the nearest paths first. */
export function notFoundPage(): Page {
  return {
    slug: "404",
    title: "Page not found",
    description: "No page of this site has this path.",
    tableOfContents: false,
    isListed: false,
    body: () =>
      [
        "No page has this path.",
        '<div id="suggestions"></div>',
        "Search for what you need, or begin at one of these:",
        [
          "- [All operations](page:operations)",
          "- [All guides](page:guides)",
          "- [All records](page:records)",
          "- [Error codes](page:tables/errors)",
        ].join("\n"),
      ].join("\n\n"),
  };
}

/** The list of all pages. */
export function pageList(pages: readonly Page[], settings: SiteSettings): string {
  const list = pages.map(({ slug, title }) => [pagePath(slug, "html", settings), title]);
  return `${JSON.stringify(list)}\n`;
}
