const MENTION = /@(?=\w)/g;
const FENCE = /^(`{3,})\w*$/;
const FENCE_END = /^ {0,3}(`{3,})\s*$/;
/** The line below the head of a table, whose cells end code. */
const TABLE = /^(?=.*-)[\s>\d.)*+|:-]+$/;
/** The HTML that a review has. Up to the next blank line GitHub reads no Markdown. */
const TAG = /^(?:<\/?details>|<summary>[^<`]*<\/summary>)$/;

/**
 * Markdown that mentions nobody. Code stays as it is, since GitHub looks for no mentions there, and it is copied; where the
 * text is not written as reviews are, what looks like code may be none, and has its mentions broken too.
 */
export function withoutMentions(markdown: string): string {
  const lines = readLines(markdown.split("\n"));
  if (lines === undefined) return breakMentions(markdown);
  return lines
    .map(({ text, isCode }) => (isCode ? text : splitCode(text).map(breakOutside).join("`")))
    .join("\n");
}

function breakMentions(text: string): string {
  return text.replaceAll(MENTION, "@\u200b");
}

/** Every other part is code. */
function breakOutside(part: string, index: number): string {
  return index % 2 === 0 ? breakMentions(part) : part;
}

function splitCode(line: string): string[] {
  return TAG.test(line) ? [line] : line.split("`");
}

/** The lines, and whether each is part of a block of code; undefined where a line could mean something else to GitHub. */
function readLines(lines: readonly string[]): { text: string; isCode: boolean }[] | undefined {
  let fence: string | undefined;
  const read = [];
  for (const [index, text] of lines.entries()) {
    const opened = FENCE.exec(text)?.[1];
    const isCode = fence !== undefined || opened !== undefined;
    if (text.includes("\r")) return undefined;
    if (fence !== undefined) {
      const end = FENCE_END.exec(text)?.[1] ?? "";
      if (end.length >= fence.length && text !== fence) return undefined;
      if (text === fence) fence = undefined;
    } else if (opened !== undefined) fence = opened;
    else if (TAG.test(text) ? !isTagOrBlank(lines[index + 1]) : !isPlain(text)) return undefined;
    read.push({ text, isCode });
  }
  return fence === undefined ? read : undefined;
}

function isTagOrBlank(line: string | undefined): boolean {
  return line === undefined || line === "" || TAG.test(line);
}

/** Whether the backticks of a line can only be pairs around code: no other syntax of Markdown reaches across one. */
function isPlain(line: string): boolean {
  const parts = line.split("`");
  return (
    parts.length % 2 === 1 &&
    !TABLE.test(line) &&
    parts.every((part, index) =>
      index % 2 === 1
        ? part !== ""
        : !/<|[\\$]$|^\s*~~~/.test(part) && (part !== "" || index === 0 || index === parts.length - 1),
    )
  );
}
