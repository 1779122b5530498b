import type { TextFile } from "./guides.ts";
import type { Page } from "./page.ts";
import { blocks } from "./text.ts";

/** What changed, and in which packages. */
interface Change {
  /** `minor`, and the like. */
  level: string;
  packages: readonly string[];
  /** As Markdown. */
  text: string;
}

const LEVELS = ["major", "minor", "patch"];

/**
 * What changed with each release, the latest first, and what will come with the next one.
 * @param changelogs The packages' changelogs; `file` is the package's name.
 * @param changesets The changes that are not released yet.
 */
export function changelogPage(changelogs: readonly TextFile[], changesets: readonly TextFile[]): Page {
  const releases = mergeReleases(changelogs);
  const unreleased = changesets.map(parseChangeset);
  return {
    slug: "changelog",
    title: "Changelog",
    description: "What changed in each released version of the packages, and what comes with the next one.",
    body: () =>
      blocks(
        "All packages have the same version. A *major* change may break programs, a *minor* one adds, a *patch* repairs.",
        unreleased.length === 0 ? "" : blocks("## Not released yet", renderChanges(unreleased)),
        ...[...releases].map(([version, changes]) => blocks(`## ${version}`, renderChanges(changes))),
      ),
  };
}

/**
 * A changeset: front matter of packages with their levels, and a text.
 * @throws {Error} when it is not one.
 */
function parseChangeset({ file, text }: TextFile): Change {
  const [, head, body = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  const entries = [...(head ?? "").matchAll(/^["']?([^"'\n]+)["']?: *(\w+)$/gm)];
  if (entries.length === 0) throw new Error(`${file} names no package.`);
  const levels = entries.map(([, , level = ""]) => level);
  return {
    level: LEVELS.find((level) => levels.includes(level)) ?? "patch",
    packages: entries.map(([, name = ""]) => name),
    text: body.trim(),
  };
}

/** The changes of all packages by version, in the order of the changelogs; what several name is there once. */
function mergeReleases(changelogs: readonly TextFile[]): Map<string, Change[]> {
  const releases = new Map<string, Map<string, Change>>();
  for (const { file, text } of changelogs) {
    for (const { version, level, change } of listChanges(text)) {
      const changes = releases.get(version) ?? new Map<string, Change>();
      const known = changes.get(change);
      changes.set(change, { level, text: change, packages: [...(known?.packages ?? []), file] });
      releases.set(version, changes);
    }
  }
  return new Map([...releases].map(([version, changes]) => [version, [...changes.values()]]));
}

/** The items of a changelog, without the hashes of commits, and without what only follows other packages. */
function listChanges(text: string): { version: string; level: string; change: string }[] {
  return text
    .split(/^## /m)
    .slice(1)
    .flatMap((release) => {
      const [version = ""] = release.split("\n");
      return release
        .split(/^### /m)
        .slice(1)
        .flatMap((section) => {
          const level = (/^\w+/.exec(section)?.[0] ?? "").toLowerCase();
          const items = section
            .split(/^- /m)
            .slice(1)
            .map((item) => item.replaceAll(/^ {2}/gm, "").trim());
          return items
            .filter((item) => !item.startsWith("Updated dependencies"))
            .map((item) => ({
              version: version.trim(),
              level,
              change: item.replace(/^[0-9a-f]{7,40}: /, ""),
            }));
        });
    });
}

/** A list of changes, the largest first. */
function renderChanges(changes: readonly Change[]): string {
  const rank = ({ level }: Change) => LEVELS.indexOf(level);
  const sorted = changes.toSorted((one, other) => rank(one) - rank(other));
  return sorted
    .map(({ level, packages, text }) => {
      const names = packages.map((name) => name.replace(/^@[^/]+\//, "")).join(", ");
      return `- **${level}** in ${names}\n\n${text.replaceAll(/^(?=.)/gm, "  ")}`;
    })
    .join("\n\n");
}
