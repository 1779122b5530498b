import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SiteSettings } from "./page.ts";

/** The site's file of response headers, in the format of Netlify and Cloudflare Pages. */
export const HEADERS_FILE = "_headers";

const INLINE_SCRIPT = /<script\b(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** Writes the response headers of a built site: for all files, then by folder. */
export function emitHeaders(pages: Iterable<string>, { base }: Pick<SiteSettings, "base">): string {
  const scripts = new Set([...pages].flatMap((page) => [...page.matchAll(INLINE_SCRIPT)].map(hashScript)));
  return [
    "/*",
    `  Content-Security-Policy: ${policy([...scripts].sort())}`,
    "  Referrer-Policy: same-origin",
    "  X-Content-Type-Options: nosniff",
    "",
    // Every file name in this folder contains a hash of the content.
    `${base}_astro/*`,
    "  Cache-Control: public, max-age=31536000, immutable",
    "",
  ].join("\n");
}

/** Reads every page below a folder. */
export function readPages(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html"))
    .map((file) => readFileSync(join(folder, file), "utf8"));
}

function hashScript([, source = ""]: RegExpMatchArray): string {
  return `'sha256-${createHash("sha256").update(source).digest("base64")}'`;
}

function policy(scripts: readonly string[]): string {
  const directives = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scripts],
    "worker-src": ["'self'"],
    // Coloured code uses style attributes. Redoc adds style rules at run time.
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
    // Redoc's page contains fonts.
    "font-src": ["'self'", "data:"],
    // The reader chooses the base URL of *Try it*.
    "connect-src": ["'self'", "http:", "https:"],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}
