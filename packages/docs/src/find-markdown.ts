/** The URL path of a page's Markdown version. */
export function findMarkdown(id: string): string {
  const base = import.meta.env.BASE_URL.replace(/\/?$/, "/");
  return `${base}${id === "" ? "index" : id}.md`;
}
