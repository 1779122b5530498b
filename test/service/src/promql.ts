import { parser } from "@prometheus-io/lezer-promql";

type SyntaxNode = ReturnType<typeof parser.parse>["topNode"];

/** The labels of exported samples by metric name. */
export type ExportedMetrics = ReadonlyMap<string, ReadonlySet<string>>;

/** Labels that Prometheus adds to every sample. */
const TARGET_LABELS = ["job", "instance"];
/** Metrics that Prometheus records for each target. */
const OWN_METRICS = new Map([["up", new Set<string>()]]);

/** Parses the text of `/metrics`. */
export function parseMetrics(text: string): ExportedMetrics {
  const found = new Map<string, Set<string>>();
  for (const [, name = "", labels = ""] of text.matchAll(/^([a-z_][a-z0-9_]*)(?:\{(.*)\})? \S+$/gm)) {
    const known = found.get(name) ?? new Set();
    for (const [, label = ""] of labels.matchAll(/(\w+)="/g)) known.add(label);
    found.set(name, known);
  }
  return found;
}

/** Returns the problems of an expression: syntax errors, and metrics or labels that are not exported. */
export function findProblems(expression: string, exported: ExportedMetrics): string[] {
  const faults: string[] = [];
  const text = (node: SyntaxNode | null): string =>
    node === null ? "" : expression.slice(node.from, node.to);
  const checkLabels = (names: readonly string[], metrics: readonly string[]) => {
    for (const name of names) {
      const isKnown = metrics.some((metric) => (exported.get(metric) ?? OWN_METRICS.get(metric))?.has(name));
      if (!isKnown && !TARGET_LABELS.includes(name))
        faults.push(`no label "${name}" of ${metrics.join(", ")}`);
    }
  };
  parser.parse(expression).iterate({
    enter({ type, node }) {
      if (type.isError) faults.push(`syntax error at "${expression.slice(node.from, node.from + 20)}"`);
      if (type.name === "VectorSelector") {
        const [metric = ""] = getMetrics(node, text);
        if (!exported.has(metric) && !OWN_METRICS.has(metric)) faults.push(`no metric "${metric}"`);
        else checkLabels(descendants(node, "LabelName").map(text), [metric]);
      }
      if (type.name === "AggregateExpr") {
        const labels = node
          .getChildren("AggregateModifier")
          .flatMap((each) => descendants(each, "LabelName"));
        checkLabels(labels.map(text), getMetrics(node, text));
      }
    },
  });
  return faults;
}

/** Returns the metrics of an expression. */
export function findMetrics(expression: string): string[] {
  return getMetrics(parser.parse(expression).topNode, (node) => expression.slice(node.from, node.to));
}

function getMetrics(node: SyntaxNode, text: (node: SyntaxNode) => string): string[] {
  return descendants(node, "VectorSelector").map((selector) => {
    const name = selector.getChild("Identifier");
    return name === null ? "" : text(name);
  });
}

/** Returns all nodes of a type in a tree, including the root. */
function descendants(node: SyntaxNode, type: string): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  node.cursor().iterate((each) => {
    if (each.name === type) found.push(each.node);
  });
  return found;
}
