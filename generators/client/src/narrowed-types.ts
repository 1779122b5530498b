import {
  asObject,
  collectProperties,
  docComment,
  identifier,
  type JsonObject,
  literal,
  type Model,
  type Operation,
  propertyKey,
  recordName,
  resolveSchema,
} from "@market-data/generator-core";

/** The parameters that select currencies, and the property with one quote per currency. */
const BY_SYMBOL = "convert";
const BY_ID = "convert_id";
const QUOTES = "quote";

/** Whether a parameter selects currencies by symbol. The type of the response can depend on the symbols. */
export function converts({ parameters }: Pick<Operation, "parameters">): boolean {
  return parameters.some(({ name, list }) => name === BY_SYMBOL && list);
}

/** Returns the argument type of a parameter that selects currencies. Undefined for other parameters. */
export function currencyType(name: string): string | undefined {
  if (name === BY_SYMBOL) return "Currency";
  return name === BY_ID ? "List<CurrencyId>" : undefined;
}

/** Returns the type of the default currency. */
export function defaultCurrency({ parameters }: Operation): string {
  const value = parameters.find(({ name }) => name === BY_SYMBOL)?.schema["default"];
  if (!Array.isArray(value)) return "readonly string[]";
  return value.length === 1 ? literal(value[0]) : `readonly ${literal(value)}`;
}

/** Maps each record with currency-dependent properties to the types of these properties. */
export type NarrowedTypes = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The requested currencies in terms of an operation's type parameters. */
export const REQUESTED = "Currency | CurrencyId";

/** The name of a record's narrowed type. */
function narrowedName(record: string): string {
  return `${record}In`;
}

/** Returns the type of a record in a response. Records with quotes are narrowed to the selected currencies. */
export function recordType(record: string, narrowedTypes: NarrowedTypes): string {
  return narrowedTypes.has(record) ? `${narrowedName(record)}<SymbolIn<${REQUESTED}>>` : identifier(record);
}

/** Finds the records with quotes in the selected currencies, directly or in nested records. */
export function findNarrowedTypes(model: Model): NarrowedTypes {
  const narrowedTypes = new Map<string, Map<string, string>>();
  const visit = (record: string, path: readonly string[]): boolean => {
    if (narrowedTypes.has(record)) return true;
    if (path.includes(record)) return false;
    const changed = new Map<string, string>();
    for (const [name, schema] of collectProperties(model.records.get(record)?.schema ?? {}, model)) {
      const type =
        name === QUOTES
          ? quotesType(schema, model, narrowedTypes)
          : containerType(schema, model, (inner) => visit(inner, [...path, record]));
      if (type !== undefined) changed.set(name, type);
    }
    if (changed.size > 0) narrowedTypes.set(record, changed);
    return changed.size > 0;
  };
  for (const operation of model.operations.filter(converts)) visit(operation.result.record, []);
  return new Map([...narrowedTypes].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Quotes are a map by symbol, or a list of items with a symbol. */
function quotesType(
  schema: JsonObject,
  model: Model,
  narrowedTypes: Map<string, Map<string, string>>,
): string | undefined {
  const { additionalProperties, properties, items } = resolveSchema(schema, model.records);
  const value = recordName(additionalProperties);
  if (value !== undefined) {
    const map = `QuotesIn<Symbol, ${identifier(value)}>`;
    const fixed = Object.entries(asObject(properties)).map(
      ([name, each]) => `${propertyKey(name)}: ${identifier(recordName(each) ?? "unknown")}`,
    );
    return fixed.length === 0 ? map : `{ ${fixed.join("; ")} } & ${map}`;
  }
  const item = recordName(items);
  if (item === undefined || !collectProperties(model.records.get(item)?.schema ?? {}, model).has("symbol"))
    return undefined;
  narrowedTypes.set(item, new Map([["symbol", "Symbol"]]));
  return `${narrowedName(item)}<Symbol>[]`;
}

/** A record with quotes, or a list or map of records with quotes. */
function containerType(
  schema: JsonObject,
  { records }: Model,
  holdsQuotes: (record: string) => boolean,
): string | undefined {
  const direct = recordName(schema);
  const { items, additionalProperties } = direct === undefined ? schema : {};
  const record = direct ?? recordName(items) ?? recordName(additionalProperties);
  if (record === undefined || !records.has(record) || !holdsQuotes(record)) return undefined;
  const type = `${narrowedName(record)}<Symbol>`;
  if (direct !== undefined) return type;
  return recordName(items) === undefined ? `{ [key: string]: ${type} }` : `${type}[]`;
}

/** Emits an interface for each narrowed record, based on the type of `@market-data/types`. */
export function emitNarrowedTypes(narrowedTypes: NarrowedTypes, model: Model): string {
  return [...narrowedTypes].map(([record, changed]) => emitNarrowedType(record, changed, model)).join("\n");
}

function emitNarrowedType(record: string, changed: ReadonlyMap<string, string>, model: Model): string {
  const { description = "", schema = {} } = model.records.get(record) ?? {};
  const text = `${description}\n\nWith quotes in the requested currencies.`;
  const properties = collectProperties(schema, model);
  const fields = [...changed].map(([name, type]) => {
    const own = resolveSchema(properties.get(name), model.records)["description"];
    return `${docComment(typeof own === "string" ? own : "", "  ")}  ${propertyKey(name)}: ${type};\n`;
  });
  // `Pick` with a list is faster to compile than `Omit`.
  const unchanged = [...properties.keys()].filter((name) => !changed.has(name)).map((name) => literal(name));
  const base = unchanged.length === 0 ? "" : ` extends Pick<${identifier(record)}, ${unchanged.join(" | ")}>`;
  const head = `export interface ${identifier(narrowedName(record))}<Symbol extends string = string>`;
  return `${docComment(text)}${head}${base} {\n${fields.join("")}}\n`;
}
