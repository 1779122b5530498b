import {
  isObject,
  type Json,
  type JsonObject,
  listChoices,
  type Parameter,
} from "@market-data/generator-core";
import { html } from "./text.ts";

/** The control of a parameter, by type: HTML without an empty line. The script finds controls by `data-name`. */
export function tryField(parameter: Parameter, value: Json | undefined): string {
  const { name, in: place, schema, list } = parameter;
  const choices = listChoices(schema);
  const marks = `data-name="${html(name)}" data-in="${place}" data-type="${programType(schema)}"`;
  if (list && choices.length > 0) return checkboxes(parameter, marks, choices, value);
  const control = list ? chips(parameter, value) : singleControl(parameter, choices, value);
  return `<div class="try-field" ${marks}${list ? " data-list" : ""}><label for="try-${html(name)}">${label(parameter)}</label>${control}</div>`;
}

/** The type of a value or of a list's item in a program. */
function programType({ type, items }: JsonObject): string {
  const types = [type === "array" && isObject(items) ? items["type"] : type].flat();
  return types.some((each) => each === "integer" || each === "number") ? "number" : String(types[0]);
}

function label({ name, required, schema, list }: Parameter): string {
  const { minimum, maximum, maxItems } = schema;
  const bounds =
    list && maxItems !== undefined
      ? `at most ${maxItems}`
      : schema["type"] === "integer" && minimum !== undefined && maximum !== undefined
        ? `${minimum} to ${maximum}`
        : "";
  const notes = [required ? "required" : "", bounds].filter((each) => each !== "").join(", ");
  return `<code>${html(name)}</code>${notes === "" ? "" : ` <small>${notes}</small>`}`;
}

function singleControl(parameter: Parameter, choices: readonly Json[], value: Json | undefined): string {
  const { name, required, schema, readsAs, fallback } = parameter;
  const type = readsAs?.type ?? [schema["type"]].flat()[0];
  const attributes = `id="try-${html(name)}"${required ? " required" : ""}`;
  if (type === "boolean") return select(attributes, [true, false], value, schema["default"]);
  if (choices.length > 0) return select(attributes, choices, value, schema["default"]);
  if (type === "time") return timeInput(attributes, parameter, value);
  if (type === "integer" || type === "number") {
    const { minimum, maximum } = readsAs ?? schema;
    const bounds = fallback === undefined ? bound("min", minimum) + bound("max", maximum) : "";
    const step = type === "integer" ? 1 : "any";
    return input(`${attributes} type="number" step="${step}"${bounds}`, value, schema);
  }
  return input(attributes + pattern(schema), value, schema);
}

function bound(name: string, value: Json | undefined): string {
  return value === undefined ? "" : ` ${name}="${html(String(value))}"`;
}

/** The script checks patterns, because the browser's attribute interprets some patterns differently. */
function pattern({ pattern }: JsonObject, title?: string): string {
  if (typeof pattern !== "string") return "";
  return ` data-pattern="${html(pattern)}"${title === undefined ? "" : ` title="${html(title)}"`}`;
}

function input(attributes: string, value: Json | undefined, { default: fallback }: JsonObject): string {
  const hint = fallback === undefined ? "" : ` placeholder="${html(toText(fallback))}"`;
  return `<input ${attributes} value="${html(toText(value))}"${hint} spellcheck="false">`;
}

/** A text field for a time or Unix seconds, and a picker in UTC. */
function timeInput(attributes: string, { name, schema }: Parameter, value: Json | undefined): string {
  const accepted = "ISO 8601 (UTC without an offset) or Unix time in seconds";
  const text = input(attributes + pattern(schema, accepted), value, { default: "UTC or Unix seconds" });
  const picker = `<button type="button" data-pick aria-label="Choose the ${html(name)} in UTC"></button><input type="datetime-local" step="1" tabindex="-1" aria-label="${html(name)} in UTC">`;
  return `<span class="try-time">${text}${picker}</span>`;
}

function select(attributes: string, choices: readonly Json[], value?: Json, fallback?: Json): string {
  const options = choices.map(toText).map((choice) => {
    return `<option${choice === toText(value) ? " selected" : ""}>${html(choice)}</option>`;
  });
  const usual = fallback === undefined ? "" : ` (${html(toText(fallback))})`;
  return `<select ${attributes}><option value="">not sent${usual}</option>${options.join("")}</select>`;
}

/** A list of typed items. The script shows each item as a chip. */
function chips({ name, required, schema }: Parameter, value: Json | undefined): string {
  const maximum = typeof schema["maxItems"] === "number" ? ` data-max="${schema["maxItems"]}"` : "";
  const items = isObject(schema["items"]) ? schema["items"] : {};
  const rule = items["type"] === "integer" ? { pattern: "^-?\\d+$" } : items;
  const attributes = `id="try-${html(name)}"${required ? " data-required" : ""}${maximum}${pattern(rule)}`;
  return `<span class="try-chips">${input(attributes, value, schema)}</span>`;
}

/** A list of enumerated values. */
function checkboxes(parameter: Parameter, marks: string, choices: readonly Json[], value?: Json): string {
  const given = new Set([value ?? []].flat().map(String));
  const boxes = choices.map(toText).map((choice) => {
    const checked = given.has(choice) ? " checked" : "";
    return `<label><input type="checkbox" value="${html(choice)}"${checked}>${html(choice)}</label>`;
  });
  const fallback = parameter.schema["default"];
  const usual = [fallback ?? []].flat().map(toText).join(", ");
  const note = fallback === undefined ? "" : ` <small>not sent: ${html(usual)}</small>`;
  return `<fieldset class="try-field" ${marks} data-list><legend>${label(parameter)}${note}</legend><div class="try-choices">${boxes.join("")}</div></fieldset>`;
}

function toText(value: Json | undefined): string {
  if (value === undefined) return "";
  return Array.isArray(value) ? value.join(",") : String(value);
}
