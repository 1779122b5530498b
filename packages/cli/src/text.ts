// Text for terminals: control characters and widths.

// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are escaped
const CONTROLS = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** Escapes control characters except line feeds, as JSON does. Data must not move the cursor or reverse the text. */
export function escapeControls(text: string): string {
  return text.replace(CONTROLS, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** Escapes control characters and line feeds. */
export const escapeLine = (text: string): string => escapeControls(text).replaceAll("\n", "\\n");

const WIDE =
  /^(?:\p{Emoji_Presentation}|.\ufe0f|[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}])/u;
const INVISIBLE = /^[\p{Mn}\p{Me}\p{Cf}]+$/u;
const PRINTABLE_ASCII = /^[ -~]*$/;
const segmenter = new Intl.Segmenter();

/** The cells that a character takes on a terminal. */
const getCellCount = (character: string): number =>
  INVISIBLE.test(character) ? 0 : WIDE.test(character) ? 2 : 1;

/** The cells that a text takes on a terminal. */
export function getWidth(text: string): number {
  if (PRINTABLE_ASCII.test(text)) return text.length;
  return Array.from(segmenter.segment(text), ({ segment }) => getCellCount(segment)).reduce(
    (a, b) => a + b,
    0,
  );
}

/** Cuts a text to a width. The last cell of a shortened text is an ellipsis. */
export function cut(text: string, width: number): string {
  if (getWidth(text) <= width) return text;
  let result = "";
  let rest = width - 1;
  for (const { segment } of segmenter.segment(text)) {
    rest -= getCellCount(segment);
    if (rest < 0) break;
    result += segment;
  }
  return `${result}…`;
}
