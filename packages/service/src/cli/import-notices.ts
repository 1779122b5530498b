import type { FileResult } from "../import/file-result.ts";

const SECTIONS = [
  {
    kind: "lookAlikes",
    heading: ["Look-alikes of other symbols:"],
    mark: "  ",
    describe: (place: string, text: string) => `  ${place}: ${text}`,
  },
  {
    kind: "namesakes",
    heading: [
      "Assets named like well-known assets, but not linked to them: a name never links assets. If an asset is the well-known",
      "one, copy its line into a mapping file and import assets.csv again with --mapping FILE (in a watched folder:",
      "mapping.csv). In this --data folder the asset keeps its id. In a new --data folder it gets the well-known id:",
      "asset,source,key,id,name,symbol,slug",
    ],
    mark: "# ",
    describe: (place: string, text: string) => `# ${place}\n${text}`,
  },
] as const;

/** The notices of all files as lines of text. The lines about namesakes have the format of a mapping file. */
export function describeNotices(results: readonly FileResult[]): string[] {
  return SECTIONS.flatMap(({ kind, heading, mark, describe }) => {
    const lines = results.flatMap(({ file, [kind]: { listed, others } }) => [
      ...listed.map(({ line, text }) => describe(`${file.name}, line ${line}`, text)),
      ...(others === 0 ? [] : [`${mark}${file.name}: and ${others} more rows`]),
    ]);
    return lines.length === 0 ? [] : ["", ...heading, ...lines];
  });
}
