/** Strings come first, because a string may contain a comment mark. */
const TEXT_OR_COMMENT =
  /("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)|\/\*[\s\S]*?\*\/|\/\/.*/g;
/** Statements start at the beginning of a line. Their contents are indented. */
const STATEMENT = /^(?=\w)/m;
const TYPED_VALUE = /^(export const \w+: .+?) = /;

/**
 * The declarations of generated TypeScript, without comments, blank lines and the values of typed constants. Programs compile
 * alike against files with equal declarations.
 */
export function getDeclarations(text: string): string {
  return text
    .replaceAll(TEXT_OR_COMMENT, (_, literal: string | undefined) => literal ?? "")
    .split(STATEMENT)
    .map((statement) => TYPED_VALUE.exec(statement)?.[1] ?? statement)
    .join("\n")
    .replaceAll(/\s*\n\s*/g, "\n");
}
