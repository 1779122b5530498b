import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { REFERENCE } from "./emit.ts";
import { PREVIEW, type SiteSettings } from "./page.ts";
import { GENERATED } from "./write-site.ts";

const REDOCLY = join(
  dirname(createRequire(import.meta.url).resolve("@redocly/cli/package.json")),
  "bin/cli.js",
);

/** The folder of `redocly.yaml`. */
const FOLDER = fileURLToPath(new URL("../", import.meta.url));

/** Renders the document that `writeSite` wrote as one page that needs nothing else. */
export async function buildRedoc(settings: SiteSettings): Promise<void> {
  const page = join(GENERATED, "redoc/reference/index.html");
  const unfinished = `${page}.${process.pid}.tmp`;
  mkdirSync(dirname(page), { recursive: true });
  await promisify(execFile)(
    process.execPath,
    [REDOCLY, "build-docs", join(GENERATED, "data", REFERENCE), "--inlineBundle", "-o", unfinished],
    {
      cwd: FOLDER,
      env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
      maxBuffer: 1e8,
    },
  );
  writeFileSync(unfinished, finishPage(readFileSync(unfinished, "utf8"), settings));
  renameSync(unfinished, page);
}

const TITLE = "Everything on one page | Market Data API";
const DESCRIPTION =
  "The whole reference of the Market Data API on one page: every operation, parameter and record.";

/** Colors of Redoc that lack contrast, darker in the light theme and lighter in the dark one. */
const CONTRAST = `<style>
:root:root:not(.dark) {
  --badge-deprecated-bg-color: #934800;
  --color-blue-6: #0f5fd0;
  --input-content-placeholder-color: #666875;
  --text-color-disabled: #666875;
}
:root:root:not(.dark) .tag-get { --tag-color: #0b7440; }
:root:root:not(.dark) .tag-http-deprecated { --tag-color: #666875; }
:root:root.dark {
  --input-content-placeholder-color: #b4b5c0;
  --text-color-disabled: #b4b5c0;
}
</style>`;

/** Redoc gives its navigation no role, and renders it a second time in the dark theme: the observer sets the role on each. */
const LANDMARK = `<script>
const mark = () => {
  const menu = document.querySelector(".menu-content:not([role])");
  menu?.setAttribute("role", "navigation");
  menu?.setAttribute("aria-label", "Operations");
};
new MutationObserver(mark).observe(document.body, { childList: true, subtree: true });
mark();
</script>`;

/** The name of Redoc's makers, instead of the logo that it would fetch from them. */
const LOGO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="14">' +
    "<style>@media (prefers-color-scheme: dark) { text { fill: #fff } }</style>" +
    '<text y="11" font-family="sans-serif" font-size="12" fill="#1a1c21">Redocly</text></svg>',
).replaceAll("'", "%27")}`;

/** Links of the menu that Redoc rendered as paths of the site; when it runs, those paths are fragments. */
const MENU_LINK = /(<a\b[^>]*\shref=")(?=\/[^>]*\sdata-discover="true")/g;

/** Redoc's page without requests to other hosts, with metadata for search engines, links, enough contrast and landmarks. */
function finishPage(page: string, { site, base }: SiteSettings): string {
  const url = `${site}${base}reference/`;
  const head = [
    `<title>${TITLE}</title>`,
    `<meta name="description" content="${DESCRIPTION}">`,
    `<link rel="canonical" href="${url}">`,
    `<link rel="icon" href="${base}favicon.svg" type="image/svg+xml">`,
    `<meta property="og:title" content="${TITLE}">`,
    `<meta property="og:description" content="${DESCRIPTION}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:url" content="${url}">`,
    `<meta property="og:image" content="${site}${base}${PREVIEW.file}">`,
  ].join("\n");
  return (
    page
      .replaceAll(MENU_LINK, "$1#")
      .replaceAll(/https:\/\/cdn\.redoc\.ly\/redoc\/[\w-]+\.svg/g, LOGO)
      .replace(/<html(?![^>]*\slang=)/, '<html lang="en"')
      .replace(/<title>[^<]*<\/title>/, () => head)
      // The last one: Redoc's own script contains the text, too.
      .replace(/<\/body>(?!.*<\/body>)/s, () => `${CONTRAST}${LANDMARK}</body>`)
  );
}
