/** The form on an operation's page: sends the request that it states, keeps the samples in step, and shows the response. */
import { enhanceFields } from "./try-it/fields.ts";
import { create } from "./try-it/json-view.ts";
import { buildUrl, type Given, readParameters, toCurl } from "./try-it/request.ts";
import { describeResponse, type Result, renderResult } from "./try-it/result.ts";
import { type FollowRequest, findSamples } from "./try-it/samples.ts";
import { NoResponseError, send } from "./try-it/send.ts";
import { connectTarget, type Target } from "./try-it/target.ts";

class TryIt extends HTMLElement {
  #running: AbortController | undefined;
  /** The body of the last response, as what a link leads to. */
  #download = "";
  #follow: FollowRequest | undefined;

  connectedCallback(): void {
    const form = this.querySelector("form");
    if (form === null) return;
    enhanceFields(form);
    const readTarget = connectTarget(form);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (this.#running === undefined) void this.#send(form, readTarget());
      else this.#running.abort();
    });
    // What is wrong must be seen, and no message of the browser's points to what is folded.
    form.addEventListener("invalid", ({ target }) => openAround(target), true);
    for (const type of ["input", "change"])
      form.addEventListener(type, () => this.#update(form, readTarget()));
  }

  /** Lets the samples, the note below them and the rules follow the form. */
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
    const given = readParameters(form);
    const broken = markRules(form, given);
    if (broken !== undefined) {
      this.#announce("Not sent.", broken.textContent ?? "", "bad");
      openAround(broken);
      form.querySelector<HTMLElement>(`#try-${broken.dataset["names"]?.split(" ")[0]}`)?.focus();
      return;
    }
    const { base, isOwnKey, key, scenario, start } = target;
    if (base === undefined) {
      this.#announce(
        "Not sent.",
        "The base URL must begin with http:// or https:// and have no password.",
        "bad",
      );
      openAround(form.querySelector("#try-url"));
      return;
    }
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

  /** States what came of the request, to those who only hear it, too. */
  #announce(title: string, text: string, kind: "good" | "bad" | "waiting" | ""): void {
    const status = this.querySelector<HTMLElement>("[role=status]");
    if (status) status.dataset["kind"] = kind;
    status?.replaceChildren(create("strong", title), ` ${text}`);
  }

  /** Shows what came of a request in the place of the page's examples; without it, the examples. */
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

/** Marks the rules over several parameters that are broken, and returns the first. */
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

/** Opens what an element is folded in. */
function openAround(target: EventTarget | null): void {
  let details = target instanceof Element ? target.closest("details") : null;
  for (; details; details = details.parentElement?.closest("details") ?? null) details.open = true;
}

customElements.define("try-it", TryIt);
