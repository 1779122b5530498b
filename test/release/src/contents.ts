/** Contents of a package's archive in addition to the manifest, licence, README and changelog. */
export interface Contents {
  /** Files per source file: compiled code and declarations. Default: none. */
  readonly compiled?: "all";
  /** Folders of compiled files. Default: `dist`. */
  readonly builds?: readonly string[];
  /** Paths of files. `*` matches a name and `**` matches a path. */
  readonly also?: readonly string[];
}

/** The published packages by folder name. No other files and packages are published. */
export const CONTENTS: Readonly<Record<string, Contents>> = {
  cli: { compiled: "all", also: ["bin/mdata.js"] },
  client: {
    compiled: "all",
    builds: ["dist", "cjs/dist"],
    also: ["GUIDE.md", "cjs/package.json", "skills/market-data/SKILL.md"],
  },
  cluster: { compiled: "all" },
  docs: {
    also: [
      "dist/404.html",
      "dist/_headers",
      "dist/favicon.svg",
      "dist/font-ofl.txt",
      "dist/index.{html,md}",
      "dist/{llms,llms-full,robots}.txt",
      "dist/market-data.postman_collection.json",
      "dist/{openapi,workflows}.json",
      "dist/openapi.yaml",
      "dist/SKILL.md",
      "dist/preview.png",
      "dist/sitemap*.xml",
      "dist/_astro/*.{css,js,svg}",
      "dist/_astro/fonts/*.woff2",
      "dist/changelog.xml",
      "dist/{changelog,cli,client,guides,mcp,mock,operating,operations,python,records,review-rules,tools}.md",
      "dist/{changelog,cli,client,guides,mcp,mock,operating,operations,python,records,reference,review-rules,tools}/index.html",
      "dist/{client,guides,operating,records,tables}/*.md",
      "dist/{client,guides,operating,records,tables}/*/index.html",
      "dist/operations/v?/**/*.md",
      "dist/operations/v?/**/index.html",
      "dist/search.json",
      // Redirects from operationIds and paths.
      "dist/{*V?,v?/**}/index.html",
    ],
  },
  http: { compiled: "all" },
  market: { compiled: "all" },
  mcp: { compiled: "all", also: ["bin/market-data-mcp.js"] },
  mock: { compiled: "all", also: ["bin/market-data-mock.js"] },
  openapi: { compiled: "all", also: ["dist/openapi.json", "src/generated/{openapi.yaml,workflows.json}"] },
  review: { also: ["dist/*.js"] },
  sample: { compiled: "all", also: ["dist/data/**/*.json"] },
  scheduler: { compiled: "all" },
  service: {
    compiled: "all",
    also: [
      "bin/market-data.js",
      "{FIRST-IMPORT,FOLLOWING,IMPORT-FORMATS,IMPORTING,PROMISES}.md",
      "mappings/known-assets.csv",
    ],
  },
  storage: { compiled: "all" },
  types: {
    compiled: "all",
    builds: ["dist", "cjs/dist"],
    also: ["cjs/package.json", "src/generated/schemas/*.json"],
  },
};

/** Files of every archive. */
export const EVERYWHERE = ["package.json", "LICENSE", "README.md", "CHANGELOG.md"];
