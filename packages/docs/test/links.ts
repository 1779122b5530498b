import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "./built-site.ts";

const LINK = /<(?:a|link|script|img|source)\b[^>]*?\s(?:href|src)="([^"]*)"/g;
const SCRIPT = /(<script\b[^>]*>).*?<\/script>/gs;
/** The page that creates its fragments at run time. */
const REDOC = "reference/index.html";
const ANCHOR = /\sid="([^"]*)"/g;

/** Lists every broken internal link of a built site, in HTML and Markdown, as `page -> link`. */
export function brokenLinks(folder: string, site: string, base: string): string[] {
  const anchors = new Map<string, Set<string>>();
  const findAnchors = (file: string) => {
    const known = anchors.get(file) ?? new Set(matches(readFileSync(join(folder, file), "utf8"), ANCHOR));
    anchors.set(file, known);
    return known;
  };
  const broken: string[] = [];
  for (const file of listFiles(folder, ".html")) {
    const page = new URL(base + file.replace(/(^|\/)index\.html$/, "$1"), site);
    // Scripts may create links at run time.
    const html = readFileSync(join(folder, file), "utf8").replaceAll(SCRIPT, "$1</script>");
    for (const link of matches(html, LINK)) {
      const url = new URL(link.replaceAll("&amp;", "&"), page);
      if (url.origin !== new URL(site).origin || !/^https?:/.test(url.protocol)) continue;
      const target = url.pathname.startsWith(base)
        ? getFile(folder, url.pathname.slice(base.length))
        : undefined;
      const anchor = decodeURIComponent(url.hash.slice(1));
      // The page "not found" has a canonical path without a page.
      if (file === "404.html" && url.pathname === `${base}404/`) continue;
      const isResolvedByRedoc = target === REDOC && anchor.startsWith("/");
      const isAnchor = (file: string) => anchor === "" || anchor === "_top" || findAnchors(file).has(anchor);
      const fine = target !== undefined && (isResolvedByRedoc || isAnchor(target));
      if (!fine) broken.push(`${file} -> ${link}`);
    }
  }
  for (const file of listFiles(folder, ".md")) {
    for (const link of matches(readFileSync(join(folder, file), "utf8"), /\]\((\/[^)\s]*)\)/g)) {
      const [path = ""] = link.split("#");
      if (!path.startsWith(base) || getFile(folder, path.slice(base.length)) === undefined) {
        broken.push(`${file} -> ${link}`);
      }
    }
  }
  return broken;
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = ""]) => found);
}

function getFile(folder: string, path: string): string | undefined {
  const name = decodeURIComponent(path);
  const file = name === "" || name.endsWith("/") ? `${name}index.html` : name;
  const full = join(folder, file);
  return existsSync(full) && statSync(full).isFile() ? file : undefined;
}
