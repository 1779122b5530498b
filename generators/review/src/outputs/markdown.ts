import { COMMENT_MARK, NOTHING_CHANGES } from "../comment/comment-text.ts";
import {
  type Change,
  type LintFinding,
  type Page,
  type Rejection,
  type Review,
  type UsersCode,
  WAIVERS_FILE,
} from "../review.ts";
import { formatCount, shorten } from "../text/format.ts";
import { breaksClients, changesTerms, getLevel, isRaised } from "../verdict.ts";
import { fenced, markdownLine } from "./escape.ts";
import { groupChanges } from "./groups.ts";
import {
  formatBase,
  formatBreaks,
  formatBroken,
  formatHarmless,
  formatOperations,
  formatOutcome,
  formatPlace,
  formatUnlisted,
  formatUsage,
  REJECTION_TITLES,
} from "./lines.ts";

/** GitHub allows 65,536 characters in a comment. The rest is room for an additional line. */
export const MAX_CHARACTERS = 65_000;

/** Room for the verdict and the note about omitted parts. */
const RESERVE = 600;

/**
 * A review as Markdown for a comment on a pull request.
 * @param site The URL of the reference site with the changes: operations link to their pages.
 */
export function markdownText(review: Review, site?: string): string {
  const { verdict, rejections, changes, lint, usersCode } = review;
  const isLintClean = !lint.some(({ severity }) => severity === "error");
  if (verdict.level === "none" && rejections.length === 0 && isLintClean) {
    return `${COMMENT_MARK}\n${NOTHING_CHANGES}\n`;
  }
  const links = new Map(site === undefined ? [] : review.pages.map((page) => [page.of, linkTo(page, site)]));
  const head = [
    COMMENT_MARK,
    `## Contract review: ${verdict.level}`,
    "",
    markdownLine(shorten(verdict.reason, 1000)),
    "",
    markdownLine(`${formatOutcome(review)} ${formatBase(review)}`.trim()),
    ...formatUnlisted(review).flatMap((line) => ["", markdownLine(line)]),
  ].join("\n");
  const room = new LimitedMarkdown(MAX_CHARACTERS - head.length - RESERVE);
  const breaking = changes.filter(breaksClients);
  const terms = changes.filter(changesTerms);
  const raised = changes.filter(isRaised);
  const others = changes.filter((change) => !isMajor(change));
  // The most important sections come first: a cut removes the end.
  const parts = [
    room.section(
      `### ${formatCount(breaking.length, "breaking change")}`,
      changeItems(breaking, links),
      "entry",
    ),
    room.section(
      `### ${formatCount(terms.length, "change")} of the terms`,
      changeItems(terms, links),
      "entry",
    ),
    room.section(
      `### ${formatCount(raised.length, "change")} counted as major`,
      changeItems(raised, links),
      "entry",
    ),
    room.section("### Rejected", rejections.map(rejectionItem), "rejection"),
    room.folded(
      "Waivers to paste",
      review.isOfDocuments ? [] : waiverItems([...breaking, ...terms]),
      "waiver",
    ),
    room.folded(
      consumersTitle(usersCode),
      [...brokenItem(usersCode), ...usersCode.consumers.map(consumerItem)],
      "error",
    ),
    room.folded(formatHarmless(others), changeItems(others, links), "entry"),
    room.folded(
      pagesTitle(review),
      review.pages.map((page) => `- ${linkTo(page, site)}`),
      "page",
    ),
    room.folded("What it does to the generated code", differenceItems(usersCode), "file"),
    room.folded(lintTitle(lint), lint.map(lintItem), "finding"),
  ];
  const cut = room.isCut
    ? ["", "Some of it is left out here: a comment has no more room. The command prints all of it."]
    : [];
  return `${[head, ...parts.filter((part) => part !== ""), ...cut].join("\n\n")}\n`;
}

/** Fills a comment up to its maximum length, item by item. */
class LimitedMarkdown {
  #left: number;
  isCut = false;

  constructor(characters: number) {
    this.#left = characters;
  }

  section(title: string, items: readonly string[], noun: string): string {
    return this.#fill(`${title}\n\n`, "", items, noun);
  }

  folded(title: string, items: readonly string[], noun: string): string {
    return this.#fill(`<details>\n<summary>${title}</summary>\n\n`, "\n\n</details>", items, noun);
  }

  #fill(start: string, end: string, items: readonly string[], noun: string): string {
    if (items.length === 0) return "";
    const more = (count: number) =>
      `… and ${count} more ${noun}${count === 1 ? "" : "s"}.`.replace("entrys", "entries");
    let left = this.#left - start.length - end.length - more(items.length).length - 4;
    const shown: string[] = [];
    for (const item of items) {
      if (item.length + 1 > left) break;
      shown.push(item);
      left -= item.length + 1;
    }
    if (shown.length === 0 && this.#left < start.length + end.length + 100) {
      this.isCut = true;
      return "";
    }
    const rest = items.length - shown.length;
    if (rest > 0) this.isCut = true;
    const text = `${start}${[...shown, ...(rest > 0 ? [`\n${more(rest)}`] : [])].join("\n")}${end}`;
    this.#left -= text.length + 2;
    return text;
  }
}

