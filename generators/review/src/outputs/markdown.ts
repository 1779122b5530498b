import { COMMENT_MARK } from "../comment/comment-text.ts";
import type { Change, LintFinding, Refusal, Review, UsersCode } from "../review.ts";
import { levelOf } from "../verdict.ts";
import { counted, shortened } from "../words/text.ts";
import { fenced, markdownLine } from "./escape.ts";
import { groupsOf } from "./groups.ts";
import { baseWords, countWords, operationsWords, outcomeWords, placeWords, REFUSAL_WORDS } from "./lines.ts";

/** GitHub takes 65,536 characters in a comment; the rest is for whoever adds a line. */
export const MOST_CHARACTERS = 65_000;

/** Room for what is always told: the verdict, and that something was left out. */
const RESERVE = 600;

/** A review as Markdown for a comment on a pull request. */
export function markdownText(review: Review): string {
  const { verdict, refusals, changes, lint, usersCode } = review;
  const head = [
    COMMENT_MARK,
    `## Contract review: ${verdict.level}`,
    "",
    markdownLine(shortened(verdict.reason, 1000)),
    "",
    `${markdownLine(outcomeWords(review))} ${markdownLine(baseWords(review))}`,
  ].join("\n");
  const room = new Room(MOST_CHARACTERS - head.length - RESERVE);
  // What a reader must know comes first: it is the last to be left out.
  const parts = [
    room.section("### Refused", refusals.map(refusalItem), "refusal"),
    room.folded(lintTitle(lint), lint.map(lintItem), "finding"),
    room.folded(consumersTitle(usersCode), usersCode.consumers.map(consumerItem), "error"),
    room.folded(
      changesTitle(changes),
      groupsOf(changes).flatMap(({ title, changes: members }) => groupItems(title, members)),
      "entry",
    ),
    room.folded("What it does to the generated code", differenceItems(usersCode), "file"),
  ];
  const cut = room.isCut
    ? ["", "Some of it is left out here: a comment has no more room. `pnpm review` tells all of it."]
    : [];
  return `${[head, ...parts.filter((part) => part !== ""), ...cut].join("\n\n")}\n`;
}

/** Fills a comment up to its greatest length, an item at a time. */
class Room {
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

function refusalItem({ kind, rule, text, advice, place }: Refusal): string {
  const where = [...(rule === undefined ? [] : [rule]), ...(place === undefined ? [] : [placeWords(place)])];
  return `- **${REFUSAL_WORDS[kind]}**: ${markdownLine(text)} ${markdownLine(advice)}${where.map((each) => ` ${codeSpan(each)}`).join("")}`;
}

function changesTitle(changes: readonly Change[]): string {
  const count = (level: Change["level"]) => changes.filter((change) => levelOf(change) === level).length;
  return `${counted(changes.length, "change")}: ${countWords([
    ["major", count("major")],
    ["minor", count("minor")],
    ["patch", count("patch")],
  ])}`;
}

function groupItems(title: string, members: readonly Change[]): string[] {
  const [first = "", ...rest] = members.map(changeItem);
  // The heading stays with its first item when the text is cut.
  return [`#### ${markdownLine(title)}\n\n${first}`, ...rest].map((item, index, all) =>
    index === all.length - 1 ? `${item}\n` : item,
  );
}

function changeItem(change: Change): string {
  const { level, text, advice, rule, place, waived } = change;
  const waiver = waived === undefined ? "" : ` *Waived, counts as patch: ${markdownLine(waived)}*`;
  const where = [rule, ...(place === undefined ? [] : [placeWords(place)])].map(codeSpan).join(" ");
  return `- **${level}** ${markdownLine(text + operationsWords(change))}${waiver}\n  To do: ${markdownLine(advice)} ${where}`;
}

function lintTitle(lint: readonly LintFinding[]): string {
  const errors = lint.filter(({ severity }) => severity === "error").length;
  return `Lint: ${counted(errors, "error")}, ${counted(lint.length - errors, "warning")}`;
}

function lintItem({ severity, text, tool, rule, place }: LintFinding): string {
  return `- **${severity}** ${markdownLine(text)} ${codeSpan(`${tool}/${rule}`)} ${codeSpan(placeWords(place))}`;
}

function consumersTitle({ consumers, checked }: UsersCode): string {
  return `Users' code: ${counted(consumers.length, "new error")} in ${counted(checked, "program")}`;
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
