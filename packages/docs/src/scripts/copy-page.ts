/** How long the button says what became of it, in ms. */
const SHOWN = 2000;

/** Puts a page's Markdown on the clipboard. Hidden where the browser has none, as on plain HTTP. */
class CopyPage extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector("button");
    const url = this.dataset["url"];
    if (button === null || url === undefined || navigator.clipboard === undefined) return;
    const label = button.textContent;
    button.hidden = false;
    button.addEventListener("click", async () => {
      button.textContent = await copy(url).then(
        () => "Copied",
        () => "Not copied: the browser or the site said no",
      );
      setTimeout(() => {
        button.textContent = label;
      }, SHOWN);
    });
  }
}

async function copy(url: string): Promise<void> {
  // Handed over before it has arrived, because some browsers allow this in the click alone.
  const text = fetch(url).then((response) => {
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return response.blob();
  });
  const plain = text.then((blob) => new Blob([blob], { type: "text/plain" }));
  await navigator.clipboard.write([new ClipboardItem({ "text/plain": plain })]);
}

customElements.define("copy-page", CopyPage);
