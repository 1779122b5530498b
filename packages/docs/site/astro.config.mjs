// @ts-check
import { readFileSync } from "node:fs";
import sitemap from "@astrojs/sitemap";
import starlight from "@astrojs/starlight";
import { defineConfig, passthroughImageService } from "astro/config";

/** Set by the build; the defaults serve an editor of the site who runs Astro by itself. */
const { DOCS_SITE = "http://127.0.0.1:4020", DOCS_BASE = "/", DOCS_OUT = "../dist" } = process.env;
const sidebar = JSON.parse(readFileSync(new URL("src/generated/data/sidebar.json", import.meta.url), "utf8"));

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
        themes: ["github-dark-default", "github-light-default"],
        defaultProps: { frame: "none" },
        styleOverrides: { borderRadius: "0.4rem" },
      },
      pagination: false,
      lastUpdated: false,
    }),
  ],
});
