import type { Page } from "./page.ts";

/** The page for unknown paths. A script adds the search results for the path. */
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
