import { CATALOGUE, fillAdvice, type Rule } from "./catalogue.ts";
import { code } from "./text/format.ts";

const HEAD = `# Review rules

Every change in a [review](../generators/review/) has a rule. A \`major\` rule breaks clients: \`wire\` breaks running programs, \`types\`
compiled programs, \`validation\` programs that validate responses by JSON Schema, \`terms\` the terms of an account. A \`minor\` rule adds to the API. A
\`patch\` rule changes only words.

Rules with an asterisk have two ids, \`request-…\` and \`response-…\`. Requests break if fewer values are accepted, responses if more values
are possible. In the other direction the change is \`minor\`.

<!-- Written by a test: vitest run -u test/catalogue.test.ts in generators/review. -->`;

/** The catalogue of rules as a page in Markdown. */
export function rulesPage(): string {
  const groups = Map.groupBy(CATALOGUE.values(), ({ group }) => group);
  return `${[HEAD, ...[...groups].map(([title, rules]) => section(title, rules))].join("\n\n")}\n`;
}

function section(title: string, rules: readonly Rule[]): string {
  const rows = rules.flatMap((rule) => {
    if (rule.direction === "response") return [];
    const response = CATALOGUE.get(rule.id.replace(/^request-/, "response-"));
    if (rule.direction === undefined || response === undefined) {
      return [row(code(rule.id), rule.meaning, effectOf(rule), fillAdvice(rule.advice))];
    }
    const name = `${code(rule.id.replace("request-", ""))} \\*`;
    const advice = [rule, response].map((each) => fillAdvice(each.advice));
    return [row(name, rule.meaning, joinEffects([rule, response].map(effectOf)), join(advice))];
  });
  return [
    `## ${title}\n`,
    row("rule", "meaning", "breaks", "advice"),
    "| --- | --- | --- | --- |",
    ...rows,
  ].join("\n");
}

function row(...cells: string[]): string {
  return `| ${cells.join(" | ")} |`;
}

/** Advice for requests and for responses, without empty advice. */
function join([request = "", response = ""]: readonly string[]): string {
  const isDefault = (text: string) => text.startsWith("Nothing");
  if (request === response || isDefault(response)) return request;
  return isDefault(request) ? response : `Requests: ${request} Responses: ${response}`;
}

function joinEffects([request = "", response = ""]: readonly string[]): string {
  if (request === response) return request;
  const both = [`${request} in requests`, `${response} in responses`];
  return both.filter((text) => !text.startsWith("minor")).join("; ");
}

function effectOf({ breaks, severity }: Rule): string {
  return breaks.length === 0 ? severity : breaks.join(", ");
}
