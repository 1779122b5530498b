import { create, createCopyButton, formatJson, viewJson } from "./try-it/json-view.ts";

/** The response on the home page. Sends the request, and replaces the recorded response. */
class LiveResponse extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector("button");
    if (button === null) return;
    button.hidden = false;
    const copy = createCopyButton("Copy", () => formatJson(this.querySelector(".json")));
    this.querySelector(".json")?.before(copy);
    button.addEventListener("click", () => void this.#send());
  }

  async #send(): Promise<void> {
    const { url = "", keyHeader = "" } = this.dataset;
    this.#report("", "Waiting …");
    const start = performance.now();
    try {
      // The mock accepts any key.
      const response = await fetch(url, { headers: { [keyHeader]: "mock" } });
      const body: unknown = JSON.parse(await response.text());
      const milliseconds = Math.round(performance.now() - start);
      this.querySelector(".json")?.replaceWith(viewJson(body).element);
      this.#report(String(response.status), `in ${milliseconds} ms from ${new URL(url).origin}`);
    } catch {
      this.#report("", `No response from ${new URL(url).origin}. Start the mock first.`);
    }
  }

  #report(status: string, text: string): void {
    this.querySelector("[role=status]")?.replaceChildren(create("b", status), ` ${text}`);
  }
}

customElements.define("live-response", LiveResponse);
