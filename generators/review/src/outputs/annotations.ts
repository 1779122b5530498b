import type { Change, Review, SourcePlace } from "../review.ts";
import { getLevel } from "../verdict.ts";
import { commandMessage, commandProperty } from "./escape.ts";
import { formatOperations, formatPlace } from "./lines.ts";

type Kind = "error" | "warning" | "notice";

/** Rejections are errors. Breaks of clients are warnings, because a break may be intended. */
const KINDS: Record<Change["level"], Kind> = {
  major: "warning",
  minor: "notice",
  patch: "notice",
  none: "notice",
};

/** A review as GitHub workflow commands. GitHub shows them next to the lines of the sources. */
export function annotationsText({ verdict, changes, rejections, lint, usersCode }: Review): string {
  const lines = [
    ...rejections.map(({ kind, text, advice, place }) =>
      command("error", `Rejected: ${kind}`, `${text}\n${advice}`, place),
    ),
    ...lint.map(({ severity, tool, rule, text, place }) => command(severity, `${tool}/${rule}`, text, place)),
    ...usersCode.consumers.map(({ file, line, text }) =>
      command("error", "Users' code", text, { file, line }),
    ),
    ...changes.map((change) => {
      const { text, advice, rule, place, near } = change;
      // In a file of one line, the line number says nothing.
      const where = place?.pointer === undefined ? "" : `\nPlace: ${formatPlace(place)}`;
      const message = `${text}${formatOperations(change)}\nTo do: ${advice}${where}`;
      return command(KINDS[getLevel(change)], `${change.level}: ${rule}`, message, near ?? place);
    }),
    command("notice", `Contract review: ${verdict.level}`, verdict.reason, undefined),
  ];
  return `${lines.join("\n")}\n`;
}

function command(kind: Kind, title: string, message: string, place: SourcePlace | undefined): string {
  // GitHub shows the new sources, so a line of the base is no use.
  const shown =
    place === undefined || place.atBase === true
      ? []
      : [
          ["file", place.file],
          ["line", String(place.line)],
        ];
  const properties = [...shown, ["title", title]].map(
    ([key, value]) => `${key}=${commandProperty(value ?? "")}`,
  );
  return `::${kind} ${properties.join(",")}::${commandMessage(message)}`;
}
