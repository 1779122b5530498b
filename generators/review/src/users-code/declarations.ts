/** Strings come first, because a string may contain a comment mark. */
const TEXT_OR_COMMENT =
  /("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)|\/\*[\s\S]*?\*\/|\/\/.*/g;
/** Statements start at the beginning of a line. Their contents are indented. */
const STATEMENT = /^(?=\w)/m;
const TYPED_VALUE = /^(export const \w+: .+?) = /;
/** A constant of the file alone. */
const PRIVATE = /^const (\w+): /;

/**
 * The declarations of generated TypeScript, without comments, blank lines, the values of typed constants, and typed constants
 * of the file alone. Programs compile alike against files with equal declarations.
 */
export function getDeclarations(text: string): string {
  const isHidden = (statement: string) => {
    const name = PRIVATE.exec(statement)?.[1];
    return name !== undefined && !text.includes(`typeof ${name}`);
  };
  return text
    .replaceAll(TEXT_OR_COMMENT, (_, literal: string | undefined) => literal ?? "")
    .split(STATEMENT)
    .filter((statement) => !isHidden(statement))
    .map((statement) => TYPED_VALUE.exec(statement)?.[1] ?? statement)
    .join("\n")
    .replaceAll(/\s*\n\s*/g, "\n");
}
