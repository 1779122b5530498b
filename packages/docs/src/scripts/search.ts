/** The button of the search. The dialog and the index load on first use. */
class SiteSearch extends HTMLElement {
  #show?: () => void;

  connectedCallback(): void {
    this.querySelector("button")?.addEventListener("click", () => this.#open());
    addEventListener("keydown", (event) => {
      const { target, key, ctrlKey, metaKey } = event;
      const isTyping = (target as HTMLElement).closest("input, textarea, select");
      if ((key === "/" && !isTyping) || (key.toLowerCase() === "k" && (ctrlKey || metaKey))) {
        event.preventDefault();
        void this.#open();
      }
    });
  }

  async #open(): Promise<void> {
    const base = import.meta.env.BASE_URL;
    try {
      const { createDialog } = await import("./search/dialog.ts");
      this.#show ??= createDialog(base);
      // The dialog returns the focus, and some browsers do not focus a clicked button.
      if (document.activeElement === document.body) this.querySelector("button")?.focus();
      this.#show();
    } catch {
      location.assign(`${base}operations/`);
    }
  }
}

customElements.define("site-search", SiteSearch);
