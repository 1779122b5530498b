import ts from "typescript";
import type { ContractFacts, Enumeration } from "./contract-facts.ts";

/** A fact of the contract that a source file writes again. */
export interface Repetition {
  readonly kind:
    | "header"
    | "plan"
    | "operation"
    | "path"
    | "error code"
    | "limit"
    | "duration"
    | "enumeration";
  /** Counted from 1. */
  readonly line: number;
  /** As it is written. */
  readonly text: string;
  /** What it is in the contract. */
  readonly meaning: string;
}

/** A list repeats an enumeration from so many of its values on. */
const MIN_VALUES = 3;

/**
 * Finds the facts of the contract that a source file repeats by hand: names and paths in texts, numbers, and lists of
 * an enumeration's values. A table with such values as keys is not a repetition: it adds something to each of them, and
 * the compiler checks its keys.
 */
export function findRepeated(source: string, facts: ContractFacts): Repetition[] {
  const file = ts.createSourceFile("source.tsx", source, ts.ScriptTarget.Latest, true);
  const found: Repetition[] = [];
  const add = (node: ts.Node, kind: Repetition["kind"], meaning: string | undefined) => {
    if (meaning === undefined) return;
    const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    found.push({ kind, line, text: node.getText(), meaning });
  };
  const visit = (node: ts.Node): void => {
    const text = getText(node);
    if (text !== undefined) {
      add(node, "header", findContained(text, facts.headers));
      add(node, "path", findContained(text, facts.paths));
      add(node, "plan", facts.plans.get(text));
      add(node, "operation", facts.operationIds.get(text));
    }
    const number = ts.isExpression(node) && !isFactor(node) ? evaluate(node) : undefined;
    if (number !== undefined) {
      add(node, "error code", facts.errorCodes.get(number));
      add(node, "duration", facts.durations.get(number));
      if (isLimit(node)) add(node, "limit", facts.limits.get(number));
    }
    add(node, "enumeration", findEnumeration(listedTexts(node), facts.enumerations));
    add(node, "enumeration", findWholeEnumeration(textsWithin(node), facts.enumerations));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The text of a literal, of a part of a template, of a regular expression, or of a property's name. */
function getText(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node) || ts.isRegularExpressionLiteral(node)) return node.text;
  if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) return node.text;
  const { parent } = node;
  const isPropertyName =
    ts.isIdentifier(node) &&
    (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) &&
    parent.name === node;
  return isPropertyName ? node.text : undefined;
}

/** The longest name, in any case, within a text that does not go on with a letter, a digit or a slash. */
function findContained(text: string, names: ReadonlyMap<string, string>): string | undefined {
  const lower = text.toLowerCase();
  const contained = [...names].filter(([name]) => {
    const start = lower.indexOf(name.toLowerCase());
    return start !== -1 && !/^[\w/]/.test(text.slice(start + name.length));
  });
  return contained.sort(([a], [b]) => b.length - a.length)[0]?.[1];
}

const UNITS: Readonly<Record<string, number>> = {
  SECOND: 1000,
  MINUTE: 60_000,
  HOUR: 3_600_000,
  DAY: 86_400_000,
};

/** The value of a number, of a constant with the name of a unit of time, or of a product of them. */
function evaluate(node: ts.Expression): number | undefined {
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (ts.isIdentifier(node)) return UNITS[node.text.replace(/S?(_MS)?$/, "")];
  if (ts.isParenthesizedExpression(node)) return evaluate(node.expression);
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.AsteriskToken)
    return undefined;
  const [left, right] = [evaluate(node.left), evaluate(node.right)];
  return left === undefined || right === undefined ? undefined : left * right;
}

function isFactor({ parent }: ts.Expression): boolean {
  return ts.isExpression(parent) && evaluate(parent) !== undefined;
}

const LIMIT_NAME = /max|most|limit|greatest|longest|count|points|size|length/i;
const COMPARISONS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
]);

/** Whether a number is compared with another, clamps one, or belongs to something that is called a limit. */
function isLimit({ parent }: ts.Node): boolean {
  if (ts.isBinaryExpression(parent)) return COMPARISONS.has(parent.operatorToken.kind);
  if (ts.isCallExpression(parent)) return /\bm(ax|in)$/.test(parent.expression.getText());
  if (ts.isArrayLiteralExpression(parent)) return isLimit(parent);
  const isNamed =
    ts.isVariableDeclaration(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isParameter(parent) ||
    ts.isBindingElement(parent);
  return isNamed && LIMIT_NAME.test(parent.name.getText());
}

/** The texts that a node lists: items, members of a union, arguments, cases, compared values. */
function listedTexts(node: ts.Node): readonly string[] {
  if (ts.isArrayLiteralExpression(node) || ts.isTupleTypeNode(node)) return literals(node.elements);
  if (ts.isUnionTypeNode(node)) return literals(node.types);
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) return literals(node.arguments ?? []);
  if (ts.isCaseBlock(node)) {
    return literals(node.clauses.flatMap((clause) => (ts.isCaseClause(clause) ? [clause.expression] : [])));
  }
  return isChain(node) && !isChain(node.parent) ? literals(comparedWith(node)) : [];
}

function literals(nodes: readonly ts.Node[]): string[] {
  return nodes.flatMap((node) => {
    const literal = ts.isLiteralTypeNode(node) ? node.literal : node;
    return ts.isStringLiteralLike(literal) ? [literal.text] : [];
  });
}

function isChain(node: ts.Node): node is ts.BinaryExpression {
  if (!ts.isBinaryExpression(node)) return false;
  const { kind } = node.operatorToken;
  return kind === ts.SyntaxKind.BarBarToken || kind === ts.SyntaxKind.AmpersandAmpersandToken;
}

/** The right sides of the comparisons in `a === "x" || a === "y" || ...`. */
function comparedWith(node: ts.Node): ts.Node[] {
  if (isChain(node)) return [...comparedWith(node.left), ...comparedWith(node.right)];
  return ts.isBinaryExpression(node) ? [node.right] : [];
}

/** The items of a list that is written as one text: `a,b,c`, or the alternatives of a regular expression. */
function textsWithin(node: ts.Node): readonly string[] {
  if (ts.isRegularExpressionLiteral(node)) return node.text.match(/[\w-]+/g) ?? [];
  return ts.isStringLiteralLike(node) ? node.text.split(/[,|\s]+/) : [];
}

function findWholeEnumeration(
  texts: readonly string[],
  enumerations: readonly Enumeration[],
): string | undefined {
  if (texts.length < MIN_VALUES) return undefined;
  return findEnumeration(
    texts,
    enumerations.filter(({ values }) => texts.every((text) => values.has(text))),
  );
}

/** The enumeration that most of the texts belong to, if there are enough. */
function findEnumeration(texts: readonly string[], enumerations: readonly Enumeration[]): string | undefined {
  if (texts.length < MIN_VALUES) return undefined;
  const distinct = [...new Set(texts)];
  const counted = enumerations.map(({ name, values }) => ({
    name,
    count: distinct.filter((text) => values.has(text)).length,
  }));
  const best = counted.reduce((a, b) => (b.count > a.count ? b : a), { name: "", count: 0 });
  return best.count < MIN_VALUES ? undefined : `${best.count} values of ${best.name}`;
}
