import {
  type DocTag,
  deprecatedTag,
  describeRequest,
  docComment,
  factList,
  identifier,
  type JsonObject,
  type Model,
  type Operation,
  paragraphs,
  pascalCase,
  source,
} from "@market-data/generator-core";
import { converts, defaultCurrency, type Twins } from "./conversion.ts";
import { argumentOf, shapeArgument } from "./parameters.ts";
import { methodName, type Place } from "./places.ts";
import { itemType, type Shape } from "./shapes.ts";

/** What the emitters of signatures know of an operation. */
export interface Subject {
  place: Place;
  shapes: Shape[];
  model: Model;
  twins: Twins;
  /** How another operation is called in text; the same for every subject. */
  nameOf: (operation: Operation) => string;
}

/** The names of an operation's two interfaces: as a function of a client, and as a method of one. */
export function callName({ operationId }: Operation): string {
  return identifier(`${pascalCase(operationId)}Call`);
}

export function methodTypeName({ operationId }: Operation): string {
  return identifier(`${pascalCase(operationId)}Method`);
}

/** The two interfaces of an operation. Each is written out, because an editor shows what is written. */
export function callTypes(subject: Subject): string {
  const { operation } = subject.place;
  const title = `${operation.summary}, ${describeRequest(operation)}`;
  return [
    `${docComment(`${title}, as a function.`)}export interface ${callName(operation)} {\n  /** The URL's path. */\n  readonly path: string;\n${members(subject, true)}}\n`,
    `${docComment(`${title}, as a method of the client.`)}export interface ${methodTypeName(operation)} {\n${members(subject, false)}}\n`,
  ].join("\n");
}

function members(subject: Subject, isFunction: boolean): string {
  const { place, shapes } = subject;
  const { operation } = place;
  const doc = docComment(operationText(subject), "  ", operationTags(subject, isFunction));
  const calls = shapes.map((shape) => {
    const { type, optional } = shapeArgument(operation, shape);
    const head = `${generics(operation)}(${clientParameter(isFunction)}parameters${optional ? "?" : ""}: ${type}, options?: CallOptions)`;
    return `${doc}  ${head}: ApiPromise<${shape.result}>;\n`;
  });
  return calls.join("") + (operation.pagination === null ? "" : pagers(subject, isFunction));
}

function pagers({ place, shapes, model, twins }: Subject, isFunction: boolean): string {
  const { operation } = place;
  const { type, optional } = argumentOf(operation);
  const head = `${generics(operation)}(${clientParameter(isFunction)}parameters${optional ? "?" : ""}: ${type}, options?: PageOptions)`;
  const page = shapes.at(-1)?.result ?? "unknown";
  return [
    docComment("All pages from `start` on, each asked for when it is wanted.", "  "),
    `  pages${head}: AsyncGenerator<${page}, void, void>;\n`,
    docComment("The items of all pages from `start` on, one by one.", "  "),
    `  items${head}: AsyncGenerator<${itemType(operation, model, twins)}, void, void>;\n`,
  ].join("");
}

function generics(operation: Operation): string {
  return converts(operation)
    ? `<const Currency extends List<string> = ${defaultCurrency(operation)}, CurrencyId extends number = never>`
    : "";
}

function clientParameter(isFunction: boolean): string {
  return isFunction ? "client: Client, " : "";
}

function operationText({ place, model }: Subject): string {
  const { operation } = place;
  const { summary, description } = operation;
  return paragraphs(`${summary}: ${describeRequest(operation)}`, description, factList(operation, model));
}

function operationTags({ place, model, nameOf }: Subject, isFunction: boolean): DocTag[] {
  const { operation } = place;
  const name = isFunction
    ? (other: Operation) => `\`${other.operationId}\``
    : (other: Operation) => `\`${nameOf(other)}\``;
  return [["example", exampleCall(place, isFunction)], ...deprecatedTag(operation, model, name)];
}

/** The call of the contract's first example, as a caller would write it. */
function exampleCall(place: Place, isFunction: boolean): string {
  const { operation } = place;
  const request = operation.success.examples[0]?.request ?? {};
  const values = Object.entries(request).map(([name, value]) => [
    name,
    Array.isArray(value) && value.length === 1 ? value[0] : value,
  ]);
  const parameters = values.length === 0 ? [] : [source(Object.fromEntries(values) as JsonObject)];
  const name = isFunction ? operation.operationId : methodName(place);
  return `await ${name}(${[...(isFunction ? ["client"] : []), ...parameters].join(", ")});`;
}

/** Every operation's method under the names of its path. */
export function treeType(
  places: readonly Place[],
  nameOf: (operation: Operation) => string,
  model: Model,
): string {
  const root: Branch = new Map();
  for (const place of places) {
    if (place.current) plant(root, place.words, place);
  }
  const sorted = [...places].sort((one, other) => one.operation.version - other.operation.version);
  for (const place of sorted) plant(root, [`v${place.operation.version}`, ...place.words], place);
  const leaf = ({ operation }: Place, indent: string) =>
    docComment(
      `${operation.summary}: ${describeRequest(operation)}`,
      indent,
      deprecatedTag(operation, model, (other) => `\`${nameOf(other)}\``),
    );
  return `/** The operations, where the URL is the method. */\nexport interface OperationTree {\n${branchFields(root, leaf, "  ")}}\n`;
}

type Branch = Map<string, Branch | Place>;

function plant(branch: Branch, words: readonly string[], place: Place): void {
  const [word = "", ...rest] = words;
  if (rest.length === 0) {
    branch.set(word, place);
    return;
  }
  const inner = branch.get(word);
  const next: Branch = inner instanceof Map ? inner : new Map();
  branch.set(word, next);
  plant(next, rest, place);
}

function branchFields(
  branch: Branch,
  leaf: (place: Place, indent: string) => string,
  indent: string,
): string {
  return [...branch]
    .map(([word, value]) => {
      if (!(value instanceof Map)) {
        return `${leaf(value, indent)}${indent}readonly ${identifier(word)}: ${methodTypeName(value.operation)};\n`;
      }
      return `${indent}readonly ${identifier(word)}: {\n${branchFields(value, leaf, `${indent}  `)}${indent}};\n`;
    })
    .join("");
}
