/** What a package's archive holds beside its manifest, licence, readme and changelog. */
export interface Contents {
  /** Of each file in `src` and `conformance`: what it compiles to and its declarations, or these alone; else nothing. */
  readonly compiled?: "all" | "declarations";
  /** The folders that each compiled file is in; `dist` by default. */
  readonly builds?: readonly string[];
  /** Files by their paths; `*` stands for a name, `**` for any path. */
  readonly also?: readonly string[];
}

/** The published packages, by the names of their folders. Whatever is not named here is not published. */
export const CONTENTS: Readonly<Record<string, Contents>> = {
  client: { compiled: "all", builds: ["dist", "cjs/dist"], also: ["GUIDE.md", "cjs/package.json"] },
  cluster: { compiled: "all" },
  docs: {
    also: [
      "dist/404.html",
      "dist/_headers",
      "dist/favicon.svg",
      "dist/index.{html,md}",
      "dist/{llms,llms-full,robots}.txt",
      "dist/market-data.postman_collection.json",
      "dist/openapi.{json,yaml}",
      "dist/pages.json",
      "dist/preview.png",
      "dist/sitemap*.xml",
      "dist/_astro/*.{css,js,svg}",
      "dist/{changelog,client,guides,mock,operations,records,tools}.md",
      "dist/{changelog,client,guides,mock,operations,records,reference,tools}/index.html",
      "dist/{client,guides,records,tables}/*.md",
      "dist/{client,guides,records,tables}/*/index.html",
      "dist/operations/v?/**/*.md",
      "dist/operations/v?/**/index.html",
      "dist/pagefind/*.{css,js,json}",
      "dist/pagefind/*.{pagefind,pf_meta}",
      "dist/pagefind/{fragment,index}/*",
    ],
  },
  http: { compiled: "all" },
  market: { compiled: "all" },
  mock: { compiled: "all", also: ["bin/market-data-mock.js"] },
  openapi: { compiled: "all", also: ["dist/openapi.json", "src/generated/openapi.yaml"] },
  review: { also: ["dist/market-data-review.js"] },
  sample: { compiled: "all", also: ["dist/data/**/*.json"] },
  service: {
    compiled: "all",
    also: ["IMPORTING.md", "OPERATING.md", "PROMISES.md", "mappings/known-assets.csv"],
  },
  types: {
    compiled: "declarations",
    builds: ["dist", "cjs/dist"],
    also: ["cjs/package.json", "src/generated/schemas/*.json"],
  },
};

/** What every archive holds. */
export const EVERYWHERE = ["package.json", "LICENSE", "README.md", "CHANGELOG.md"];
