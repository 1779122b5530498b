// @ts-check
import { readFileSync } from "node:fs";
import sitemap from "@astrojs/sitemap";
import starlight from "@astrojs/starlight";
import { defineConfig, passthroughImageService } from "astro/config";

/** Set by the build; the defaults serve an editor of the site who runs Astro by itself. */
const { DOCS_SITE = "http://127.0.0.1:4020", DOCS_BASE = "/", DOCS_OUT = "../dist" } = process.env;
const sidebar = JSON.parse(readFileSync(new URL("src/generated/data/sidebar.json", import.meta.url), "utf8"));

/**
 * Code that scrolls can be reached by keyboard from the first moment, and without JavaScript: Starlight's own script
 * only sets this when the browser is idle, and takes it off where nothing scrolls.
 */
const reachableCode = {
  name: "Reachable code",
  hooks: {
    /** @param {{ renderData: { blockAst: Node } }} context */
    postprocessRenderedBlock: ({ renderData }) => reach(renderData.blockAst),
  },
};

/** @typedef {{ tagName?: string, properties?: Record<string, unknown>, children?: Node[] }} Node */

/** @param {Node} node */
function reach(node) {
  if (node.tagName === "pre") node.properties = { ...node.properties, tabIndex: 0 };
  for (const child of node.children ?? []) reach(child);
}

export default defineConfig({
  site: DOCS_SITE,
  base: DOCS_BASE,
  outDir: DOCS_OUT,
  trailingSlash: "always",
  // There are no pictures to make smaller, so nothing needs sharp.
  image: { service: passthroughImageService() },
  integrations: [
    sitemap({ customPages: [`${DOCS_SITE}${DOCS_BASE}reference/`] }),
    starlight({
      title: "Market Data API",
      favicon: "/favicon.svg",
      sidebar,
      customCss: ["./src/styles/site.css"],
      components: { Head: "./src/components/Head.astro" },
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
      expressiveCode: {
        plugins: [reachableCode],
        themes: ["github-dark-default", "github-light-default"],
        defaultProps: { frame: "none" },
        styleOverrides: { borderRadius: "0.4rem" },
      },
      pagination: false,
      lastUpdated: false,
    }),
  ],
});
