/** How long the button shows the outcome, in ms. */
const SHOWN = 2000;

/** Copies a page's Markdown. The button is hidden without a clipboard, as on plain HTTP. */
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
  // The clipboard gets a promise, because some browsers allow writing only during the click.
  const text = fetch(url).then((response) => {
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return response.blob();
  });
  const plain = text.then((blob) => new Blob([blob], { type: "text/plain" }));
  await navigator.clipboard.write([new ClipboardItem({ "text/plain": plain })]);
}

customElements.define("copy-page", CopyPage);
