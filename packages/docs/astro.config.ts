import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sitemap from "@astrojs/sitemap";
import starlight from "@astrojs/starlight";
import type { ExpressiveCodePlugin } from "@astrojs/starlight/expressive-code";
import { type ElementContent, h, visit } from "@astrojs/starlight/expressive-code/hast";
import type { StarlightUserConfig } from "@astrojs/starlight/types";
import type { AstroIntegration } from "astro";
import { defineConfig, fontProviders, passthroughImageService } from "astro/config";
import { splitUrl } from "./src/scripts/try-it/request.ts";
import { findFile, parsePath, sendFile } from "./src/serve-site.ts";

/** What `generators/docs` writes for this configuration. */
interface GeneratedConfig {
  /** The origin of the site. */
  site: string;
  /** The path of the site, with a slash at either end. */
  base: string;
  /** The picture in previews of links, with its size in pixels. */
  preview: { url: string; width: number; height: number };
  sidebar: NonNullable<StarlightUserConfig["sidebar"]>;
}

const GENERATED = new URL("src/generated/", import.meta.url);
const configFile = new URL("data/site.json", GENERATED);
const { site, base, preview, sidebar } = JSON.parse(readFileSync(configFile, "utf8")) as GeneratedConfig;

/** Folders that the build copies into the site: the Markdown versions and Redoc's page. */
const COPIED = ["markdown", "redoc"].map((folder) => fileURLToPath(new URL(folder, GENERATED)));

/** Lets Astro's development server serve the copied folders, and read its configuration again after a change. */
const serveGenerated: AstroIntegration = {
  name: "serve-generated",
  hooks: {
    "astro:config:setup": ({ addWatchFile }) => addWatchFile(configFile),
    "astro:server:setup": ({ server }) => {
      server.middlewares.use((request, response, next) => {
        const path = parsePath(request.url ?? "/");
        const file = COPIED.map((folder) => findFile(folder, path, base)).find(Boolean);
        if (file === undefined) next();
        else sendFile(request, response, file);
      });
    },
  },
};

/**
 * Makes code reachable by keyboard at once, and without JavaScript: Starlight's script waits for an idle browser. Wrapped
 * code breaks URLs between their parts.
 */
const readableCode: ExpressiveCodePlugin = {
  name: "Readable code",
  hooks: {
    postprocessRenderedBlock: ({ codeBlock, renderData }) =>
      visit(renderData.blockAst, "element", (element) => {
        if (element.tagName === "pre") element.properties["tabIndex"] = 0;
        if (codeBlock.props.wrap) element.children = element.children.flatMap(breakUrl);
      }),
  },
};

function breakUrl(node: ElementContent): ElementContent[] {
  if (node.type !== "text" || !/https?:|^\/v\d/.test(node.value)) return [node];
  const parts = splitUrl(node.value).map((value) => ({ type: "text" as const, value }));
  return parts.flatMap((part, index) => (index === 0 ? [part] : [h("wbr"), part]));
}

const FONT = "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";

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
  // No picture needs resizing, so sharp is not needed.
  image: { service: passthroughImageService() },
  // Redoc's page is no source file for Vite.
  vite: { optimizeDeps: { entries: ["!src/generated/**"] } },
  integrations: [
    serveGenerated,
    sitemap({ customPages: [`${site}${base}reference/`] }),
    starlight({
      title: "Market Data API",
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
      expressiveCode: {
        plugins: [readableCode],
        themes: ["github-dark-default", "github-light-default"],
        defaultProps: { frame: "none" },
        styleOverrides: {
          borderRadius: "0.4rem",
          codeFontSize: "0.8125rem",
          frames: { frameBoxShadowCssValue: "none" },
        },
      },
      pagefind: false,
    }),
  ],
});
