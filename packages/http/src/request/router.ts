import { HttpError } from "../errors.ts";

/** What a path leads to, and the values of its parameters. */
export interface Match<Target> {
  readonly target: Target;
  readonly params: Readonly<Record<string, string>>;
}

interface Node<Target> {
  readonly children: Map<string, Node<Target>>;
  /** Where a path parameter may stand. */
  parameter?: Node<Target>;
  end?: { readonly target: Target; readonly names: readonly string[] };
}

/** Finds what a path leads to, segment by segment: as fast among 4,000 paths as among 40. Paths are case-sensitive. */
export class Router<Target> {
  readonly #root: Node<Target> = { children: new Map() };
  /** Of paths without a parameter, by the whole path: what is literal comes first. */
  readonly #literals = new Map<string, Match<Target>>();

  /** @param template A path; a path parameter stands in braces and takes one segment, which may be empty. */
  add(template: string, target: Target): void {
    const names: string[] = [];
    let node = this.#root;
    for (const segment of template.slice(1).split("/")) {
      const name = /^\{(.+)\}$/.exec(segment)?.[1];
      if (name !== undefined) names.push(name);
      node = name === undefined ? getChild(node, segment) : getParameter(node);
    }
    node.end = { target, names };
    if (names.length === 0) this.#literals.set(template, { target, params: {} });
  }

  /**
   * @param path As it was sent, percent-encoded.
   * @throws {HttpError} where the percent-encoding is not one of UTF-8.
   */
  find(path: string): Match<Target> | undefined {
    const literal = this.#literals.get(path);
    if (literal !== undefined) return literal;
    // The asterisk of `OPTIONS *` is the server as a whole, and no path.
    if (!path.startsWith("/")) return undefined;
    const values: string[] = [];
    const end = find(this.#root, parsePath(path), 0, values);
    if (end === undefined) return undefined;
    const params: Record<string, string> = {};
    for (const [index, name] of end.names.entries()) params[name] = values[index] ?? "";
    return { target: end.target, params };
  }
}

function parsePath(path: string): readonly string[] {
  const segments = path.slice(1).split("/");
  if (!path.includes("%")) return segments;
  try {
    return segments.map(decodeURIComponent);
  } catch {
    throw new HttpError("badRequest", "The URL's percent-encoding is invalid");
  }
}

function getChild<Target>(node: Node<Target>, segment: string): Node<Target> {
  const child = node.children.get(segment) ?? { children: new Map() };
  node.children.set(segment, child);
  return child;
}

function getParameter<Target>(node: Node<Target>): Node<Target> {
  node.parameter ??= { children: new Map() };
  return node.parameter;
}

/** The end of a path, literal segments first. `values` then contains the values of the parameters. */
function find<Target>(
  node: Node<Target>,
  segments: readonly string[],
  depth: number,
  values: string[],
): Node<Target>["end"] {
  const segment = segments[depth];
  if (segment === undefined) return node.end;
  const child = node.children.get(segment);
  const literal = child && find(child, segments, depth + 1, values);
  if (literal !== undefined || node.parameter === undefined) return literal;
  values.push(segment);
  const found = find(node.parameter, segments, depth + 1, values);
  if (found === undefined) values.pop();
  return found;
}
