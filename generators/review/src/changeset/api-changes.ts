/** The changes of a release: lines for each operation, or for a group of operations with a common change. */
export type ApiChanges = ReadonlyMap<string, readonly string[]>;

const HEADING = "Changes of the API, by operation:";
/** Where a change touches no operation in particular. */
export const WHOLE_API = "The API as a whole";
export const BREAKING = "**Breaking:** ";

/** Formats the body of a changeset: a list of operations, each with a list of changes. */
export function writeApiChanges(changes: ApiChanges): string {
  const items = [...changes].map(([where, lines]) =>
    [`- ${where}`, ...lines.map((line) => `  - ${line}`)].join("\n"),
  );
  return `${HEADING}\n\n${items.join("\n")}\n`;
}

/** Parses the body of a changeset. Returns undefined for a body in a free form. */
export function parseApiChanges(body: string): ApiChanges | undefined {
  const [heading, blank, ...items] = body.trim().split(/\r?\n/);
  if (heading !== HEADING || blank !== "") return undefined;
  const changes = new Map<string, string[]>();
  let lines: string[] | undefined;
  for (const item of items) {
    if (item.startsWith("- ")) {
      lines = changes.get(item.slice(2)) ?? [];
      changes.set(item.slice(2), lines);
    } else if (item.startsWith("  - ") && lines !== undefined) {
      lines.push(item.slice(4));
    } else {
      return undefined;
    }
  }
  return changes;
}

/** Merges several lists: each line once, breaking operations first, and breaking changes first within an operation. */
export function mergeApiChanges(all: readonly ApiChanges[]): ApiChanges {
  const merged = new Map<string, Set<string>>();
  for (const [where, lines] of all.flatMap((changes) => [...changes])) {
    merged.set(where, new Set([...(merged.get(where) ?? []), ...lines]));
  }
  const breaks = (line: string) => Number(line.startsWith(BREAKING));
  return new Map(
    [...merged]
      .map(([where, lines]) => [where, [...lines].sort((a, b) => breaks(b) - breaks(a))] as const)
      .sort(
        ([where, [line = ""]], [other, [otherLine = ""]]) =>
          breaks(otherLine) - breaks(line) ||
          Number(where === WHOLE_API) - Number(other === WHOLE_API) ||
          where.localeCompare(other, "en"),
      ),
  );
}
