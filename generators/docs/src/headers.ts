import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SiteSettings } from "./page.ts";

/** The file of a built site that names the headers of its responses, in the form of several hosts of static sites. */
export const HEADERS_FILE = "_headers";

const INLINE_SCRIPT = /<script\b(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** Folders whose files have names that change with what is in them. */
const IMMUTABLE = ["_astro/"];

/** The headers with which a built site's files are to be served: those of all, and those of folders. */
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

/** The text of every page below a folder. */
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
    // Code is coloured by attributes, and Redoc writes its rules when it runs.
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
    // Redoc's page brings its fonts with it.
    "font-src": ["'self'", "data:"],
    // The base URL of *Try it* is the reader's choice.
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
