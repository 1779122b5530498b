import type { Change, Review, SourcePlace } from "../review.ts";
import { getLevel } from "../verdict.ts";
import { commandMessage, commandProperty } from "./escape.ts";
import { formatOperations, formatPlace } from "./lines.ts";

type Kind = "error" | "warning" | "notice";

/** A change that breaks clients may be meant: it warns. What stops the review is an error. */
const KINDS: Record<Change["level"], Kind> = {
  major: "warning",
  minor: "notice",
  patch: "notice",
  none: "notice",
};

/** A review as GitHub's workflow commands, which GitHub shows beside the lines of the sources. */
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
      // A line does not tell the place in a file of one line.
      const where = place?.pointer === undefined ? "" : `\nPlace: ${formatPlace(place)}`;
      const message = `${text}${formatOperations(change)}\nTo do: ${advice}${where}`;
      return command(KINDS[getLevel(change)], `${change.level}: ${rule}`, message, near ?? place);
    }),
    command("notice", `Contract review: ${verdict.level}`, verdict.reason, undefined),
  ];
  return `${lines.join("\n")}\n`;
}

function command(kind: Kind, title: string, message: string, place: SourcePlace | undefined): string {
  // A line of the base is not a line of what GitHub shows.
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
