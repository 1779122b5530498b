import { isObject, type Json, type JsonObject } from "@market-data/generator-core";
import { directionOf, type Finding } from "../finding.ts";
import type { Pair } from "../pair.ts";
import type { Level } from "../review.ts";
import { type Told, tellKeyword } from "./keywords.ts";
import { type Subject, subjectOf } from "./subject.ts";
import { capital, code, listWords, shortened, valueWords } from "./text.ts";

export type { Told } from "./keywords.ts";

/** A finding of the engines in words of the API, with what a client must do about it. */
export function tell(pair: Pair, finding: Finding, level: Level): Told {
  const subject = subjectOf(pair, finding);
  const { kind, property, before, after, typeName } = finding;
  if (typeName === "Other") return { text: engineText(finding), advice: adviceFor(level) };
  if (kind === "modified" && property !== undefined) {
    return tellKeyword(property, { subject, direction: directionOf(finding), level, before, after });
  }
  const told = WHOLES[typeName]?.(subject, finding, pair, level);
  return told ?? { text: generalText(subject, finding), advice: adviceFor(level) };
}

/** The words for things that come and go as a whole, by the engine's name for their kind. */
const WHOLES: Record<string, (subject: Subject, finding: Finding, pair: Pair, level: Level) => Told> = {
  PathItem: tellOperation,
  Operation: tellOperation,
  Parameter: ({ words, name }, { kind, after }) => {
    if (kind === "removed") {
      return {
        text: `${capital(words)} is gone.`,
        advice: `Stop sending ${code(name)}: a parameter that is not known is refused.`,
      };
    }
    return isObject(after) && after["required"] === true
      ? { text: `${capital(words)} is new and must be sent.`, advice: `Send ${code(name)} with every call.` }
      : { text: `${capital(words)} is new.`, advice: `Nothing; send it where it helps.` };
  },
  ParameterList: ({ words }, { kind, before, after }) => {
    const names = namesOf(kind === "removed" ? before : after);
    return kind === "removed"
      ? {
          text: `${words} takes no parameters any more: ${listWords(names)} gone.`,
          advice: "Send none: a parameter that is not known is refused.",
        }
      : {
          text: `${words} takes parameters now: ${listWords(names)}.`,
          advice: "Send those that are required.",
        };
  },
  SecurityRequirementList: tellSecurity,
  SecurityRequirement: tellSecurity,
  Schema: tellSchema,
  Header: ({ words, name }, { kind }) =>
    kind === "removed"
      ? { text: `${capital(words)} is gone.`, advice: `Do without ${code(name)}.` }
      : { text: `${capital(words)} is new.`, advice: "Nothing." },
  Response: ({ name }, { kind }, _pair, level) => {
    const good = name.startsWith("2");
    if (kind === "removed") {
      return {
        text: `Status ${name} is no longer answered.`,
        advice: level === "major" ? "Expect another status." : "Nothing.",
      };
    }
    return {
      text: `Status ${name} is a new answer.`,
      advice: good ? "Handle it where you use what leads to it." : "Handle it as any error.",
    };
  },
};

function tellSecurity({ words, kind: about }: Subject, { kind, after, before }: Finding): Told {
  const of = about === "operation" ? words : "Every operation that does not say otherwise";
  const value = kind === "removed" ? before : after;
  // An empty list says that none is needed; without any, the whole API's holds.
  const isOpen = (about === "operation") !== (kind === "removed") ? isEmpty(value) : kind === "removed";
  return isOpen
    ? { text: `${of} goes without a key now.`, advice: "Nothing." }
    : { text: `${of} wants a key now, or another one.`, advice: "Send the key that it wants." };
}

function isEmpty(value: Json | undefined): boolean {
  return value === undefined || (Array.isArray(value) && value.length === 0);
}

function namesOf(parameters: Json | undefined): string[] {
  const names = Array.isArray(parameters) ? parameters : [];
  return names.map((each) =>
    isObject(each) ? String(each["name"] ?? String(each["$ref"]).split("/").at(-1)) : "",
  );
}

function tellOperation({ name, words }: Subject, { kind, before }: Finding, pair: Pair): Told {
  if (kind !== "removed") return { text: `${words} is new.`, advice: "Nothing; call it where it helps." };
  return { text: `${words} is gone.`, advice: removedAdvice(pair, name, before) };
}

function removedAdvice(pair: Pair, path: string, before: Json | undefined): string {
  const operation =
    isObject(before) && isObject(before["get"]) ? before["get"] : (before as JsonObject | undefined);
  const lifecycle = isObject(operation) ? operation["x-svc-lifecycle"] : undefined;
  const replacedBy = isObject(lifecycle) ? lifecycle["replacedBy"] : undefined;
  const replacement = pair.now.contract.model.operations.find(
    ({ operationId }) => operationId === replacedBy,
  );
  return replacement === undefined
    ? `Stop calling ${code(path)}; nothing replaces it.`
    : `Call ${code(`GET ${replacement.path}`)} in its place.`;
}

function tellSchema(subject: Subject, finding: Finding, _pair: Pair, level: Level): Told {
  const { kind, usage } = finding;
  if (usage.at(-2) !== "properties") return { text: generalText(subject, finding), advice: adviceFor(level) };
  const name = code(subject.name);
  if (kind === "removed") {
    const advice = directionOf(finding) === "request" ? `Stop sending ${name}.` : `Do without ${name}.`;
    return { text: `${capital(subject.words)} is gone.`, advice: level === "major" ? advice : "Nothing." };
  }
  return { text: `${capital(subject.words)} is new.`, advice: "Nothing; read it where it helps." };
}

const PARTS: Record<string, string> = {
  oneOf: "a choice",
  anyOf: "a choice",
  allOf: "a part",
  items: "the items",
  additionalProperties: "other fields",
};

function generalText(subject: Subject, { kind, usage, typeName, verdicts, before, after }: Finding): string {
  const part = PARTS[String(usage.findLast((segment) => String(segment) in PARTS))];
  const verb = kind === "added" ? "gained" : kind === "removed" ? "lost" : "changed";
  const value = kind === "removed" ? before : after;
  if (typeName === "Schema" && part !== undefined) {
    return `${capital(subject.words)} ${verb} ${part}: ${schemaWords(value)}.`;
  }
  const said = verdicts[0]?.text;
  return `${capital(subject.words)} ${verb} ${code(typeName)}${said === undefined ? "." : `: ${said}`}`;
}

function schemaWords(value: Json | undefined): string {
  const reference = isObject(value) ? value["$ref"] : undefined;
  if (typeof reference === "string") return code(reference.split("/").at(-1) ?? reference);
  return valueWords(value);
}

/** What oasdiff says, where `redocly diff` has no entry of its own. */
function engineText({ checks }: Finding): string {
  return capital(shortened(checks[0]?.text ?? "", 300)).replace(/\.?$/, ".");
}

function adviceFor(level: Level): string {
  return level === "major" ? "Change programs that rely on it." : "Nothing.";
}
