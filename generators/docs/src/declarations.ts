import ts from "typescript";

/** A documented member of an interface, or a documented class. */
export interface Declaration {
  name: string;
  /** The member's type without `undefined`, or the name of the base class. */
  type: string;
  /** The documentation comment, as Markdown. */
  text: string;
}

/**
 * Lists the members of an interface in source order.
 * @throws {Error} when the source has no interface of this name.
 */
export function describeInterface(source: string, name: string): Declaration[] {
  const interfaces = parse(source).statements.filter(ts.isInterfaceDeclaration);
  const found = interfaces.find((each) => each.name.text === name);
  if (found === undefined) throw new Error(`The source has no interface "${name}".`);
  return found.members.filter(ts.isPropertySignature).map((member) => ({
    name: member.name.getText(),
    type: (member.type?.getText() ?? "unknown").replace(/ \| undefined$/, ""),
    text: readText(member),
  }));
}

/** Lists the exported classes of a source in source order. */
export function describeClasses(source: string): Declaration[] {
  const isExported = (node: ts.ClassDeclaration) =>
    node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
  return parse(source)
    .statements.filter(ts.isClassDeclaration)
    .filter(isExported)
    .map((statement) => ({
      name: statement.name?.text ?? "",
      type: statement.heritageClauses?.[0]?.types[0]?.getText() ?? "",
      text: readText(statement),
    }));
}

function parse(source: string): ts.SourceFile {
  return ts.createSourceFile("source.ts", source, ts.ScriptTarget.Latest, true);
}

function readText(node: ts.Node): string {
  const comments = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const texts = comments.map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? "");
  return texts.join(" ").replaceAll(/\s+/g, " ");
}
