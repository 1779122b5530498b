import { parser } from "@prometheus-io/lezer-promql";

type SyntaxNode = ReturnType<typeof parser.parse>["topNode"];

/** The labels of each sample that a service exports, by its name. */
export type ExportedMetrics = ReadonlyMap<string, ReadonlySet<string>>;

/** What Prometheus adds to every sample. */
const TARGET_LABELS = ["job", "instance"];
/** What Prometheus itself records of each target. */
const OWN_METRICS = new Map([["up", new Set<string>()]]);

/** Reads the text that `/metrics` returns. */
export function parseMetrics(text: string): ExportedMetrics {
  const found = new Map<string, Set<string>>();
  for (const [, name = "", labels = ""] of text.matchAll(/^([a-z_][a-z0-9_]*)(?:\{(.*)\})? \S+$/gm)) {
    const known = found.get(name) ?? new Set();
    for (const [, label = ""] of labels.matchAll(/(\w+)="/g)) known.add(label);
    found.set(name, known);
  }
  return found;
}

/** What is wrong with an expression, where a service exports these metrics; nothing where it can be evaluated. */
export function findFaults(expression: string, exported: ExportedMetrics): string[] {
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

/** The metrics that an expression reads. */
export function findMetrics(expression: string): string[] {
  return getMetrics(parser.parse(expression).topNode, (node) => expression.slice(node.from, node.to));
}

function getMetrics(node: SyntaxNode, text: (node: SyntaxNode) => string): string[] {
  return descendants(node, "VectorSelector").map((selector) => {
    const name = selector.getChild("Identifier");
    return name === null ? "" : text(name);
  });
}

/** The nodes of a type within a node, itself included. */
function descendants(node: SyntaxNode, type: string): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  node.cursor().iterate((each) => {
    if (each.name === type) found.push(each.node);
  });
  return found;
}
