import { styleText } from "node:util";
import type { Change, LintFinding, Rejection, Review, UsersCode } from "../review.ts";
import { formatCount } from "../text/format.ts";
import { getLevel } from "../verdict.ts";
import { plainLine } from "./escape.ts";
import { groupChanges } from "./groups.ts";
import {
  formatBase,
  formatBreaks,
  formatBroken,
  formatOperations,
  formatOutcome,
  formatPlace,
  formatUnlisted,
  formatUsage,
  REJECTION_TITLES,
} from "./lines.ts";

type Style = Parameters<typeof styleText>[0];

const LEVEL_STYLES: Record<Change["level"], Style> = {
  major: "red",
  minor: "yellow",
  patch: "green",
  none: "gray",
};

/** The maximum number of printed lines of differences. Files have all lines. */
const MAX_DIFFERENCE_LINES = 60;

/** A review as text for a terminal. */
export function terminalText(review: Review, colour: boolean): string {
  const paint = (style: Style, text: string) =>
    colour ? styleText(style, text, { validateStream: false }) : text;
  const { verdict, changes, rejections, lint, usersCode } = review;
  const level = paint(["bold", LEVEL_STYLES[verdict.level]] as Style, verdict.level);
  const lines = [
    `${level}: ${plainLine(verdict.reason)}`,
    plainLine(formatBase(review)),
    ...groupChanges(changes).flatMap(({ title, changes: members }) => [
      "",
      paint("bold", plainLine(title)),
      ...members.flatMap((change) => changeLines(change, paint)),
    ]),
    ...rejectionLines(rejections, paint),
    ...lintLines(lint, paint),
    ...usersCodeLines(usersCode, paint),
    ...(review.unlisted === undefined ? [] : ["", ...formatUnlisted(review)]),
    "",
    `${level}: ${plainLine(`${verdict.summary} ${formatOutcome(review)}`.trim())}`,
  ];
  return `${lines.join("\n")}\n`;
}

type Paint = (style: Style, text: string) => string;

function changeLines(change: Change, paint: Paint): string[] {
  const { level, text, facts = [], advice, rule, place, waived, unreleased } = change;
  const where = [
    ...formatBreaks(change),
    rule,
    ...(place === undefined ? [] : [plainLine(formatPlace(place))]),
  ];
  const mark = paint(LEVEL_STYLES[getLevel(change)], level.padEnd(5));
  return [
    `  ${mark}  ${plainLine(text + formatOperations(change) + formatUsage(change))}`,
    ...facts.map((fact) => `         ${plainLine(fact)}`),
    ...(waived === undefined ? [] : [`         Waived, counts as patch: ${plainLine(waived)}`]),
    ...(unreleased === undefined ? [] : ["         Not released yet, counts as patch."]),
    `         To do: ${plainLine(advice)}`,
    `         ${paint("gray", where.join("  "))}`,
  ];
}

function rejectionLines(rejections: readonly Rejection[], paint: Paint): string[] {
  if (rejections.length === 0) return [];
  return [
    "",
    paint("bold", "Rejected"),
    ...rejections.flatMap(({ kind, rule, text, advice, place }) => [
      `  ${paint("red", REJECTION_TITLES[kind])}: ${plainLine(text)}`,
      `         To do: ${plainLine(advice)}`,
      ...(place === undefined && rule === undefined
        ? []
        : [
            `         ${paint("gray", [rule, place === undefined ? undefined : plainLine(formatPlace(place))].filter((part) => part !== undefined).join("  "))}`,
          ]),
    ]),
  ];
}

function lintLines(lint: readonly LintFinding[], paint: Paint): string[] {
  if (lint.length === 0) return [];
  return [
    "",
    paint("bold", "Lint"),
    ...lint.map(
      ({ severity, text, tool, rule, place }) =>
        `  ${paint(severity === "error" ? "red" : "yellow", severity)}: ${plainLine(text)}  ${paint("gray", `${tool}/${rule}  ${plainLine(formatPlace(place))}`)}`,
    ),
  ];
}

function usersCodeLines({ differences, broken, consumers, checked }: UsersCode, paint: Paint): string[] {
  const all = differences.flatMap(({ difference }) => difference.trimEnd().split("\n"));
  const shown = all.slice(0, MAX_DIFFERENCE_LINES);
  return [
    ...(checked === 0
      ? []
      : [
          "",
          paint("bold", "Users' code"),
          `  ${formatCount(checked, "program")} checked, ${formatCount(consumers.length, "new error")}.`,
        ]),
    ...(broken.length === 0 ? [] : [`  ${plainLine(formatBroken(broken))}`]),
    ...consumers.map(
      ({ file, line, text }) =>
        `  ${paint("red", "error")}: ${plainLine(text)}  ${paint("gray", `${file}:${line}`)}`,
    ),
    ...(shown.length === 0
      ? []
      : [
          "",
          paint("bold", "What is generated"),
          ...shown.map((line) => `  ${differenceLine(plainLine(line), paint)}`),
        ]),
    ...(all.length > shown.length
      ? [
          `  … and ${formatCount(all.length - shown.length, "line")} more; --markdown and --json have all of them.`,
        ]
      : []),
  ];
}

function differenceLine(line: string, paint: Paint): string {
  if (line.startsWith("+")) return paint("green", line);
  return line.startsWith("-") ? paint("red", line) : line;
}
