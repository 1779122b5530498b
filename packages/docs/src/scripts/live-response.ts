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
      this.querySelector(".json")?.replaceChildren(...colourJson(JSON.stringify(body, null, 2)));
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

const TOKEN = /("(?:\\.|[^"\\])*")(?=\s*:)|("(?:\\.|[^"\\])*")|(-?\d[\d.eE+-]*)|\b(true|false|null)\b/g;
const CLASSES = ["k", "s", "n", "w"];

/** The text of JSON with its tokens in spans, of the classes that recorded responses have. */
function colourJson(text: string): (Node | string)[] {
  const parts: (Node | string)[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    const span = document.createElement("span");
    span.className = CLASSES[match.slice(1).findIndex((group) => group !== undefined)] ?? "";
    span.textContent = match[0];
    parts.push(text.slice(end, match.index), span);
    end = match.index + match[0].length;
  }
  return [...parts, text.slice(end)];
}

customElements.define("live-response", LiveResponse);
