/** The URL path of a page's Markdown version. */
export function findMarkdown(id: string): string {
  return `${import.meta.env.BASE_URL}${id || "index"}.md`;
}
