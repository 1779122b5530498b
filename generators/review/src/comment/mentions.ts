const MENTION = /@(?=\w)/g;
const FENCE = /^(`{3,})\w*$/;
const FENCE_END = /^ {0,3}(`{3,})\s*$/;
/** The line below the head of a table. Cells end code. */
const TABLE = /^(?=.*-)[\s>\d.)*+|:-]+$/;
/** The HTML of a review. GitHub reads no Markdown up to the next blank line. */
const TAG = /^(?:<\/?details>|<summary>[^<`]*<\/summary>)$/;

/**
 * Breaks the mentions in Markdown. Code stays unchanged, because GitHub ignores mentions in code and users copy code. In Markdown unlike a review's, apparent code may be text, so mentions in code are broken too.
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

/** Every second part is code. */
function breakOutside(part: string, index: number): string {
  return index % 2 === 0 ? breakMentions(part) : part;
}

function splitCode(line: string): string[] {
  return TAG.test(line) ? [line] : line.split("`");
}

/** The lines, each marked as code or text. Undefined if GitHub may read a line in a different way. */
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

/** Whether the backticks of a line are pairs around code: no Markdown syntax spans a backtick. */
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
