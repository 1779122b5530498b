import type { ExpectedDifference } from "../expected-differences.ts";

/** Returns the contract's paths of a running server. */
export async function readPaths(port: number): Promise<string[]> {
  const response = await fetch(`http://127.0.0.1:${port}/openapi.json`);
  if (!response.ok) throw new Error(`The contract of port ${port} could not be read: ${response.status}.`);
  const { paths } = (await response.json()) as { paths: object };
  return Object.keys(paths);
}

/** Describes every difference in requests for operations outside the old contract. Empty without new operations. */
export function describeAdded(old: readonly string[], present: readonly string[]): ExpectedDifference[] {
  const added = present.filter((path) => !old.includes(path));
  if (added.length === 0) return [];
  const patterns = added.map((path) =>
    path
      .split(/\{\w+\}/)
      .map((text) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&"))
      .join("[^/?\\s]*"),
  );
  return [
    {
      requests: new RegExp(`^[^/]* (${patterns.join("|")})(?=[?#\\s]|$)`),
      field: /.*/,
      reason: "Operations were added to the contract",
    },
  ];
}
