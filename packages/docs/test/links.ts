import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "./built-site.ts";

const LINK = /<(?:a|link|script|img|source)\b[^>]*?\s(?:href|src)="([^"]*)"/g;
const MARKDOWN_LINK = /\]\((\/[^)\s]*)\)/g;
const SCRIPT = /(<script\b[^>]*>).*?<\/script>/gs;
const ANCHOR = /\sid="([^"]*)"/g;
/** The page with anchors from a script. */
const REDOC = "reference/index.html";

/** Lists every broken internal link of a built site, in HTML and Markdown, as `page -> link`. */
export function brokenLinks(folder: string, site: string, base: string): string[] {
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  const anchors = new Map<string, Set<string>>();
  const hasAnchor = (file: string, anchor: string) => {
    const known = anchors.get(file) ?? new Set(matches(read(file), ANCHOR));
    anchors.set(file, known);
    // Markdown renderers create the anchors of headings.
    return known.has(anchor) || file.endsWith(".md") || (file === REDOC && anchor.startsWith("/"));
  };
  const isBroken = (file: string, link: string) => {
    const page = new URL(base + file.replace(/(^|\/)index\.html$/, "$1"), site);
    const { protocol, origin, pathname, hash } = new URL(link.replaceAll("&amp;", "&"), page);
    if (origin !== page.origin || !/^https?:/.test(protocol)) return false;
    const target = pathname.startsWith(base) && findFile(folder, pathname.slice(base.length));
    const anchor = decodeURIComponent(hash.slice(1));
    // Nobody serves the canonical URL of the page for unknown paths.
    if (file === "404.html" && pathname === `${base}404/`) return false;
    return !target || !(anchor === "" || anchor === "_top" || hasAnchor(target, anchor));
  };
  // Scripts may create links.
  const html = listFiles(folder, ".html").map(
    (file) => [file, matches(read(file).replaceAll(SCRIPT, "$1</script>"), LINK)] as const,
  );
  const markdown = listFiles(folder, ".md").map(
    (file) => [file, matches(read(file), MARKDOWN_LINK)] as const,
  );
  return [...html, ...markdown].flatMap(([file, links]) =>
    links.filter((link) => isBroken(file, link)).map((link) => `${file} -> ${link}`),
  );
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = ""]) => found);
}

function findFile(folder: string, path: string): string | undefined {
  const name = decodeURIComponent(path);
  const file = name === "" || name.endsWith("/") ? `${name}index.html` : name;
  return statSync(join(folder, file), { throwIfNoEntry: false })?.isFile() ? file : undefined;
}
