const LEVELS = ["Major Changes", "Minor Changes", "Patch Changes"];
const HASH = /^[0-9a-f]{7,40}: /;

/**
 * What is new in a version: the entries of several changelogs, each once, the largest changes first, without updates of
 * dependencies.
 */
export function releaseNotes(changelogs: readonly string[], version: string): string {
  const sections = changelogs.map((changelog) => findSection(changelog, `## ${version}`));
  const parts = LEVELS.map((level) => {
    const entries = sections.flatMap((section) => parseEntries(findSection(section, `### ${level}`)));
    return entries.length === 0 ? "" : `## ${level}\n\n${[...new Set(entries)].join("\n")}\n`;
  });
  return parts.filter((part) => part !== "").join("\n");
}

/** The text below a heading, up to the next one of its level or a higher one. */
function findSection(text: string, heading: string): string {
  const level = heading.indexOf(" ");
  const lines = text.split("\n");
  const start = lines.indexOf(heading);
  if (start === -1) return "";
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => /^#+ /.test(line) && line.indexOf(" ") <= level);
  return rest.slice(0, end === -1 ? undefined : end).join("\n");
}

/** The items of a section's list, without the hashes of their commits. */
function parseEntries(section: string): string[] {
  const items = section.split(/^- /m).slice(1);
  return items
    .map((item) => `- ${item.trimEnd().replace(HASH, "")}`)
    .filter((entry) => !entry.startsWith("- Updated dependencies"));
}
