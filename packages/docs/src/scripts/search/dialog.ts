import styles from "../../styles/search.css?inline";
import { createSearch, makeExcerpt, type SearchHit, splitMatches } from "./engine.ts";

const MARKUP = `<div class="search-head">
<input role="combobox" aria-label="Search" placeholder="A word, a path, a header or an error code"
  aria-controls="search-results" aria-expanded="false" aria-autocomplete="list" autocomplete="off" spellcheck="false">
<button type="button" value="close">Close</button></div>
<p role="status"></p>
<div id="search-results" role="listbox" aria-label="Results"></div>`;

/**
 * Adds the dialog of the search to the page.
 * @param base The path of the site, with a slash at the end.
 * @returns A function that opens the dialog.
 */
export function createDialog(base: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  const dialog = document.createElement("dialog");
  dialog.className = "search-dialog";
  dialog.ariaLabel = "Search";
  dialog.innerHTML = MARKUP;
  document.body.append(dialog);
  const find = (selector: string) => dialog.querySelector(selector) as HTMLElement;
  const [input, status, list] = [
    find("input") as HTMLInputElement,
    find("[role=status]"),
    find("[role=listbox]"),
  ];
  const listOptions = () => [...list.querySelectorAll<HTMLAnchorElement>("[role=option]")];
  let search: ReturnType<typeof createSearch> | undefined;

  async function load(): Promise<void> {
    status.textContent = "Loading the index …";
    try {
      // Hosts may cache files without a content hash.
      const response = await fetch(`${base}search.json`, { cache: "no-cache" });
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
      search = createSearch(await response.json());
      show();
    } catch {
      status.innerHTML = 'The index did not load. <button type="button" value="retry">Try again</button>';
    }
  }

  function show(): void {
    if (search === undefined) return;
    const query = input.value.trim();
    const { groups, matched } = search(query);
    const renderMarks = (text: string) =>
      splitMatches(text, matched)
        .map((part, place) => (place % 2 === 1 ? `<mark>${html(part)}</mark>` : html(part)))
        .join("");
    const renderHit = ({ url, title, about, text }: SearchHit) =>
      `<a role="option" href="${html(base + url)}" tabindex="-1"><b>${renderMarks(title)}</b>
<small>${renderMarks(about)}</small><span>${renderMarks(makeExcerpt(text, matched))}</span></a>`;
    list.innerHTML = groups
      .map(
        ({ name, hits }) =>
          `<div role="group" aria-label="${name}"><p aria-hidden="true">${name}</p>${hits.map(renderHit).join("")}</div>`,
      )
      .join("");
    list.scrollTop = 0;
    const options = listOptions();
    for (const [place, option] of options.entries()) option.id = `search-result-${place}`;
    input.ariaExpanded = String(options.length > 0);
    status.textContent =
      query === "" ? "" : `${options.length} result${options.length === 1 ? "" : "s"} for ${query}`;
    select(options[0]);
  }

  function select(selected: HTMLElement | undefined): void {
    for (const option of listOptions()) option.ariaSelected = String(option === selected);
    input.setAttribute("aria-activedescendant", selected?.id ?? "");
    selected?.scrollIntoView({ block: "nearest" });
  }

  input.addEventListener("input", show);
  input.addEventListener("keydown", (event) => {
    const options = listOptions();
    const place = options.findIndex(({ ariaSelected }) => ariaSelected === "true");
    const moves: Record<string, number> = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: -1 };
    const move = moves[event.key];
    if (options.length === 0 || (move === undefined && event.key !== "Enter")) return;
    // Input methods confirm with Enter, and Shift selects text.
    if (event.isComposing || event.shiftKey) return;
    event.preventDefault();
    if (move === undefined) options[place]?.click();
    else select(options.at(move % options.length));
  });
  list.addEventListener("pointermove", ({ target }) => {
    const option = (target as HTMLElement).closest<HTMLElement>("[role=option]");
    if (option?.ariaSelected === "false") select(option);
  });
  dialog.addEventListener("click", ({ target }) => {
    const pressed = (target as HTMLElement).closest<HTMLButtonElement>("button, [role=option]");
    if (pressed?.value === "retry") {
      input.focus();
      void load();
    } else if (pressed !== null || target === dialog) dialog.close();
  });
  return () => {
    if (dialog.open) return;
    dialog.showModal();
    input.select();
    if (search === undefined) void load();
  };
}

/** Text for HTML, between tags and in attributes. */
function html(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
