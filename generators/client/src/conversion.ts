import {
  docComment,
  identifier,
  type JsonObject,
  literal,
  type Model,
  type Operation,
  propertyKey,
} from "@market-data/generator-core";
import { asObject, propertiesOf, recordName, resolved } from "./schemas.ts";

/** The parameters by which a caller chooses currencies, and the property that then holds one quote for each. */
const BY_SYMBOL = "convert";
const BY_ID = "convert_id";
const QUOTES = "quote";

/** Whether callers choose the currencies by symbol, so that the type of an answer can follow what they choose. */
export function converts({ parameters }: Pick<Operation, "parameters">): boolean {
  return parameters.some(({ name, list }) => name === BY_SYMBOL && list);
}

/** The type of a parameter that chooses currencies: what is given for it, so that the answer's type can follow. */
export function currencyType(name: string): string | undefined {
  if (name === BY_SYMBOL) return "Currency";
  return name === BY_ID ? "List<CurrencyId>" : undefined;
}

/** What counts as given where no currency is chosen, as a type. */
export function defaultCurrency({ parameters }: Operation): string {
  const value = parameters.find(({ name }) => name === BY_SYMBOL)?.schema["default"];
  if (!Array.isArray(value)) return "readonly string[]";
  return value.length === 1 ? literal(value[0]) : `readonly ${literal(value)}`;
}

/** Records whose types follow the chosen currencies, by name: the type of each such property. */
export type Twins = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** What the name of a record is, in the chosen currencies. */
export function twinName(record: string): string {
  return `${record}In`;
}

/** The type of a record in an answer: in the chosen currencies, where there are any in it. */
export function recordType(record: string, twins: Twins): string {
  return twins.has(record) ? `${twinName(record)}<SymbolIn<Currency | CurrencyId>>` : identifier(record);
}

/** Finds the records that hold quotes in the chosen currencies, directly or through others. */
export function twinsOf(model: Model): Twins {
  const twins = new Map<string, Map<string, string>>();
  const visit = (record: string, path: readonly string[]): boolean => {
    if (twins.has(record)) return true;
    if (path.includes(record)) return false;
    const changed = new Map<string, string>();
    for (const [name, schema] of propertiesOf(model.records.get(record)?.schema ?? {}, model)) {
      const type =
        name === QUOTES
          ? quotesType(schema, model, twins)
          : holderType(schema, model, (inner) => visit(inner, [...path, record]));
      if (type !== undefined) changed.set(name, type);
    }
    if (changed.size > 0) twins.set(record, changed);
    return changed.size > 0;
  };
  for (const operation of model.operations.filter(converts)) visit(operation.result.record, []);
  return new Map([...twins].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Quotes as a map by symbol, or as a list whose items name their symbol. */
function quotesType(
  schema: JsonObject,
  model: Model,
  twins: Map<string, Map<string, string>>,
): string | undefined {
  const { additionalProperties, properties, items } = resolved(schema, model.records);
  const value = recordName(additionalProperties);
  if (value !== undefined) {
    const map = `QuotesIn<Symbol, ${identifier(value)}>`;
    const fixed = Object.entries(asObject(properties)).map(
      ([name, each]) => `${propertyKey(name)}: ${identifier(recordName(each) ?? "unknown")}`,
    );
    return fixed.length === 0 ? map : `{ ${fixed.join("; ")} } & ${map}`;
  }
  const item = recordName(items);
  if (item === undefined || !propertiesOf(model.records.get(item)?.schema ?? {}, model).has("symbol"))
    return undefined;
  twins.set(item, new Map([["symbol", "Symbol"]]));
  return `${twinName(item)}<Symbol>[]`;
}

/** A record, a list or a map of records, where they hold quotes. */
function holderType(
  schema: JsonObject,
  { records }: Model,
  holdsQuotes: (record: string) => boolean,
): string | undefined {
  const direct = recordName(schema);
  const { items, additionalProperties } = direct === undefined ? schema : {};
  const record = direct ?? recordName(items) ?? recordName(additionalProperties);
  if (record === undefined || !records.has(record) || !holdsQuotes(record)) return undefined;
  const type = `${twinName(record)}<Symbol>`;
  if (direct !== undefined) return type;
  return recordName(items) === undefined ? `{ [key: string]: ${type} }` : `${type}[]`;
}

/** An interface for each of them, beside the record's own type in `@market-data/types`. */
export function twinTypes(twins: Twins, model: Model): string {
  return [...twins].map(([record, changed]) => twinType(record, changed, model)).join("\n");
}

function twinType(record: string, changed: ReadonlyMap<string, string>, model: Model): string {
  const { description = "", schema = {} } = model.records.get(record) ?? {};
  const text = `${description}\n\nWith quotes in the currencies that were asked for.`;
  const properties = propertiesOf(schema, model);
  const fields = [...changed].map(([name, type]) => {
    const words = resolved(properties.get(name), model.records)["description"];
    return `${docComment(typeof words === "string" ? words : "", "  ")}  ${propertyKey(name)}: ${type};\n`;
  });
  // Listed, because leaving some out by `Omit` makes compilers look at each of all properties.
  const kept = [...properties.keys()].filter((name) => !changed.has(name)).map((name) => literal(name));
  const base = kept.length === 0 ? "" : ` extends Pick<${identifier(record)}, ${kept.join(" | ")}>`;
  const head = `export interface ${identifier(twinName(record))}<Symbol extends string = string>`;
  return `${docComment(text)}${head}${base} {\n${fields.join("")}}\n`;
}