function rejectionItem({ kind, rule, text, advice, place }: Rejection): string {
  const where = [...(rule === undefined ? [] : [rule]), ...(place === undefined ? [] : [formatPlace(place)])];
  return `- **${REJECTION_TITLES[kind]}**: ${markdownLine(text)} ${markdownLine(advice)}${where.map((each) => ` ${codeSpan(each)}`).join("")}`;
}

/** Whether a change breaks clients or changes terms, and no waiver permits the change. */
function isMajor(change: Change): boolean {
  return getLevel(change) === "major";
}

function changeItems(changes: readonly Change[], links: ReadonlyMap<string, string>): string[] {
  return groupChanges(changes).flatMap(({ title, changes: members }) => {
    const [first = "", ...rest] = members.map(changeItem);
    // The heading stays with its first item in a cut comment.
    const items = [`#### ${links.get(title) ?? markdownLine(title)}\n\n${first}`, ...rest];
    return items.map((item, index) => (index === items.length - 1 ? `${item}\n` : item));
  });
}

function pagesTitle({ pages }: Review): string {
  return `${formatCount(pages.length, "page")} of the reference ${pages.length === 1 ? "changes" : "change"}`;
}

/** A page of the reference: a link for a known site, else the path. */
function linkTo({ of, path }: Page, site: string | undefined): string {
  if (site === undefined) return `${markdownLine(of)} ${codeSpan(path)}`;
  // Parentheses would end the link.
  const url = new URL(path, site.endsWith("/") ? site : `${site}/`).href.replaceAll(
    /[()]/g,
    encodeParenthesis,
  );
  return `[${markdownLine(of)}](${url})`;
}

function encodeParenthesis(character: string): string {
  return `%${character.charCodeAt(0).toString(16)}`;
}

function changeItem(change: Change): string {
  const { level, text, facts = [], advice, rule, place, waived, unreleased } = change;
  const waiver = waived === undefined ? "" : ` *Waived, counts as patch: ${markdownLine(waived)}*`;
  const freely = unreleased === undefined ? "" : " *Not released yet, counts as patch.*";
  // A blank line ends the list.
  const list = facts.map((fact) => `\n  - ${markdownLine(fact)}`).join("") + (facts.length === 0 ? "" : "\n");
  const mark = isMajor(change) ? "" : `**${level}** `;
  const operations = formatOperations(change, isMajor(change) ? Infinity : undefined);
  const where = [...formatBreaks(change), rule, ...(place === undefined ? [] : [formatPlace(place)])];
  return `- ${mark}${markdownLine(text + operations + formatUsage(change))}${waiver}${freely}${list}\n  **To do:** ${markdownLine(advice)} ${where.map(codeSpan).join(" ")}`;
}

/** An entry for the file of waivers per change. */
function waiverItems(changes: readonly Change[]): string[] {
  const entries = changes.flatMap(({ rule, operationId, place }) => {
    const [key, value] =
      operationId === undefined ? ["place", `${place?.file}:${place?.line}`] : ["operation", operationId];
    // Text with other characters needs quotes in YAML.
    if (!/^[\w./:-]+$/.test(value)) return [];
    return [`  - rule: ${rule}\n    ${key}: ${value}\n    reason: \n    expires: ""\n`];
  });
  if (entries.length === 0) return [];
  const note =
    "# For an unavoidable break, write the rule of the rejection: the change then counts as major.";
  return [fenced(`# ${WAIVERS_FILE}\n${note}\nwaivers:\n${[...new Set(entries)].join("")}`, "yaml")];
}

function lintTitle(lint: readonly LintFinding[]): string {
  const errors = lint.filter(({ severity }) => severity === "error").length;
  return `Lint: ${formatCount(errors, "error")}, ${formatCount(lint.length - errors, "warning")}`;
}

function lintItem({ severity, text, tool, rule, place }: LintFinding): string {
  return `- **${severity}** ${markdownLine(text)} ${codeSpan(`${tool}/${rule}`)} ${codeSpan(formatPlace(place))}`;
}

function consumersTitle({ broken, consumers, checked }: UsersCode): string {
  const types = broken.length === 0 ? [] : [`${formatCount(broken.length, "type")} changed`];
  const programs =
    checked === 0
      ? []
      : [`${formatCount(consumers.length, "new error")} in ${formatCount(checked, "program")}`];
  return `Users' code: ${[...types, ...programs].join(", ")}`;
}

function brokenItem({ broken }: UsersCode): string[] {
  return broken.length === 0 ? [] : [`- ${markdownLine(formatBroken(broken))}`];
}

function consumerItem({ file, line, text }: UsersCode["consumers"][number]): string {
  return `- ${codeSpan(`${file}:${line}`)} ${markdownLine(text)}`;
}

function differenceItems({ differences }: UsersCode): string[] {
  return differences.map(({ difference }) => `${fenced(difference, "diff")}\n`);
}

function codeSpan(text: string): string {
  return `\`${text.replaceAll(/[`\r\n]/g, "'")}\``;
}
