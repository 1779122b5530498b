/** Longer output is readable above the summary. */
const MAX_LINES = 40;

/** Returns the first lines of a text and the number of omitted lines. */
export function firstLines(text: string): string {
  const lines = text.split("\n");
  const rest = lines.slice(MAX_LINES).length;
  return rest === 0 ? text : [...lines.slice(0, MAX_LINES), `... ${rest} more lines above`].join("\n");
}
