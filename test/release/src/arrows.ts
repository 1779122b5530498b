/** An arrow of a diagram: from one name to another. */
export type Arrow = readonly [from: string, to: string];

/** The arrows of a Mermaid flowchart. A chain `a --> b --> c` has two arrows. */
export function readArrows(diagram: string): Arrow[] {
  return diagram.split("\n").flatMap((line) => {
    const names = line.split("-->").map((name) => name.trim());
    return names.slice(1).map((to, index): Arrow => [names[index] as string, to]);
  });
}

/** The names that arrows reach from one name, in one or several steps. */
export function followArrows(arrows: readonly Arrow[], start: string): Set<string> {
  const reached = new Set<string>();
  const waiting = [start];
  for (const name of waiting) {
    for (const [from, to] of arrows) {
      if (from !== name || reached.has(to)) continue;
      reached.add(to);
      waiting.push(to);
    }
  }
  return reached;
}

/**
 * Compares the arrows of a diagram with the imports of the code. The diagram leaves out imports that a chain of arrows implies.
 *
 * @returns A sentence for each difference.
 */
export function compareArrows(diagram: readonly Arrow[], imports: readonly Arrow[]): string[] {
  const isIn = (arrows: readonly Arrow[], [from, to]: Arrow) =>
    arrows.some(([a, b]) => a === from && b === to);
  const missing = imports
    .filter(([from, to]) => !followArrows(diagram, from).has(to))
    .map(([from, to]) => `${from} imports ${to}. The diagram has no arrow for it.`);
  const wrong = diagram.flatMap((arrow) => {
    const [from, to] = arrow;
    const title = `The diagram has the arrow ${from} --> ${to}.`;
    if (!isIn(imports, arrow)) return [`${title} The code has no such import.`];
    const rest = diagram.filter((another) => another !== arrow);
    return followArrows(rest, from).has(to) ? [`${title} A chain of arrows already implies it.`] : [];
  });
  return [...missing, ...wrong];
}
