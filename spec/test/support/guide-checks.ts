import { type Json, toObject } from "../../reading/json.ts";
import { readWorkflows } from "../../reading/workflows.ts";
import type { Contract, Operation } from "./contract.ts";
import { curlLines, curlProblems } from "./curl.ts";
import { excerptProblems } from "./excerpt.ts";
import type { Guide } from "./markdown.ts";

/** The tables that the docs generator inserts for `<!-- table: NAME -->`. */
export const tables = ["plans", "history", "credits", "errors", "cache", "lifecycle", "aux", "origins"];

/** The workflows that the docs generator inserts for `<!-- workflow: ID -->`. */
const workflows = readWorkflows().map((workflow) => String(toObject(workflow)["workflowId"]));

/** Checks all guides against the contract. Returns problems with file and line. */
export type Check = (guides: Guide[], contract: Contract) => string[];

const at = (guide: Guide, line: number, problem: string) => `${guide.file}:${line}: ${problem}`;

function linkProblem(guide: Guide, target: string, guides: Guide[], contract: Contract): string | undefined {
  const [scheme, name] = target.split(/:(.*)/);
  if (scheme === "operation") {
    return contract.operations.some(({ id }) => id === name) ? undefined : `no operation ${name}`;
  }
  if (scheme === "record") return contract.schemas.has(name ?? "") ? undefined : `no record ${name}`;
  if (scheme === "https") return undefined;
  const [file, anchor] = target.split("#");
  const other = file === "" ? guide : guides.find((candidate) => candidate.file === file);
  if (other === undefined) return `no guide ${file}`;
  const known = anchor === undefined || other.headings.some((heading) => heading.anchor === anchor);
  return known ? undefined : `no heading #${anchor} in ${other.file}`;
}

/** Every link leads to an operation, a record, or a heading of a guide. */
export const links: Check = (guides, contract) =>
  guides.flatMap((guide) =>
    guide.links.flatMap(({ line, target }) => {
      const problem = linkProblem(guide, target, guides, contract);
      return problem === undefined ? [] : [at(guide, line, problem)];
    }),
  );

/** Every guide has a title, a description and a unique position. */
export const frontMatter: Check = (guides) => {
  const orders = guides.map((guide) => guide.frontMatter["order"]);
  return guides.flatMap((guide, index) => [
    ...["title", "description"]
      .filter((field) => !guide.frontMatter[field])
      .map((field) => at(guide, 1, `no ${field}`)),
    ...(/^\d+$/.test(orders[index] ?? "") ? [] : [at(guide, 1, "the order is not a whole number")]),
    ...(orders.indexOf(orders[index]) === index ? [] : [at(guide, 1, `the order ${orders[index]} is taken`)]),
  ]);
};

/** Every comment is the placeholder of a known table or workflow, alone on its line after an introduction. */
export const placeholders: Check = (guides) =>
  guides.flatMap((guide) => {
    const lines = guide.prose.split("\n");
    return lines.flatMap((line, index) => {
      if (!line.includes("<!--")) return [];
      const [, kind = "", name = ""] = /^<!-- (table|workflow): ([\w-]+) -->$/.exec(line) ?? [];
      if (kind === "") return [at(guide, index + 1, `"${line}" is not a placeholder of a table or workflow`)];
      const known = kind === "table" ? tables : workflows;
      if (!known.includes(name))
        return [at(guide, index + 1, `no ${kind} ${name}; known ${kind}s: ${known.join(", ")}`)];
      const introduction = lines[index - 2] ?? "";
      const introduced = lines[index - 1] === "" && introduction !== "" && !introduction.startsWith("#");
      return introduced ? [] : [at(guide, index + 1, "a table wants a sentence of introduction")];
    });
  });

/** Every curl command matches the contract. */
export const calls: Check = (guides, contract) =>
  guides.flatMap((guide) =>
    guide.fences
      .filter((fence) => fence.info === "sh")
      .flatMap((fence) =>
        curlLines(fence.text).flatMap((command) =>
          curlProblems(contract, command).map((problem) => at(guide, fence.line, problem)),
        ),
      ),
  );

/** Every JSON block names its schema and contains only known fields and values. */
export const excerpts: Check = (guides, contract) =>
  guides.flatMap((guide) =>
    guide.fences
      .filter((fence) => fence.info.startsWith("json"))
      .flatMap((fence) => {
        const name = fence.info.slice("json".length).trim();
        if (!contract.schemas.has(name))
          return [at(guide, fence.line, `no schema "${name}" for this excerpt`)];
        const value: Json = JSON.parse(fence.text);
        return excerptProblems(contract.schemas.get(name) ?? {}, value).map((problem) =>
          at(guide, fence.line, problem),
        );
      }),
  );

function sectionProblems(guide: Guide, operation: Operation): string[] {
  const heading = guide.headings.find(({ text }) => text === operation.id);
  if (heading === undefined)
    return [at(guide, 1, `no section ${operation.id}, which is ${operation.status}`)];
  const wanted = operation.replacedBy === null ? "No replacement" : `(operation:${operation.replacedBy})`;
  return [`\`GET ${operation.path}\`, ${operation.status}.`, wanted]
    .filter((text) => !heading.section.includes(text))
    .map((text) => at(guide, heading.line, `the section does not say "${text}"`));
}

