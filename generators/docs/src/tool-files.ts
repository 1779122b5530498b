import { type GeneratedFile, type Model, toPublishedDocument, toYaml } from "@market-data/generator-core";
import { filePath, pagePath, resolveLinks } from "./links.ts";
import type { Page, SiteSettings } from "./page.ts";
import { postmanCollection } from "./postman.ts";
import { KEY_VARIABLE, type SampleContext, URL_VARIABLE } from "./samples.ts";
import { blocks, code, table } from "./text.ts";

const POSTMAN = "market-data.postman_collection.json";

/** The pages of a site by subject. The indexes are the home page, lists and tables. */
type Kind = "indexes" | "guides" | "packages" | "operating" | "operations" | "records";
export type PagesByKind = Readonly<Record<Kind, readonly Page[]>>;

/** The files for programs in the site's root: Markdown versions of the pages, the contract, and derived files. */
export function toolFiles(
  context: SampleContext,
  kinds: PagesByKind,
  settings: SiteSettings,
): GeneratedFile[] {
  const { model } = context;
  const render = (page: Page) => markdownText(page, model, settings);
  const document = toPublishedDocument(model);
  const { guides, packages, operating, operations } = kinds;
  const all = [...guides, ...packages, ...operating, ...listTables(kinds), ...operations];
  const pages = Object.values(kinds).flat();
  return [
    ...pages.map((page) => ({ path: filePath(page.slug), contents: render(page) })),
    { path: "llms.txt", contents: llmsText(kinds, model, settings) },
    { path: "llms-full.txt", contents: all.map(render).join("\n") },
    { path: "openapi.json", contents: `${JSON.stringify(document, null, 2)}\n` },
    { path: "openapi.yaml", contents: toYaml(document) },
    { path: POSTMAN, contents: `${JSON.stringify(postmanCollection(context), null, 2)}\n` },
    {
      path: "robots.txt",
      contents: `User-agent: *\nAllow: /\nSitemap: ${settings.site}${settings.base}sitemap.xml\n`,
    },
  ];
}

function listTables({ indexes }: PagesByKind): Page[] {
  return indexes.filter(({ slug }) => slug !== "");
}

/** The page with links to the files for programs. */
export function toolsPage(): Page {
  const files: [file: string, about: string][] = [
    ["openapi.json", "The OpenAPI 3.1 document, as JSON: for code generators, gateways and API clients"],
    ["openapi.yaml", "The same as YAML"],
    [POSTMAN, "A Postman collection (2.1) with a request and a response of every operation"],
    ["workflows.json", "An Arazzo document with a valid request for each operation"],
    ["SKILL.md", "A skill for coding agents: methods, rules and errors in one page"],
    ["llms.txt", "The list of all pages as Markdown, for language models"],
    ["llms-full.txt", "Guides, packages, operating, tables and operations in one file of Markdown"],
    ["sitemap.xml", "The addresses of all pages"],
  ];
  return {
    slug: "tools",
    title: "Files for tools",
    description: "The OpenAPI document as JSON and YAML, a Postman collection, and the pages as Markdown.",
    body: () =>
      blocks(
        table(
          ["File", "What it is"],
          files.map(([file, about]) => [`[${file}](file:${file})`, about]),
        ),
        "## Postman",
        `Import the file into Postman, or into a tool that reads its collections. Set the variables ${code(URL_VARIABLE)}, the base URL without a slash at the end, and ${code(KEY_VARIABLE)}, your key. Each request has the parameters of an example; the others are switched off, with their descriptions.`,
        "## Markdown",
        "Every page is also Markdown: replace the slash at the end of its URL by `.md`, or use *Copy page* at its top.",
      ),
  };
}

function markdownText(page: Page, model: Model, settings: SiteSettings): string {
  const { title, description } = page;
  const body = resolveLinks(page.body("markdown"), "markdown", model, settings);
  return `# ${title}\n\n> ${description}\n\n${body}\n`;
}

/** An index of the Markdown versions for programs: see llmstxt.org. */
function llmsText(kinds: PagesByKind, model: Model, settings: SiteSettings): string {
  const line = ({ slug, title, description }: Page) =>
    `- [${title}](${settings.site}${pagePath(slug, "markdown", settings)}): ${description}`;
  const section = (title: string, pages: readonly Page[]) => `## ${title}\n\n${pages.map(line).join("\n")}`;
  const parts = [
    `# ${model.title}`,
    `> ${model.summary}`,
    `[SKILL.md](${settings.site}${settings.base}SKILL.md) is a skill for coding agents, with all methods on one page.`,
    section("Guides", kinds.guides),
    section("Client and mock", kinds.packages),
    section("Operating", kinds.operating),
    section("Operations", kinds.operations),
    section("Tables", listTables(kinds)),
    section("Optional", kinds.records),
  ];
  return `${parts.join("\n\n")}\n`;
}
