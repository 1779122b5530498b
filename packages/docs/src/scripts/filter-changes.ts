/** Shows only changes of a kind, or with a text. The URL keeps the filter. */
class ChangeFilter extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector("form");
    const changes = [...document.querySelectorAll<HTMLElement>(".change")];
    if (form === null || changes.length === 0) return;
    const given = new URLSearchParams(location.search);
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[name]"))
      field.value = given.get(field.name) ?? "";
    form.addEventListener("submit", (event) => event.preventDefault());
    form.addEventListener("input", () => filter(form, changes));
    filter(form, changes);
    this.hidden = false;
  }
}

function filter(form: HTMLFormElement, changes: readonly HTMLElement[]): void {
  const filled = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()] as const);
  const query = new URLSearchParams(filled.filter(([, value]) => value !== "").map((pair) => [...pair]));
  const kind = query.get("kind");
  const text = query.get("text")?.toLowerCase() ?? "";
  for (const change of changes) {
    const group = change.parentElement?.querySelectorAll(":scope > :not(.change)") ?? [];
    const words = [change, ...group].map((each) => each.textContent).join(" ");
    change.hidden = (kind !== null && change.dataset["kind"] !== kind) || !words.toLowerCase().includes(text);
  }
  document.documentElement.toggleAttribute("data-filtered", query.size > 0);
  const shown = changes.filter(({ hidden }) => !hidden).length;
  form.querySelector("[role=status]")?.replaceChildren(`${shown} of ${changes.length} changes`);
  const search = query.size > 0 ? `?${query}` : "";
  history.replaceState(history.state, "", `${location.pathname}${search}${location.hash}`);
}

customElements.define("change-filter", ChangeFilter);
