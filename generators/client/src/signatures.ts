import {
  createMethodTree,
  type DocTag,
  deprecatedTag,
  describeRequest,
  docComment,
  exampleRequest,
  factList,
  identifier,
  literal,
  type MethodPath,
  type MethodTree,
  type Model,
  methodName,
  type Operation,
  paragraphs,
  pascalCase,
  source,
} from "@market-data/generator-core";
import { converts, defaultCurrency, type NarrowedTypes, REQUESTED } from "./narrowed-types.ts";
import { itemType, type Overload } from "./overloads.ts";
import { inputName, overloadArgument, parametersName } from "./parameters.ts";

/** The input of the signature emitters for one operation. */
export interface EmitContext {
  methodPath: MethodPath;
  overloads: Overload[];
  model: Model;
  narrowedTypes: NarrowedTypes;
  /** Formats the method of any operation. All contexts share this function. */
  formatMethod: (operation: Operation) => string;
}

/** Returns the name of an operation's interface as a function. */
export function functionTypeName({ operationId }: Operation): string {
  return identifier(`${pascalCase(operationId)}Call`);
}

/** Returns the name of an operation's interface as a method. */
export function methodTypeName({ operationId }: Operation): string {
  return identifier(`${pascalCase(operationId)}Method`);
}

/** Whether the method iterates over events. */
export function isStream({ result }: Operation): boolean {
  return result.shape === "events";
}

/** Emits both interfaces of an operation in full, because editors show their source. */
export function signatureTypes(context: EmitContext): string {
  const { operation } = context.methodPath;
  const title = describeRequest(operation);
  const path = `  /** The URL's path. */\n  readonly path: ${literal(operation.path)};\n`;
  return [
    `${docComment(`${title} as a function.`)}export interface ${functionTypeName(operation)} {\n${path}${members(context, true)}}\n`,
    `${docComment(`${title} as a method of the client.`)}export interface ${methodTypeName(operation)} {\n${path}${members(context, false)}}\n`,
  ].join("\n");
}

function members(context: EmitContext, isFunction: boolean): string {
  const { methodPath, overloads } = context;
  const { operation } = methodPath;
  const doc = docComment(operationText(context), "  ", operationTags(context, isFunction));
  const options = isStream(operation) ? "StreamOptions" : "CallOptions";
  const wrap = (result: string) =>
    isStream(operation) ? `AsyncGenerator<StreamItem<${result}>, void, void>` : `ApiPromise<${result}>`;
  const calls = overloads.map(
    (overload) =>
      `${doc}  ${exactHead(operation, overload, isFunction, options)}: ${wrap(overload.result)};\n`,
  );
  if (operation.constraints.length > 0) {
    const result = openResult(widest(context).result);
    const openDoc = docComment(OPEN_TEXT, "  ", deprecationTags(context, isFunction));
    calls.push(
      `${openDoc}  ${openHead(operation, widest(context), isFunction, "CallOptions")}: ApiPromise<${result}>;\n`,
    );
  }
  return calls.join("") + (operation.pagination === null ? "" : pageMethods(context, isFunction));
}

const OPEN_TEXT =
  "For parameters of a wider type, such as the operation's `Input` type. The call checks their constraints at run time.";

/**
 * Emits an operation's entry in the types of queries: the input, and the result for the type of the given parameters.
 * A query may wait for a parameter, so `undefined` does not select a wider result.
 */
export function queryTypes(context: EmitContext): string {
  const { operation } = context.methodPath;
  const type = context.overloads.reduceRight(
    (wider, { lookups, result }) =>
      lookups === undefined ? result : `Sent<Given> extends ${lookups.name} ? ${result} : ${wider}`,
    "never",
  );
  const currency = converts(operation) ? `CurrencyOf<Given, ${defaultCurrency(operation)}>` : "";
  const result = type.replaceAll(REQUESTED, currency);
  return `  ${literal(operation.path)}: { input: ${inputName(operation)}; result: ${result} };\n`;
}

/** Returns the overload that accepts every valid argument. */
function widest({ overloads }: EmitContext): Overload {
  return overloads.at(-1) as Overload;
}

/** The type parameters and the parameters of an overload. */
function exactHead(operation: Operation, overload: Overload, isFunction: boolean, options: string): string {
  const { type, optional } = overloadArgument(operation, overload);
  const generics = typeParameters(operation).join(", ");
  return `${generics && `<${generics}>`}(${clientParameter(isFunction)}parameters${optional ? "?" : ""}: ${type}, options?: ${options})`;
}

