import {
  asList,
  collectProperties,
  type JsonObject,
  type Model,
  pascalCase,
  python,
  resolveSchema,
} from "@market-data/generator-core";
import { schemaType } from "./types.ts";

/** Emits a `TypedDict` for each record that an operation returns, and for each object inside a record. */
export function recordsModule(model: Model): string {
  const parts: string[] = [];
  const emitObject = (name: string, schema: JsonObject) =>
    parts.push(emitTypedDict(name, schema, model, emitObject));
  for (const { name, schema, description, usedBy } of model.records.values()) {
    if (usedBy.length === 0) continue;
    // The class of a nullable record has a name of its own.
    const type = schemaType(
      schema,
      Array.isArray(schema["type"]) ? `${name}Object` : name,
      model,
      emitObject,
    );
    if (type !== name)
      parts.push(
        `${python.comment(description)}${python.identifier(name)}: TypeAlias = ${python.quote(type)}\n`,
      );
  }
  return [HEAD, ...parts, ENVELOPE].join("\n\n");
}

const HEAD = `"""The records of the API. A response is the dict that the JSON contains."""

from __future__ import annotations

from typing import Any, Generic, Literal, NotRequired, TypeAlias, TypedDict, TypeVar

Data = TypeVar("Data")
`;

const ENVELOPE = `class Envelope(TypedDict, Generic[Data]):
    """A response with data and status."""

    data: Data
    status: Status
`;

function emitTypedDict(
  name: string,
  schema: JsonObject,
  model: Model,
  emitObject: (name: string, schema: JsonObject) => void,
): string {
  const required = new Set(collectRequired(schema, model));
  const fields = [...collectProperties(schema, model)].map(([key, property]) => {
    const type = schemaType(property, name + pascalCase(key), model, emitObject);
    const { description } = resolveSchema(property, model.records);
    const text = typeof description === "string" ? description : "";
    return { key, type: required.has(key) ? type : `NotRequired[${type}]`, text };
  });
  const description = typeof schema["description"] === "string" ? schema["description"] : "";
  if (fields.every(({ key }) => python.isIdentifier(key))) {
    const lines = fields.map(
      ({ key, type, text }) => `    ${key}: ${type}\n${python.docstring(text, "    ")}`,
    );
    return `class ${python.identifier(name)}(TypedDict):\n${python.docstring(description, "    ")}${lines.join("")}`;
  }
  // Keys such as "24h_volume" need the functional form, whose types are evaluated when the module is imported.
  const lines = fields.map(
    ({ key, type, text }) =>
      `${python.comment(text, "        ")}        ${python.quote(key)}: ${python.quote(type)},\n`,
  );
  return `${python.comment(description)}${python.identifier(name)} = TypedDict(\n    ${python.quote(name)},\n    {\n${lines.join("")}    },\n)\n`;
}

/** The required properties of a schema and of its `allOf`. */
function collectRequired(schema: JsonObject, model: Model): unknown[] {
  const parts = asList(schema["allOf"]).flatMap((part) =>
    collectRequired(resolveSchema(part, model.records), model),
  );
  return [...parts, ...asList(schema["required"])];
}
