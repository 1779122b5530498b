/** The form of an operation page. Sends the request, updates the samples, and shows the response. */
import { enhanceFields } from "./try-it/fields.ts";
import { create, createButton, createCopyButton, formatJson, linkErrors } from "./try-it/json-view.ts";
import { buildUrl, type FormField, type Given, readParameters, toCurl } from "./try-it/request.ts";
import { describeResponse, type Result, renderResult } from "./try-it/result.ts";
import { type FollowRequest, findSamples } from "./try-it/samples.ts";
import { NoResponseError, send } from "./try-it/send.ts";
import { fillParameters, readLink, session, writeLink, writeParameters } from "./try-it/state.ts";
import { connectTarget, type Target, type TargetControls } from "./try-it/target.ts";

/** The session's target. Parameters have the operation's path as well. */
const STORED = "try-it";

class TryIt extends HTMLElement {
  #running: AbortController | undefined;
  /** The URL of the last response's body. */
  #download = "";
  #follow: FollowRequest | undefined;

  connectedCallback(): void {
    for (const json of document.querySelectorAll<HTMLElement>(".json:not([aria-label=Schema])")) {
      json.before(createCopyButton("Copy", () => formatJson(json)));
      linkErrors(json);
    }
    const form = this.querySelector("form");
    if (form === null) return;
    enhanceFields(form);
    const example = writeParameters(form);
    const controls = connectTarget(form);
    const save = () => {
      session(STORED, new URLSearchParams(controls.write()));
      session(STORED + this.dataset["path"], writeParameters(form));
    };
    const change = () => {
      save();
      writeLink();
      this.#update(form, controls.read());
    };
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (this.#running !== undefined) return this.#running.abort();
      save();
      this.#send(form, controls.read()).catch((error) => this.#announce("Not sent.", String(error), "bad"));
    });
    // A double click does not cancel its own request.
    form.querySelector<HTMLElement>("[type=submit]")?.addEventListener("click", (event) => {
      if (event.detail > 1) event.preventDefault();
    });
    for (const type of ["input", "change"]) form.addEventListener(type, change);
    const reset = createButton("Reset", () => {
      fillParameters(form, example);
      change();
    });
    const share = createCopyButton("Copy link", () => {
      const query = new URLSearchParams([...writeParameters(form), ...controls.write()]);
      if (query.get("try-target") !== "own") query.delete("try-url");
      writeLink(query);
      return location.href;
    });
    form.querySelector(".try-actions")?.append(share, reset);
    const restore = () => this.#restore(form, controls);
    restore();
    addEventListener("hashchange", () => readLink() && restore());
    addEventListener("pageshow", ({ persisted }) => persisted && restore());
  }

  /** Fills in the request of a link, else the remembered request. Never sends. */
  #restore(form: HTMLFormElement, controls: TargetControls): void {
    const link = readLink();
    const parameters = link ?? session(STORED + this.dataset["path"]) ?? writeParameters(form);
    const [ignored, target] = [fillParameters(form, parameters), link ?? session(STORED)];
    if (target === undefined) return;
    controls.fill(target);
    this.#update(form, controls.read());
    if (link === undefined) return;
    const names = ignored.filter((name) => !name.startsWith("try-"));
    const warning = link.has("try-url") ? "Check the base URL before you enter a key." : "";
    const note = names.length === 0 ? "" : `Ignored: ${names.join(", ").slice(0, 200)}.`;
    this.#announce("Filled in from a link.", `${warning} ${note}`, "");
    openAround(form.querySelector("#try-url"));
    this.scrollIntoView();
  }

  /** Updates the samples, the note below the samples, and the rules. */
  #update(form: HTMLFormElement, { base, description }: Target): void {
    const given = readParameters(form);
    const { server = "", sample = "" } = this.dataset;
    this.#follow ??= findSamples(server, sample);
    this.#follow(base ?? server, buildUrl(base ?? server, this.dataset["path"] ?? "", given), given);
    const note = document.querySelector(".samples-server");
    note?.replaceChildren(create("code", base ?? server), ` ${description}`);
    markRules(form, given);
  }

  async #send(form: HTMLFormElement, target: Target): Promise<void> {
    const invalid = form.querySelector<FormField>("input:invalid:not([tabindex]), select:invalid");
    if (invalid !== null) return this.#reject(invalid, invalid.validationMessage);
    const given = readParameters(form);
    const broken = markRules(form, given);
    if (broken !== undefined) {
      const [name = ""] = broken.dataset["names"]?.split(" ") ?? [];
      const field = form.querySelector<FormField>(`[data-name="${name}"] :is(input, select)`);
      return this.#reject(field, broken.textContent ?? "");
    }
    const { base = "", isOwnKey, key, scenario, start } = target;
    const { path = "", keyHeader = "", keyVariable = "", creditHeader = "" } = this.dataset;
    const url = buildUrl(base, path, given);
    const headers = [
      ...(key === "" || keyHeader === "" ? [] : [[keyHeader, key] as const]),
      ...(scenario === "" ? [] : [["Prefer", `scenario=${scenario}`] as const]),
    ];
    const shown = headers.map(
      ([name, value]) => [name, isOwnKey && name === keyHeader ? `$${keyVariable}` : value] as const,
    );
    const command = toCurl(url, shown);
    const button = form.querySelector<HTMLElement>("[type=submit]");
    this.#running = new AbortController();
    if (button) button.textContent = "Cancel";
    this.#announce("Waiting …", "", "waiting");
    try {
      const received = await send(url, Object.fromEntries(headers), start, this.#running.signal);
      URL.revokeObjectURL(this.#download);
      this.#download = URL.createObjectURL(new Blob([received.body], { type: "application/json" }));
      const status = `${received.status} ${received.statusText}`.trim();
      this.#announce(
        status,
        describeResponse(received, creditHeader),
        received.status < 400 ? "good" : "bad",
      );
      this.#show({ command, received, download: this.#download });
    } catch (error) {
      this.#announce("No response.", error instanceof NoResponseError ? error.message : String(error), "bad");
      this.#show({ command });
    } finally {
      this.#running = undefined;
      if (button) button.textContent = "Send";
    }
  }

  /** Says why the request is not sent, and leads to the field. */
  #reject(field: FormField | null, reason: string): void {
    const name = field?.closest<HTMLElement>("[data-name]")?.dataset["name"];
    this.#announce("Not sent.", field?.validity.valid || !name ? reason : `${name}: ${reason}`, "bad");
    openAround(field);
    field?.focus();
    field?.reportValidity();
  }

  /** Shows the outcome, for screen readers as well. */
  #announce(title: string, text: string, kind: "good" | "bad" | "waiting" | ""): void {
    const status = this.querySelector<HTMLElement>("[role=status]");
    if (status) status.dataset["kind"] = kind;
    status?.replaceChildren(create("strong", title), ` ${text}`);
  }

  /** Shows a result in place of the examples; without a result, the examples. */
  #show(result?: Omit<Result, "close">): void {
    const section = this.querySelector<HTMLElement>(".try-result");
    if (section === null) return;
    section.hidden = result === undefined;
    if (result === undefined) return;
    const close = () => {
      this.#announce("", "", "");
      this.#show();
      this.querySelector<HTMLElement>("[type=submit]")?.focus();
    };
    section.replaceChildren(...renderResult({ ...result, close }));
    section.scrollIntoView({ block: "nearest" });
  }
}

/** Marks broken rules over several parameters, and returns the first. */
function markRules(form: HTMLFormElement, given: readonly Given[]): HTMLElement | undefined {
  const names = new Set(given.map(({ name }) => name));
  const rules = [...form.querySelectorAll<HTMLElement>("[data-least]")];
  const broken = rules.filter(({ dataset }) => {
    const count = dataset["names"]?.split(" ").filter((name) => names.has(name)).length ?? 0;
    return count < Number(dataset["least"]) || count > Number(dataset["most"]);
  });
  for (const rule of rules) rule.classList.toggle("broken", broken.includes(rule));
  return broken[0];
}

/** Opens all folds around an element. */
function openAround(target: Element | null): void {
  let details = target?.closest("details");
  for (; details; details = details.parentElement?.closest("details")) details.open = true;
}

customElements.define("try-it", TryIt);
