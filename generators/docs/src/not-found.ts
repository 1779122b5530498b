import { pagePath } from "./links.ts";
import type { Page, SiteSettings } from "./page.ts";

/** The file that lists all pages for the page "not found": the URL path of each, and its title. */
export const PAGE_LIST = "pages.json";

/** What readers see at a path that no page has. Its script puts the pages with the nearest paths first. */
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
