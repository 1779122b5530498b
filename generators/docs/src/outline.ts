import { inlineJson, isObject, type Json, type JsonObject, type Model } from "@market-data/generator-core";
import { findRecord, flatten, listAlternatives, listTypes } from "./schemas.ts";
import { html } from "./text.ts";

/** The shown parts of JSON or of a schema. */
type Outline =
  | { kind: "value"; type: "string" | "number" | "word" | "type"; text: string }
  | { kind: "object" | "array"; items: readonly { key?: string; value: Outline }[] }
  | { kind: "either"; values: readonly Outline[] };

/** Deeper objects and arrays start folded. */
const OPEN_LEVELS = 5;

/** The outline of a value. */
export function outlineValue(value: Json): Outline {
  if (Array.isArray(value))
    return { kind: "array", items: value.map((item) => ({ value: outlineValue(item) })) };
  if (isObject(value)) {
    const items = Object.entries(value).map(([key, item]) => ({ key, value: outlineValue(item) }));
    return { kind: "object", items };
  }
  const type = typeof value === "string" ? "string" : typeof value === "number" ? "number" : "word";
  return { kind: "value", type, text: inlineJson(value) };
}

/** The outline of a schema. A nested or repeated record is shown by name. */
export function outlineSchema(schema: Json, model: Model, shown = new Set<string>()): Outline {
  const values = listAlternatives(schema)
    .flatMap(splitTypes)
    .map((each) => outlineAlternative(each, model, shown));
  const [only] = values;
  return values.length === 1 && only !== undefined ? only : { kind: "either", values };
}

/** An object or an array that may be null, as two alternatives. */
function splitTypes(schema: JsonObject): JsonObject[] {
  const types = [schema["type"] ?? []].flat();
  const split = types.length > 1 && (types.includes("object") || types.includes("array"));
  return split ? types.map((type) => ({ ...schema, type })) : [schema];
}

function outlineAlternative(schema: JsonObject, model: Model, shown: Set<string>): Outline {
  const record = findRecord(schema, model);
  if (record !== undefined) {
    if (shown.has(record.name)) return { kind: "value", type: "type", text: record.name };
    // Sibling fields show the record again.
    shown.add(record.name);
    return outlineSchema(record.schema, model, shown);
  }
  if (schema["type"] === "array") {
    return { kind: "array", items: [{ value: outlineSchema(schema["items"] ?? {}, model, shown) }] };
  }
  const { properties, additional } = flatten(schema, model);
  if (properties.size > 0 && schema["type"] !== "null") {
    const items = [...properties].map(([key, each]) => ({
      key,
      value: outlineSchema(each, model, new Set(shown)),
    }));
    return { kind: "object", items };
  }
  if (isObject(additional) && schema["type"] !== "null") {
    return { kind: "object", items: [{ key: "…", value: outlineSchema(additional, model, shown) }] };
  }
  return { kind: "value", type: "type", text: listTypes(schema).join(" | ") };
}

/** An outline as HTML without an empty line. Objects and arrays can be folded. The text is the JSON. */
export function renderOutline(outline: Outline, label: string): string {
  return `<div class="json" role="region" aria-label="${html(label)}" tabindex="0">${renderPart(outline)}</div>`;
}

const CLASSES = { string: "s", number: "n", word: "w", type: "t" };
const BRACKETS = { object: ["{", "}"], array: ["[", "]"] } as const;

function renderPart(outline: Outline, before = "", after = "", level = 0): string {
  if (outline.kind === "value") {
    const isTime = /^"\d{4}-\d\d-\d\d[T\d:.Z]*"$/.test(outline.text);
    return `<div>${before}<span class="${CLASSES[outline.type]}${isTime ? " whole" : ""}">${html(outline.text)}</span>${after}</div>`;
  }
  if (outline.kind === "either") return renderEither(outline.values, before, after, level);
  const { kind, items } = outline;
  const [open, close] = BRACKETS[kind];
  if (items.length === 0) return `<div>${before}${open}${close}${after}</div>`;
  const parts = items.map(({ key, value }, index) => {
    const name = key === undefined ? "" : `<span class="k">${html(JSON.stringify(key))}</span>: `;
    return renderPart(value, name, index === items.length - 1 ? "" : ",", level + 1);
  });
  const isOpen = level < OPEN_LEVELS ? " open" : "";
  return `<details${isOpen}><summary data-end="… ${close}${html(after)}">${before}${open}</summary><div>${parts.join("")}</div>${close}${after}</details>`;
}

/** Alternatives: types on the same line, objects and arrays on new lines. */
function renderEither(values: readonly Outline[], before: string, after: string, level: number): string {
  const [first, ...rest] = values;
  if (first === undefined) return "";
  const end = rest.findIndex(({ kind }) => kind !== "value");
  const types = rest.slice(0, end < 0 ? rest.length : end);
  const others = rest.slice(types.length);
  const suffix = types.map((type) => ` | ${type.kind === "value" ? type.text : ""}`).join("");
  const own = renderPart(first, before, `${suffix}${others.length === 0 ? after : " |"}`, level);
  return own + renderEither(others, "", after, level);
}
