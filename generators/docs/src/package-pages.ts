import { type Declaration, describeClasses, describeInterface } from "./declarations.ts";
import type { TextFile } from "./guides.ts";
import type { Page } from "./page.ts";
import { blocks, code, table } from "./text.ts";
import { findText, textPage } from "./text-pages.ts";

/** Package texts with a page on the site, by path in the repository, in the order of the navigation. */
const TEXTS = [
  { file: "packages/client/README.md", slug: "client", label: "Client" },
  { file: "packages/client/GUIDE.md", slug: "client/guide", label: "Client in applications" },
  { file: "packages/cli/README.md", slug: "cli", label: "Command line" },
  { file: "packages/mock/README.md", slug: "mock", label: "Mock" },
  { file: "packages/mcp/README.md", slug: "mcp", label: "MCP server" },
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

/** The instructions for the client before the first release. They replace the install command. */
const UNRELEASED = `The packages are not published yet. In a clone of the repository, a program in \`test/consumers/src/\` finds the client, and runs there by:

\`\`\`sh
npx -y pnpm@10.34.9 exec node test/consumers/src/first.ts
\`\`\``;

const INSTALL = /^ {4}npm install @market-data\/client$/m;

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
    return textPage(each, isReleased ? text : text.replace(INSTALL, UNRELEASED), TEXTS);
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
