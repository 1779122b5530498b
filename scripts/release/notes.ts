const LEVELS = ["Major Changes", "Minor Changes", "Patch Changes"];
const HASH = /^[0-9a-f]{7,40}: /;

/**
 * Returns the release notes of a version: the entries of several changelogs, without duplicates and dependency updates,
 * in descending order of importance.
 */
export function releaseNotes(changelogs: readonly string[], version: string): string {
  const sections = changelogs.map((changelog) => findSection(changelog, `## ${version}`));
  const parts = LEVELS.map((level) => {
    const entries = sections.flatMap((section) => parseEntries(findSection(section, `### ${level}`)));
    return entries.length === 0 ? "" : `## ${level}\n\n${[...new Set(entries)].join("\n")}\n`;
  });
  return parts.filter((part) => part !== "").join("\n");
}

/** Returns the text below a heading, up to the next heading of the same or a higher level. */
function findSection(text: string, heading: string): string {
  const level = heading.indexOf(" ");
  const lines = text.split("\n");
  const start = lines.indexOf(heading);
  if (start === -1) return "";
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => /^#+ /.test(line) && line.indexOf(" ") <= level);
  return rest.slice(0, end === -1 ? undefined : end).join("\n");
}

/** Returns the list items of a section without commit hashes. */
function parseEntries(section: string): string[] {
  const items = section.split(/^- /m).slice(1);
  return items
    .map((item) => `- ${item.trimEnd().replace(HASH, "")}`)
    .filter((entry) => !entry.startsWith("- Updated dependencies"));
}
