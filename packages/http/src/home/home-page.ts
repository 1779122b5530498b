import { createHash } from "node:crypto";
import { operations } from "@market-data/openapi";

/** A link of the start page. */
export interface HomeLink {
  /** The name in JSON, for example `reference`. */
  readonly name: string;
  /** The name on the page, for example `Reference`. */
  readonly title: string;
  readonly href: string;
  /** A description in one sentence. */
  readonly text: string;
}

/** A command to paste into a terminal. */
interface HomeCommand {
  /** A description in one sentence. */
  readonly text: string;
  readonly command: string;
}

/** The content of the start page. */
export interface Home {
  readonly title: string;
  readonly version: string;
  readonly summary: string;
  /** An important notice, for example about synthetic data. */
  readonly notice?: string | undefined;
  readonly links: readonly HomeLink[];
  readonly commands: readonly HomeCommand[];
}

/** The link to the contract of the server. */
export const CONTRACT_LINK: HomeLink = {
  name: "contract",
  title: "OpenAPI contract",
  href: "/openapi.json",
  text: "Every operation of this server, for tools that read OpenAPI 3.1. Also as /openapi.yaml.",
};

/**
 * Returns a sample request without a key and a sample request with a key.
 *
 * @param url The URL of the server without a trailing slash.
 */
export function sampleCommands(url: string, keyHeader: string): HomeCommand[] {
  const { cryptocurrencyMapV1: map, cryptocurrencyQuotesLatestV3: quotes } = operations;
  return [
    { text: `${map.summary}, which requires no key:`, command: `curl '${url}${map.path}?limit=3'` },
    {
      text: `${quotes.summary}, with your key:`,
      command: `curl -H '${keyHeader}: YOUR_KEY' \\\n  '${url}${quotes.path}?symbol=BTC,ETH&convert=EUR'`,
    },
  ];
}

const STYLE = `
:root { color-scheme: light dark; --page: #f4f6f9; --surface: #fff; --text: #18202c; --quiet: #566174; --line: #d9dfe8; --accent: #1d5fc4; }
@media (prefers-color-scheme: dark) { :root { --page: #0e131a; --surface: #161d27; --text: #e7ecf3; --quiet: #9eabbd; --line: #2a3442; --accent: #82b4ff; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: clamp(1.5rem, 8vh, 5rem) 1.25rem 2rem; }
h1 { margin: 0; font-size: 2rem; line-height: 1.2; letter-spacing: -0.02em; }
h2 { margin: 2.25rem 0 0.75rem; font-size: 1.1rem; }
p { margin: 0.5rem 0; }
.version, dd, .command p { color: var(--quiet); }
.version { font-size: 1rem; font-weight: 400; letter-spacing: 0; white-space: nowrap; }
.notice { margin: 1rem 0; padding: 0.6rem 0.9rem; border: 1px solid var(--line); border-inline-start: 4px solid var(--accent); border-radius: 0.5rem; background: var(--surface); }
dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr)); gap: 0.75rem; margin: 0; }
dl div { padding: 0.75rem 1rem; border: 1px solid var(--line); border-radius: 0.6rem; background: var(--surface); }
dt { font-weight: 600; }
dd { margin: 0; font-size: 0.9375rem; }
a { color: var(--accent); text-underline-offset: 0.15em; }
a:focus-visible, pre:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
pre { margin: 0.25rem 0 1rem; padding: 0.75rem 1rem; overflow-x: auto; border: 1px solid var(--line); border-radius: 0.6rem; background: var(--surface); font: 0.875rem/1.5 ui-monospace, Menlo, Consolas, monospace; }
`;

/** The Content Security Policy of the page: no scripts, no resources, one inline style sheet. */
export const HOME_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Returns the start page as HTML. All texts are escaped. */
export function toHomePage({ title, version, summary, notice, links, commands }: Home): string {
  const doors = links.map(
    ({ title: label, href, text }) =>
      `<div><dt><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></dt><dd>${escapeHtml(text)}</dd></div>`,
  );
  const samples = commands.map(
    ({ text, command }) =>
      `<div class="command"><p>${escapeHtml(text)}</p><pre tabindex="0"><code>${escapeHtml(command)}</code></pre></div>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)} <span class="version">${escapeHtml(version)}</span></h1>
<p>${escapeHtml(summary)}</p>
${notice === undefined ? "" : `<p class="notice">${escapeHtml(notice)}</p>\n`}<h2>Where to go</h2>
<dl>
${doors.join("\n")}
</dl>
<h2>Try it in a terminal</h2>
${samples.join("\n")}
</main>
</body>
</html>
`;
}

/** Returns the start page as JSON. */
export function toHomeJson({ title, version, summary, notice, links }: Home): string {
  const urls = Object.fromEntries(links.map(({ name, href }) => [name, href]));
  return JSON.stringify({ title, version, summary, ...(notice !== undefined && { notice }), links: urls });
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] as string);
}
