import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { SiteSettings } from "@market-data/generator-docs/page";

const REDOCLY = join(
  dirname(createRequire(import.meta.url).resolve("@redocly/cli/package.json")),
  "bin/cli.js",
);

/** Where `redocly.yaml` stands. */
const FOLDER = fileURLToPath(new URL("../", import.meta.url));

/**
 * Writes the whole reference as one page that needs nothing else.
 * @param contract The document, as a file.
 * @param output The page, as a file.
 */
export async function buildRedoc(contract: string, output: string, settings: SiteSettings): Promise<void> {
  mkdirSync(dirname(output), { recursive: true });
  await promisify(execFile)(
    process.execPath,
    [REDOCLY, "build-docs", contract, "--inlineBundle", "-o", output],
    {
      cwd: FOLDER,
      env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
      maxBuffer: 1e8,
    },
  );
  writeFileSync(output, finished(readFileSync(output, "utf8"), settings));
}

const TITLE = "Everything on one page | Market Data API";
const DESCRIPTION =
  "The whole reference of the Market Data API on one page: every call, parameter and record.";

/** Colours of Redoc's that are too pale to be read, darker in the light theme and lighter in the dark one. */
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

/** The name of Redoc's makers, in the place of the logo that it would fetch from them. */
const MAKER = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="14">' +
    "<style>@media (prefers-color-scheme: dark) { text { fill: #fff } }</style>" +
    '<text y="11" font-family="sans-serif" font-size="12" fill="#1a1c21">Redocly</text></svg>',
).replaceAll("'", "%27")}`;

/** Redoc's page without what it fetches from elsewhere, with what search engines and keyboards want. */
function finished(page: string, { site, base }: SiteSettings): string {
  const address = `${site}${base}reference/`;
  const head = [
    `<title>${TITLE}</title>`,
    `<meta name="description" content="${DESCRIPTION}">`,
    `<link rel="canonical" href="${address}">`,
    `<link rel="icon" href="${base}favicon.svg" type="image/svg+xml">`,
    `<meta property="og:title" content="${TITLE}">`,
    `<meta property="og:description" content="${DESCRIPTION}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:url" content="${address}">`,
  ].join("\n");
  return (
    page
      .replaceAll(/https:\/\/cdn\.redoc\.ly\/redoc\/[\w-]+\.svg/g, MAKER)
      .replace(/<html(?![^>]*\slang=)/, '<html lang="en"')
      .replace(/<title>[^<]*<\/title>/, () => head)
      // The last one: Redoc's own program holds the words too.
      .replace(/<\/body>(?!.*<\/body>)/s, () => `${CONTRAST}</body>`)
  );
}
