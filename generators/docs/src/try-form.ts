import {
  describeConstraints,
  formatCount,
  isPlan,
  type Operation,
  type Parameter,
  type Plans,
} from "@market-data/generator-core";
import { listDemoKeys } from "@market-data/http";
import { scenarios } from "@market-data/mock/scenarios";
import { listNeeded } from "./operations.ts";
import { KEY_VARIABLE, requestTarget, type SampleContext } from "./samples.ts";
import { isLocal, START, TARGETS } from "./server-notes.ts";
import { html, inlineHtml } from "./text.ts";
import { tryField } from "./try-fields.ts";

/** The context of all forms. */
export interface TryContext extends SampleContext {
  /** The base URLs of mock and service, without a slash at the end. */
  mock: string;
  service: string;
}

/**
 * The form of an operation page, as a single block of HTML. An empty line would end the block in Markdown. Without JavaScript
 * the form is hidden.
 */
export function tryForm(operation: Operation, context: TryContext): string {
  const { model, server } = context;
  const request = operation.success.examples[0]?.request ?? {};
  const { path, access, parameters } = operation;
  const needed = listNeeded(operation);
  const rank = ({ name, required }: Parameter) => {
    if (required) return 0;
    return needed.includes(name) ? 1 : request[name] !== undefined ? 2 : 3;
  };
  const sorted = parameters.toSorted((a, b) => rank(a) - rank(b));
  const fields = sorted.map((parameter) => tryField(parameter, request[parameter.name]));
  const others = fields.splice(sorted.filter((each) => rank(each) < 3).length);
  const data = {
    path,
    "key-header": access.keyRequired ? model.keyHeader : "",
    "credit-header": model.creditHeader,
    "key-variable": KEY_VARIABLE,
    server,
    sample: server + requestTarget(operation, request),
  };
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${html(value)}"`);
  return [
    `<try-it id="try-it" class="not-content"${attributes.join("")}>`,
    '<form autocomplete="off" novalidate>',
    `<div class="try-bar"><strong>Try it</strong>${targets(context)}<button type="submit">Send</button></div>`,
    scenarioField(),
    "<details><summary>Edit the request</summary>",
    '<div class="try-fields">',
    '<div class="try-field" data-for="own"><label for="try-url">Base URL</label><input id="try-url" type="url" placeholder="https://" spellcheck="false"></div>',
    ...(access.keyRequired ? keyFields(operation, model.plans) : []),
    "</div>",
    rules(operation),
    `<div class="try-fields">${fields.join("\n")}</div>`,
    others.length === 0
      ? ""
      : `<details><summary>${formatCount(others.length, "more parameter")}</summary><div class="try-fields">${others.join("\n")}</div></details>`,
    '<div class="try-actions"></div>',
    "</details>",
    '<p role="status"></p>',
    "</form>",
    '<section class="try-result" aria-label="Response to your request" hidden></section>',
    "<noscript><p>Requests can be sent from here with JavaScript; the samples above do the same without it.</p></noscript>",
    "</try-it>",
  ]
    .filter((line) => line !== "")
    .join("\n");
}

/** The targets: the mock, the service, or the reader's own URL. */
function targets({ server, mock, service }: TryContext): string {
  const all = [
    { id: "mock", label: "Mock", url: mock },
    { id: "service", label: "Service", url: service },
    { id: "own", label: "Other", url: "" },
  ] as const;
  const chosen = all.find(({ url }) => url === server) ?? all.find(({ id }) => id === "own");
  const radios = all.map((each) => {
    const { id, label, url } = each;
    const demo = id === "mock" || (id === "service" && isLocal(url)) ? " data-demo" : "";
    const start = demo === "" ? "" : ` data-start="Start it with ${START} in a clone of the repository"`;
    return `<input type="radio" name="try-target" id="try-${id}" value="${id}" data-url="${html(url)}" data-description="${TARGETS[id]}"${demo}${start}${each === chosen ? " checked" : ""}><label for="try-${id}">${label}</label>`;
  });
  return `<div class="tab-list" role="group" aria-label="Send to">${radios.join("")}</div>`;
}

/** The demo keys for the mock and for a service with sample data, and the reader's own key. */
function keyFields({ access }: Operation, plans: Plans): string[] {
  const includes = (each: Plans[number]) =>
    access.plans.length === 0 || access.plans.some(({ plan }) => isPlan(each, plan));
  const keys = listDemoKeys(plans);
  const options = plans.map((plan, index) => {
    const selected = index === plans.length - 1 ? " selected" : "";
    const note = includes(plan) ? "" : " (does not include this operation)";
    return `<option value="${html(keys[index]?.secret ?? "")}"${selected}>${html(plan.name)}${note}</option>`;
  });
  return [
    `<div class="try-field"><label for="try-key">Key</label><select id="try-key"><optgroup label="Demo key of plan">${options.join("")}</optgroup><option value="own">Your own</option><option value="">None</option></select></div>`,
    '<div class="try-field" data-for="own-key"><label for="try-own-key">Your key</label><span class="try-secret"><input id="try-own-key" type="password" autocomplete="off" spellcheck="false"><button type="button" aria-pressed="false" aria-controls="try-own-key">Show</button></span><label class="try-keep"><input type="checkbox" id="try-keep">Keep it in this browser until I untick this</label></div>',
  ];
}

/** The scenarios of the mock. The service ignores scenarios. */
function scenarioField(): string {
  const options = Object.entries(scenarios).map(
    ([name, { description }]) =>
      `<option value="${html(name)}" title="${html(description)}">${html(name)}</option>`,
  );
  return `<div class="try-field" data-for="mock"><label for="try-scenario">Scenario</label><select id="try-scenario" aria-describedby="try-scenario-note"><option value="">none</option>${options.join("")}</select><small id="try-scenario-note"></small></div>`;
}

/** The contract's rules over several parameters, for reader and script. */
function rules({ constraints }: Operation): string {
  const items = constraints.map((constraint) => {
    const { exactlyOneOf, atLeastOneOf, atMostOneOf } = constraint;
    const names = exactlyOneOf ?? atLeastOneOf ?? atMostOneOf ?? [];
    const most = atLeastOneOf === undefined ? 1 : names.length;
    const least = atMostOneOf === undefined ? 1 : 0;
    const text = inlineHtml(describeConstraints([constraint]));
    return `<li data-names="${html(names.join(" "))}" data-least="${least}" data-most="${most}">${text}</li>`;
  });
  return items.length === 0 ? "" : `<ul class="try-rules">${items.join("")}</ul>`;
}
