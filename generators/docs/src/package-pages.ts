import { type Declaration, describeClasses, describeInterface } from "./declarations.ts";
import type { TextFile } from "./guides.ts";
import type { Page } from "./page.ts";
import { blocks, code, fence, table } from "./text.ts";
import { findText, type TextPage, textPage } from "./text-pages.ts";

/** Runs a program of the repository in a clone. */
const RUN = "npx -y pnpm@10.34.9 exec node";

/**
 * Package texts with a page on the site, by path in the repository, in the order of the navigation. Before the first
 * release, the command for a clone replaces the install command.
 */
const TEXTS: readonly (TextPage & { inClone?: string })[] = [
  {
    file: "packages/client/README.md",
    slug: "client",
    label: "Client",
    inClone: `${RUN} test/consumers/src/first.ts`,
  },
  { file: "packages/client/GUIDE.md", slug: "client/guide", label: "Client in applications" },
  { file: "packages/python/README.md", slug: "python", label: "Python" },
  {
    file: "packages/cli/README.md",
    slug: "cli",
    label: "Command line",
    inClone: `${RUN} packages/cli/bin/mdata.js --help`,
  },
  { file: "packages/mock/README.md", slug: "mock", label: "Mock" },
  {
    file: "packages/mcp/README.md",
    slug: "mcp",
    label: "MCP server",
    inClone: `${RUN} packages/mcp/bin/market-data-mcp.js`,
  },
];

/** The page about the rules of the review, in the reference. */
export const REVIEW_RULES = { file: "docs/review-rules.md", slug: "review-rules", label: "Review rules" };

const OPTIONS = { slug: "client/options", label: "Client options and errors" };

/** The folder of the client's source. */
const SOURCE = "packages/client/src";

/** The interfaces of the client's options: file, name and heading. */
const INTERFACES = [
  { file: `${SOURCE}/client.ts`, name: "ClientOptions", title: "A client" },
  { file: `${SOURCE}/request-options.ts`, name: "RequestSettings", title: "A client or one request" },
  { file: `${SOURCE}/request-context.ts`, name: "Hooks", title: "Hooks" },
  { file: `${SOURCE}/cache.ts`, name: "CacheOptions", title: "cache" },
  { file: `${SOURCE}/limiter.ts`, name: "LimiterOptions", title: "limiter" },
  { file: `${SOURCE}/logger.ts`, name: "LoggerOptions", title: "logger" },
];

const ERRORS = `${SOURCE}/errors.ts`;

/** The source files of the pages about packages. */
export const PACKAGE_FILES = [...TEXTS, ...INTERFACES, { file: ERRORS }, REVIEW_RULES].map(
  ({ file }) => file,
);

/** The navigation to the pages about packages. */
export const PACKAGE_LINKS = [TEXTS[0], OPTIONS, ...TEXTS.slice(1)].flatMap((each) =>
  each === undefined ? [] : [{ slug: each.slug, label: each.label }],
);

const INSTALL = /^ {4}(npm install (--global )?@market-data\/(client|cli)|npx @market-data\/mcp)$/m;

/** The text with a command for a clone in place of the install command. */
function replaceInstall(text: string, command: string): string {
  const commands = fence("sh", `npx -y pnpm@10.34.9 build\n${command}`);
  return text.replace(
    INSTALL,
    `The packages are not published yet. In a clone of the repository, run:\n\n${commands}`,
  );
}

/** The base URL in the texts. The pages show the base URL of the samples instead. */
const PLACEHOLDER = "https://api.example.com";

/**
 * The pages about client and mock: texts of the repository, and tables from the client's types.
 * @param files The files of `PACKAGE_FILES`.
 * @param isReleased True if a registry has the packages.
 * @throws {Error} for a missing file, or a link to a file without a page.
 */
export function packagePages(files: readonly TextFile[], server: string, isReleased: boolean): Page[] {
  const read = (file: string) => findText(files, file);
  const texts = TEXTS.map((each) => {
    const text = read(each.file).replaceAll(PLACEHOLDER, server);
    return textPage(each, isReleased || !each.inClone ? text : replaceInstall(text, each.inClone), TEXTS);
  });
  return [...texts, optionsPage(read)];
}

function optionsPage(read: (file: string) => string): Page {
  const list = (head: string, declarations: readonly Declaration[]) => {
    const rows = declarations.map(({ name, type, text }) => [code(name), code(type), text]);
    return table([head, "Type", "Meaning"], rows);
  };
  const errors = describeClasses(read(ERRORS)).map(({ name, text }) => [code(name), text]);
  return {
    slug: OPTIONS.slug,
    title: OPTIONS.label,
    description:
      "Every option of the client, of a request and of the middlewares, and the class of every error.",
    body: () =>
      blocks(
        "[The client](page:client) takes these options. Unknown ones are rejected by name.",
        "## Options",
        ...INTERFACES.map(({ file, name, title }) =>
          blocks(`### ${title}`, list("Option", describeInterface(read(file), name))),
        ),
        "## Errors",
        "Each is a `MarketDataError`. [How to handle them](page:client#handle-errors).",
        table(["Class", "Meaning"], errors),
        "## Of an error",
        list("Property", describeInterface(read(ERRORS), "ErrorDetails")),
      ),
  };
}