/** The head of the overload for arguments with several possible exact types. */
function openHead(operation: Operation, overload: Overload, isFunction: boolean, options: string): string {
  const { optional } = overloadArgument(operation, overload);
  const generics = [...typeParameters(operation), "const Given = unknown"].join(", ");
  return `<${generics}>(${clientParameter(isFunction)}parameters${optional ? "?" : ""}: Given & InputFor<Given, ${inputName(operation)}>, ...options: IfOpen<Given, ${parametersName(operation)}, ${options}>)`;
}

/** Returns the result of the open overload, with the currencies of the given parameters. */
function openResult(result: string): string {
  return result.replaceAll(REQUESTED, `CurrencyOf<Given, ${REQUESTED}>`);
}

function pageMethods(context: EmitContext, isFunction: boolean): string {
  const { methodPath, model, narrowedTypes } = context;
  const { operation } = methodPath;
  const methods = (name: string, text: string, item: string) => {
    const doc = docComment(text, "  ");
    const exact = exactHead(operation, widest(context), isFunction, "PageOptions");
    const overloads = [`${doc}  ${name}${exact}: AsyncGenerator<${item}, void, void>;\n`];
    if (operation.constraints.length > 0) {
      const open = openHead(operation, widest(context), isFunction, "PageOptions");
      overloads.push(`${doc}  ${name}${open}: AsyncGenerator<${openResult(item)}, void, void>;\n`);
    }
    return overloads.join("");
  };
  const item = itemType(operation, model, narrowedTypes);
  return [
    methods("pages", "All pages from `start` on. Each page is requested on demand.", widest(context).result),
    methods("items", "The items of all pages from `start` on.", item),
  ].join("");
}

/** The currencies that determine the type of the result. */
function typeParameters(operation: Operation): string[] {
  return converts(operation)
    ? [
        `const Currency extends List<string> = ${defaultCurrency(operation)}`,
        "CurrencyId extends number = never",
      ]
    : [];
}

function clientParameter(isFunction: boolean): string {
  return isFunction ? "client: Client, " : "";
}

function operationText({ methodPath, model }: EmitContext): string {
  const { operation } = methodPath;
  const { summary, description } = operation;
  return paragraphs(`${summary}: ${describeRequest(operation)}`, description, factList(operation, model));
}

function operationTags(context: EmitContext, isFunction: boolean): DocTag[] {
  return [["example", exampleCall(context.methodPath, isFunction)], ...deprecationTags(context, isFunction)];
}

function deprecationTags({ methodPath, model, formatMethod }: EmitContext, isFunction: boolean): DocTag[] {
  const name = isFunction
    ? (other: Operation) => `\`${other.operationId}\``
    : (other: Operation) => `\`${formatMethod(other)}\``;
  return deprecatedTag(methodPath.operation, model, name);
}

/** Formats the request of the contract's first example as a method call. */
function exampleCall(methodPath: MethodPath, isFunction: boolean): string {
  const { operation } = methodPath;
  const request = exampleRequest(operation);
  const parameters = Object.keys(request).length === 0 ? [] : [source(request)];
  const name = isFunction ? operation.operationId : methodName(methodPath);
  const call = `${name}(${[...(isFunction ? ["client"] : []), ...parameters].join(", ")})`;
  return isStream(operation) ? `for await (const event of ${call}) console.log(event);` : `await ${call};`;
}

/** Emits the type of the method tree, by path segments. */
export function treeType(
  methodPaths: readonly MethodPath[],
  formatMethod: (operation: Operation) => string,
  model: Model,
): string {
  const leaf = ({ operation }: MethodPath, indent: string) =>
    docComment(
      `${operation.summary}: ${describeRequest(operation)}`,
      indent,
      deprecatedTag(operation, model, (other) => `\`${formatMethod(other)}\``),
    );
  return `/** The operations as methods, by the segments of their URLs. */\nexport interface OperationTree {\n${branchFields(createMethodTree(methodPaths), leaf, "  ")}}\n`;
}

function branchFields(
  branch: MethodTree,
  leaf: (methodPath: MethodPath, indent: string) => string,
  indent: string,
): string {
  return [...branch]
    .map(([segment, value]) => {
      if (!(value instanceof Map)) {
        return `${leaf(value, indent)}${indent}readonly ${identifier(segment)}: ${methodTypeName(value.operation)};\n`;
      }
      return `${indent}readonly ${identifier(segment)}: {\n${branchFields(value, leaf, `${indent}  `)}${indent}};\n`;
    })
    .join("");
}
