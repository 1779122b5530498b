import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { REFERENCE } from "./emit.ts";
import { PREVIEW, type SiteSettings } from "./page.ts";
import { listTopLinks } from "./settings.ts";
import { html } from "./text.ts";
import { GENERATED } from "./write-site.ts";

const REDOCLY = fileURLToPath(new URL("bin/cli.js", import.meta.resolve("@redocly/cli/package.json")));

/** The folder of `redocly.yaml`. */
const FOLDER = fileURLToPath(new URL("../", import.meta.url));

/** Renders the document of `writeSite` as a single page, without requests to hosts. */
export async function buildRedoc(settings: SiteSettings): Promise<void> {
  const page = join(GENERATED, "redoc/reference/index.html");
  const template = join(GENERATED, "data/redoc.hbs");
  const unfinished = `${page}.${process.pid}.tmp`;
  mkdirSync(dirname(page), { recursive: true });
  writeFileSync(template, pageTemplate(settings));
  const document = join(GENERATED, "data", REFERENCE);
  const args = ["build-docs", document, "--inlineBundle", "--template", template, "-o", unfinished];
  const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  await promisify(execFile)(process.execPath, [REDOCLY, ...args], { cwd: FOLDER, env, maxBuffer: 1e8 });
  writeFileSync(unfinished, finishPage(readFileSync(unfinished, "utf8")));
  renameSync(unfinished, page);
}

const TITLE = "Everything on one page | Market Data API";
const DESCRIPTION =
  "The whole reference of the Market Data API on one page: every operation, parameter and record.";

/** Styles of the top bar, and of Redoc's parts without enough contrast. Redoc 3 has no option for colors. */
const STYLE = `
body { margin: 0; }
:root:root:not(.dark) {
  color-scheme: light; --badge-deprecated-bg-color: #934800; --color-blue-6: #006b7a; --color-blue-7: #00505c;
  --input-content-placeholder-color: #666875; --text-color-disabled: #666875;
}
:root:root:not(.dark) .tag-get { --tag-color: #0b7440; }
:root:root:not(.dark) .tag-http-deprecated { --tag-color: #666875; }
:root:root.dark {
  color-scheme: dark; --bg-color: #0e131a; --sidebar-bg-color: #0e131a; --layer-color: #121822;
  --color-blue-6: #6fd8e6; --color-blue-7: #a5e3ec;
  --input-content-placeholder-color: #b4b5c0; --text-color-disabled: #b4b5c0;
}
.top-bar {
  position: sticky; top: 0; z-index: 200; box-sizing: border-box; height: 48px; padding-inline: 1rem;
  display: flex; align-items: center; gap: 1.25rem; overflow-x: auto; white-space: nowrap;
  border-bottom: 1px solid light-dark(#e0e5ec, #252f3c); background: light-dark(#fff, #0e131a);
  font: 14px/1.5 system-ui, sans-serif;
}
.top-bar a { color: light-dark(#333d4c, #c3ccd9); text-decoration: none; }
.top-bar a:first-child { display: flex; gap: 0.5rem; color: light-dark(#121823, #fff); font-weight: 600; }
.top-bar a:hover { text-decoration: underline; }
`;

/** Gives Redoc the chosen theme of the site, and the site the theme chosen in Redoc. Each stores the theme under a separate key. */
const THEME = `
try {
  const chosen = localStorage.getItem("starlight-theme");
  if (chosen) localStorage.setItem("redoc.colorMode", chosen);
  else localStorage.removeItem("redoc.colorMode");
  addEventListener("click", (event) => {
    if (event.composedPath().some(({ dataset }) => dataset?.testid === "color-mode-switcher"))
      localStorage.setItem("starlight-theme", localStorage.getItem("redoc.colorMode"));
  });
} catch {}
`;

/** Redoc's navigation has no role. Redoc renders the navigation again in the dark theme, which removes the role. */
const LANDMARK = `
const mark = () => {
  const menu = document.querySelector(".menu-content:not([role])");
  menu?.setAttribute("role", "navigation");
  menu?.setAttribute("aria-label", "Operations");
};
new MutationObserver(mark).observe(document.body, { childList: true, subtree: true });
mark();
`;

/** Returns the template of Redoc's page: metadata, the site's theme and the links of the top bar. */
function pageTemplate(settings: SiteSettings): string {
  const { site, base } = settings;
  const url = `${site}${base}reference/`;
  const links = listTopLinks(settings).map(({ href, label }) => `<a href="${html(href)}">${label}</a>`);
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${TITLE}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${DESCRIPTION}">
<link rel="canonical" href="${url}">
<link rel="icon" href="${base}favicon.svg" type="image/svg+xml">
<meta property="og:title" content="${TITLE}">
<meta property="og:description" content="${DESCRIPTION}">
<meta property="og:type" content="website">
<meta property="og:url" content="${url}">
<meta property="og:image" content="${site}${base}${PREVIEW.file}">
<script>${THEME}</script>
{{{redocHead}}}
<style>${STYLE}</style>
</head>
<body>
<nav class="top-bar" aria-label="Site">
<a href="${base}"><img src="${base}favicon.svg" alt="" width="22" height="22">Market Data API</a>
${links.join("\n")}
</nav>
{{{redocHTML}}}
<script>${LANDMARK}</script>
</body>
</html>
`;
}

/** The name of Redoc's makers as a picture. */
const LOGO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="14">' +
    "<style>@media (prefers-color-scheme: dark) { text { fill: #fff } }</style>" +
    '<text y="11" font-family="sans-serif" font-size="12" fill="#1a1c21">Redocly</text></svg>',
).replaceAll("'", "%27")}`;

/** URLs of the logo in Redoc's bundle. */
const LOGO_URLS = ["logo-mini-full", "logo-mini"].map((name) => `https://cdn.redoc.ly/redoc/${name}.svg`);

/**
 * Corrects two parts of the page without an option. `build-docs` renders links of the menu as paths, but Redoc's script
 * reads fragments. Redoc's script loads a logo from another host.
 */
function finishPage(page: string): string {
  const [start, end] = ['<div id="redoc">', '<script type="module">'].map((tag) => page.indexOf(tag));
  const menu = page.slice(start, end).replaceAll('href="/', 'href="#/');
  const parts = [page.slice(0, start), menu, page.slice(end)];
  return LOGO_URLS.reduce((text, url) => text.replaceAll(url, LOGO), parts.join(""));
}
