import { HttpError } from "../errors.ts";

/** The target of a path, and the values of its parameters. */
export interface Match<Target> {
  readonly target: Target;
  readonly params: Readonly<Record<string, string>>;
}

interface Node<Target> {
  readonly children: Map<string, Node<Target>>;
  /** The node of a path parameter. */
  parameter?: Node<Target>;
  end?: { readonly target: Target; readonly names: readonly string[] };
}

/** Finds the target of a path by its segments, in time independent of the number of paths. Paths are case-sensitive. */
export class Router<Target> {
  readonly #root: Node<Target> = { children: new Map() };
  /** Targets of paths without parameters. A literal path takes precedence. */
  readonly #literals = new Map<string, Match<Target>>();

  /** @param template A path with parameters in braces. A parameter matches one segment, which may be empty. */
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
   * @param path The path as received, percent-encoded.
   * @throws {HttpError} if the percent-encoding is not valid UTF-8.
   */
  find(path: string): Match<Target> | undefined {
    const literal = this.#literals.get(path);
    if (literal !== undefined) return literal;
    // `*` of `OPTIONS *` stands for the whole server.
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

/** Finds the last node of a path, literal segments first. Adds the parameter values to `values`. */
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
