import { viewJson } from "./try-it/json-view.ts";

/** The response on the home page: sends its request, and shows what comes back in place of the recorded one. */
class LiveResponse extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector("button");
    if (button === null) return;
    button.hidden = false;
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
    const bold = document.createElement("b");
    bold.textContent = status;
    this.querySelector("[role=status]")?.replaceChildren(bold, ` ${text}`);
  }
}

customElements.define("live-response", LiveResponse);