/** migration.md has one section per deprecated or legacy operation, and no other sections. */
export const migration: Check = (guides, contract) => {
  const guide = guides.find(({ file }) => file === "migration.md");
  if (guide === undefined) return ["migration.md is missing"];
  const current = contract.operations.filter(({ status }) => status === "current").map(({ id }) => id);
  return [
    ...contract.operations
      .filter(({ status }) => status !== "current")
      .flatMap((operation) => sectionProblems(guide, operation)),
    ...guide.headings
      .filter(({ text }) => current.includes(text))
      .map(({ line, text }) => at(guide, line, `${text} is current`)),
  ];
};

/** Returns the credits of a response with a number of records and currencies. */
function getCredits(operation: Operation, records: number, currencies: number): number {
  const { base, per, convertExtra } = operation.credits;
  if (records === 0) return Number(base);
  const size = toObject(per)["size"];
  const bySize = typeof size === "number" ? Math.ceil(records / size) : 0;
  return Number(base) + bySize + (convertExtra === true ? currencies - 1 : 0);
}

/** The worked examples: request, counted records, currencies, credits. */
export const workedExamples: Check = (guides, contract) =>
  guides.flatMap((guide) =>
    guide.prose.split("\n").flatMap((line, index) => {
      const row = /^\|.*\(operation:(\w+)\).*\| (\d+) \| (\d+) \| (\d+) \|$/.exec(line);
      const operation = contract.operations.find(({ id }) => id === row?.[1]);
      if (row === null || operation === undefined) return [];
      const credits = getCredits(operation, Number(row[2]), Number(row[3]));
      return credits === Number(row[4])
        ? []
        : [at(guide, index + 1, `costs ${credits} credits, not ${row[4]}`)];
    }),
  );

/** A phrase that denies operations: all operations, or only current operations. */
const DENIAL =
  /\b(?:no|not|neither|nor|without(?: an?)?)(?: such)?(?: (current|published|documented))? (?:operations?|endpoints?|paths?(?! parameters?))\b( accepts?)?|\bdo(?:es)? not offer\b/gi;
const DENIED_PATH =
  /\bno `(?:GET )?(\/v\d[^`?]*)|`(?:GET )?(\/v\d[^`?]*)[^`]*` (?:does not exist|is not (?:available|published|shown))/gi;

/** Returns the names that a denial is about: parameters in backticks, or linked records. */
function deniedNames(
  texts: readonly string[],
  [, scope, accepts]: RegExpExecArray,
  section: Operation | undefined,
): string[] {
  const pattern = accepts === undefined ? /\]\(record:(\w+)\)/g : /`(\w+)`/g;
  const namesOf = (text: string) => Array.from(text.matchAll(pattern), ([, name = ""]) => name);
  const named = texts.map(namesOf).find((names) => names.length > 0) ?? [];
  // A section about an operation denies that a current operation returns the same record.
  return scope === "current" && section !== undefined ? [...named, section.record] : named;
}

function deniedPathProblems(text: string, { operations }: Contract): string[] {
  return Array.from(text.matchAll(DENIED_PATH), ([, first, second]) => first ?? second)
    .filter((path) => operations.some((operation) => operation.path === path))
    .map((path) => `there is an operation ${path}`);
}

/** @param texts The sentence of the denial, and the paragraph for a sentence without names. */
function denialProblems(
  texts: readonly string[],
  denial: RegExpExecArray,
  section: Operation | undefined,
  { operations }: Contract,
): string[] {
  const [phrase, scope, accepts] = denial;
  const names = deniedNames(texts, denial, section);
  if (names.length === 0) return [`"${phrase}" names no record; link the records without an operation`];
  return operations
    .filter(({ status }) => scope !== "current" || status === "current")
    .flatMap(({ id, records, parameters }) =>
      names
        .filter((name) =>
          accepts ? parameters.some((parameter) => parameter.name === name) : records.has(name),
        )
        .map((name) => `"${phrase}" is wrong: ${id} ${accepts ? "accepts" : "returns"} ${name}`),
    );
}

/** Splits a paragraph, list or table into sentences. */
const listSentences = (part: string): string[] =>
  part
    .split(/\n(?=\s*(?:[-*|]|\d+\.))|(?<=[.!?][*_]*)\s+(?=[A-Z`[*])/)
    .map((sentence) => sentence.replace(/\s+/g, " "));

/** A denial of an operation names the records or the parameter, and no operation has the names. */
export const denials: Check = (guides, contract) =>
  guides.flatMap((guide) => {
    let line = 1;
    let section: Operation | undefined;
    return guide.prose.split(/(\n(?:[ \t]*\n)+)/).flatMap((part) => {
      const start = line;
      line += part.split("\n").length - 1;
      const heading = /^#+ (.+)/.exec(part)?.[1];
      if (heading !== undefined) section = contract.operations.find(({ id }) => id === heading);
      const problems = listSentences(part).flatMap((sentence) => [
        ...deniedPathProblems(sentence, contract),
        ...[...sentence.matchAll(DENIAL)].flatMap((denial) =>
          denialProblems([sentence, part], denial, section, contract),
        ),
      ]);
      return problems.map((problem) => at(guide, start, problem));
    });
  });
