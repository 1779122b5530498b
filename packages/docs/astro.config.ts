import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sitemap from "@astrojs/sitemap";
import starlight from "@astrojs/starlight";
import type { ExpressiveCodePlugin } from "@astrojs/starlight/expressive-code";
import type { StarlightUserConfig } from "@astrojs/starlight/types";
import type { AstroIntegration, AstroUserConfig } from "astro";
import { defineConfig, fontProviders, passthroughImageService } from "astro/config";
import { splitUrl } from "./src/scripts/try-it/request.ts";
import { findFile, parsePath, sendFile } from "./src/serve-site.ts";

/** What `generators/docs` writes for this configuration. */
interface GeneratedConfig {
  /** The origin that the site will stand on. */
  site: string;
  /** The path below it, with a slash at either end. */
  base: string;
  /** The picture that previews of links show, with its size in pixels. */
  preview: { url: string; width: number; height: number };
  sidebar: NonNullable<StarlightUserConfig["sidebar"]>;
}

const GENERATED = new URL("src/generated/", import.meta.url);
const configFile = new URL("data/site.json", GENERATED);
const { site, base, preview, sidebar } = JSON.parse(readFileSync(configFile, "utf8")) as GeneratedConfig;

/** Folders that the build copies into the site beside Astro's pages: the pages' Markdown versions and Redoc's page. */
const COPIED = ["markdown", "redoc"].map((folder) => fileURLToPath(new URL(folder, GENERATED)));

type VitePlugin = Extract<
  NonNullable<NonNullable<AstroUserConfig["vite"]>["plugins"]>[number],
  { name: string }
>;

/** Serves the copied folders while Astro's development server runs. */
const serveCopied: VitePlugin = {
  name: "serve-copied",
  apply: "serve",
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const path = parsePath(request.url ?? "/");
      const file = COPIED.map((folder) => findFile(folder, path, base)).find(Boolean);
      if (file === undefined) next();
      else sendFile(request, response, file);
    });
  },
};

/** Lets Astro's development server read its configuration again when the navigation changes. */
const followGeneratedConfig: AstroIntegration = {
  name: "follow-generated-config",
  hooks: { "astro:config:setup": ({ addWatchFile }) => addWatchFile(configFile) },
};

/**
 * Makes code that scrolls reachable by keyboard at once, and without JavaScript: Starlight's own script sets this only
 * when the browser is idle, and removes it where nothing scrolls.
 */
const reachableCode: ExpressiveCodePlugin = {
  name: "Reachable code",
  hooks: {
    postprocessRenderedBlock: ({ renderData }) => makeReachable(renderData.blockAst),
  },
};

type Element = Parameters<
  NonNullable<NonNullable<ExpressiveCodePlugin["hooks"]>["postprocessRenderedBlock"]>
>[0]["renderData"]["blockAst"];

function makeReachable(element: Element): void {
  if (element.tagName === "pre") element.properties["tabIndex"] = 0;
  for (const child of element.children) if (child.type === "element") makeReachable(child);
}

/** Lets URLs be broken where a reader would, in code whose lines are. */
const breakableUrls: ExpressiveCodePlugin = {
  name: "Breakable URLs",
  hooks: {
    postprocessRenderedBlock: ({ codeBlock, renderData }) => {
      if (codeBlock.props.wrap) makeBreakable(renderData.blockAst);
    },
  },
};

function makeBreakable(element: Element): void {
  element.children = element.children.flatMap((child): Element["children"] => {
    if (child.type === "element") makeBreakable(child);
    if (child.type !== "text" || !/https?:|^\/v\d/.test(child.value)) return [child];
    const parts = splitUrl(child.value).map((value) => ({ type: "text" as const, value }));
    return parts.flatMap((part, index) => (index === 0 ? [part] : [{ ...WORD_BREAK }, part]));
  });
}

const FONT = "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";

const WORD_BREAK: Element = { type: "element", tagName: "wbr", properties: {}, children: [] };

export default defineConfig({
  site,
  base,
  trailingSlash: "always",
  // An optional font moves no text: a slow network shows the fallback, with the metrics of the font, until the next page.
  fonts: [
    {
      provider: fontProviders.local(),
      name: "Figtree",
      cssVariable: "--sl-font",
      display: "optional",
      fallbacks: ["Arial", "sans-serif"],
      options: { variants: [{ src: [FONT], weight: "300 900", style: "normal" }] },
    },
  ],
  // There are no pictures to make smaller, so nothing needs sharp.
  image: { service: passthroughImageService() },
  // Redoc's page is not a source of Vite's.
  vite: { plugins: [serveCopied], optimizeDeps: { entries: ["!src/generated/**"] } },
  integrations: [
    followGeneratedConfig,
    sitemap({ customPages: [`${site}${base}reference/`] }),
    starlight({
      title: "Market Data API",
      favicon: "/favicon.svg",
      logo: { src: "./public/favicon.svg", alt: "" },
      sidebar,
      head: Object.entries({
        "og:image": preview.url,
        "og:image:width": String(preview.width),
        "og:image:height": String(preview.height),
      }).map(([property, content]) => ({ tag: "meta", attrs: { property, content } })),
      customCss: ["site", "tables", "operation", "try-it", "entries", "home", "changelog"].map(
        (name) => `./src/styles/${name}.css`,
      ),
      components: {
        Head: "./src/components/Head.astro",
        Header: "./src/components/Header.astro",
        Hero: "./src/components/Hero.astro",
        MarkdownContent: "./src/components/MarkdownContent.astro",
        PageTitle: "./src/components/PageTitle.astro",
        Search: "./src/components/Search.astro",
        Sidebar: "./src/components/Sidebar.astro",
      },
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
      expressiveCode: {
        plugins: [reachableCode, breakableUrls],
        themes: ["github-dark-default", "github-light-default"],
        defaultProps: { frame: "none" },
        styleOverrides: {
          borderRadius: "0.4rem",
          codeFontSize: "0.8125rem",
          frames: { frameBoxShadowCssValue: "none" },
        },
      },
      pagefind: false,
      lastUpdated: false,
    }),
  ],
});
