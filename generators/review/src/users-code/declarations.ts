/** Texts, which may contain what looks like a comment, and comments. */
const TEXT_OR_COMMENT =
  /("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)|\/\*[\s\S]*?\*\/|\/\/.*/g;
/** Statements begin where a line does, and what is in them is indented. */
const STATEMENT = /^(?=\w)/m;
const TYPED_VALUE = /^(export const \w+: .+?) = /;

/**
 * What generated TypeScript declares: without comments, blank lines, and the values of constants whose type is written.
 * Programs that import two files of the same declarations compile alike.
 */
export function getDeclarations(text: string): string {
  return text
    .replaceAll(TEXT_OR_COMMENT, (_, literal: string | undefined) => literal ?? "")
    .split(STATEMENT)
    .map((statement) => TYPED_VALUE.exec(statement)?.[1] ?? statement)
    .join("\n")
    .replaceAll(/\s*\n\s*/g, "\n");
}
