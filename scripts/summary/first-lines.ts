/** More than this is read where it was printed. */
const MAX_LINES = 40;

/** The beginning of a long text, and how many lines were left out. */
export function firstLines(text: string): string {
  const lines = text.split("\n");
  const rest = lines.slice(MAX_LINES).length;
  return rest === 0 ? text : [...lines.slice(0, MAX_LINES), `... ${rest} more lines above`].join("\n");
}
