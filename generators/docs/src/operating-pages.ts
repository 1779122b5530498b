import type { TextFile } from "./guides.ts";
import type { Page } from "./page.ts";
import { findText, type TextPage, textPage } from "./text-pages.ts";

/** The pages about operating the service, in the order of the navigation. */
export const OPERATING_TEXTS: readonly TextPage[] = [
  { file: "docs/operating/README.md", slug: "operating", label: "Overview" },
  { file: "docs/operating/one-machine.md", slug: "operating/one-machine", label: "One machine" },
  { file: "docs/operating/keys-and-limits.md", slug: "operating/keys-and-limits", label: "Keys and limits" },
  {
    file: "docs/operating/postgresql-and-redis.md",
    slug: "operating/postgresql-and-redis",
    label: "PostgreSQL and Redis",
  },
  { file: "docs/operating/monitoring.md", slug: "operating/monitoring", label: "Monitoring" },
  {
    file: "docs/operating/backup-and-upgrade.md",
    slug: "operating/backup-and-upgrade",
    label: "Backup and upgrade",
  },
  { file: "docs/operating/troubleshooting.md", slug: "operating/troubleshooting", label: "Troubleshooting" },
];

/** Folders of the repository that the pages link to. The folders are not part of the site. */
const REPOSITORY_FILES = /^(ops|packages\/service)\//;

/**
 * Creates the pages about operating the service.
 * @throws {Error} when a file is missing, or a link leads to a file that is neither a page nor in a known folder.
 */
export function operatingPages(files: readonly TextFile[]): Page[] {
  return OPERATING_TEXTS.map((page, index) => ({
    ...textPage(page, findText(files, page.file), OPERATING_TEXTS, REPOSITORY_FILES),
    ...(index === 0 ? {} : { trail: [{ title: "Operating", slug: "operating" }] }),
  }));
}
