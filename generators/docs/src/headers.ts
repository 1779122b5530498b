import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SiteSettings } from "./page.ts";

/** The site's file of response headers, in the format of Netlify and Cloudflare Pages. */
export const HEADERS_FILE = "_headers";

const INLINE_SCRIPT = /<script\b(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** Folders with a content hash in every file name. */
const IMMUTABLE = ["_astro/"];

/** Writes the response headers of a built site: for all files, then by folder. */
export function emitHeaders(pages: Iterable<string>, { base }: Pick<SiteSettings, "base">): string {
  const scripts = new Set([...pages].flatMap((page) => [...page.matchAll(INLINE_SCRIPT)].map(hashScript)));
  const headers = {
    "Content-Security-Policy": policy([...scripts].sort()),
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
  };
  const rules = [
    ["/", headers] as const,
    ...IMMUTABLE.map(
      (folder) => [base + folder, { "Cache-Control": "public, max-age=31536000, immutable" }] as const,
    ),
  ];
  return rules
    .flatMap(([path, all]) => [
      `${path}*`,
      ...Object.entries(all).map(([name, value]) => `  ${name}: ${value}`),
      "",
    ])
    .join("\n");
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
    // Redoc's page contains its fonts.
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
