/** What a path leads to, and the values of its parameters. */
export interface Found<Target> {
  readonly target: Target;
  readonly path: Readonly<Record<string, string>>;
}

interface Node<Target> {
  readonly children: Map<string, Node<Target>>;
  /** Where a path parameter may stand. */
  parameter?: Node<Target>;
  end?: { readonly target: Target; readonly names: readonly string[] };
}

/** Finds what a path leads to, segment by segment: as fast among 4,000 paths as among 40. */
export class Router<Target> {
  readonly #root: Node<Target> = { children: new Map() };

  /** @param template A path; a path parameter stands in braces and takes one segment. */
  add(template: string, target: Target): void {
    const names: string[] = [];
    let node = this.#root;
    for (const segment of segmentsOf(template)) {
      const name = /^\{(.+)\}$/.exec(segment)?.[1];
      if (name !== undefined) names.push(name);
      node = name === undefined ? childOf(node, segment) : parameterOf(node);
    }
    node.end = { target, names };
  }

  /**
   * @param path As it was sent, percent-encoded.
   * @throws {URIError} where the value of a path parameter is no percent-encoding of UTF-8.
   */
  find(path: string): Found<Target> | undefined {
    const values: string[] = [];
    const end = find(this.#root, segmentsOf(path), 0, values);
    if (end === undefined) return undefined;
    const named = end.names.map((name, index) => [name, decodeURIComponent(values[index] ?? "")]);
    return { target: end.target, path: Object.fromEntries(named) };
  }
}

function segmentsOf(path: string): string[] {
  return path.slice(1).split("/");
}

function childOf<Target>(node: Node<Target>, segment: string): Node<Target> {
  const child = node.children.get(segment) ?? { children: new Map() };
  node.children.set(segment, child);
  return child;
}

function parameterOf<Target>(node: Node<Target>): Node<Target> {
  node.parameter ??= { children: new Map() };
  return node.parameter;
}

/** The end of a path, literal segments first. `values` then holds what stands for the parameters. */
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
  if (literal !== undefined || node.parameter === undefined || segment === "") return literal;
  values.push(segment);
  const found = find(node.parameter, segments, depth + 1, values);
  if (found === undefined) values.pop();
  return found;
}
