import type { MeantDifference } from "../meant-differences.ts";

/** The paths that the contract of a running server has. */
export async function readPaths(port: number): Promise<string[]> {
  const response = await fetch(`http://127.0.0.1:${port}/openapi.json`);
  if (!response.ok) throw new Error(`The contract of port ${port} could not be read: ${response.status}.`);
  const { paths } = (await response.json()) as { paths: object };
  return Object.keys(paths);
}

/** Every difference in requests for operations that the old side's contract lacks; nothing where it lacks none. */
export function describeAdded(old: readonly string[], present: readonly string[]): MeantDifference[] {
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
