import type { Json, Operation, Parameter } from "@market-data/generator-core";
import { listChoices } from "./schemas.ts";
import { html } from "./text.ts";

/**
 * The form that sends a request from an operation's page. One block of HTML, without an empty line, which would end the
 * block in Markdown. Hidden until its script runs.
 */
export function tryForm(operation: Operation, keyHeader: string, server: string): string {
  const request = operation.success.examples[0]?.request ?? {};
  const shown = (parameter: Parameter) => parameter.required || request[parameter.name] !== undefined;
  const fields = (parameters: readonly Parameter[]) =>
    parameters.map((parameter) => field(parameter, request[parameter.name])).join("\n");
  const others = operation.parameters.filter((parameter) => !shown(parameter));
  const more =
    others.length === 0
      ? ""
      : `<details><summary>${others.length} more ${others.length === 1 ? "parameter" : "parameters"}</summary>\n<div class="try-fields">\n${fields(others)}\n</div></details>`;
  const key = operation.access.keyRequired
    ? `<label for="try-key"><span><code>${html(keyHeader)}</code> header</span><input id="try-key" data-role="key" value="mock" autocomplete="off" spellcheck="false"></label>`
    : "";
  return [
    `<try-it class="not-content" data-path="${html(operation.path)}" data-key-header="${html(keyHeader)}">`,
    "<form hidden>",
    '<div class="try-fields">',
    `<label for="try-server"><span>Base URL</span><input id="try-server" data-role="server" type="url" required value="${html(server)}" spellcheck="false"></label>`,
    key,
    "</div>",
    `<div class="try-fields">`,
    fields(operation.parameters.filter(shown)),
    "</div>",
    more,
    '<button type="submit">Send</button>',
    '<div data-role="result" role="status"></div>',
    "</form>",
    "<noscript><p>The form needs JavaScript; the samples above do the same without it.</p></noscript>",
    "</try-it>",
  ]
    .filter((line) => line !== "")
    .join("\n");
}

function field({ name, in: place, required, schema, list }: Parameter, value: Json | undefined): string {
  const id = `try-${name}`;
  const attributes = `id="${id}" name="${html(name)}" data-in="${place}"${required ? " required" : ""}`;
  const choices = list ? [] : schema["type"] === "boolean" ? [true, false] : listChoices(schema);
  const label = `<span><code>${html(name)}</code>${required ? " (required)" : ""}</span>`;
  return `<label for="${id}">${label}${control(attributes, choices, value, schema["default"])}</label>`;
}

function control(
  attributes: string,
  choices: readonly Json[],
  value: Json | undefined,
  fallback: Json | undefined,
): string {
  const given = value === undefined ? "" : toText(value);
  if (choices.length === 0) {
    const hint = fallback === undefined ? "" : ` placeholder="${html(toText(fallback))}"`;
    return `<input ${attributes} value="${html(given)}"${hint} autocomplete="off" spellcheck="false">`;
  }
  const options = choices.map(toText).map((choice) => {
    return `<option${choice === given ? " selected" : ""}>${html(choice)}</option>`;
  });
  const none = `<option value="">${fallback === undefined ? "not sent" : `not sent (${html(toText(fallback))})`}</option>`;
  return `<select ${attributes}>${none}${options.join("")}</select>`;
}

function toText(value: Json): string {
  return Array.isArray(value) ? value.join(",") : String(value);
}
