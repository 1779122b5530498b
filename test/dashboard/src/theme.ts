import { element } from "./dom.ts";

const STORED = "theme";
/** The themes to choose from. The system theme is not stored. */
const THEMES = { system: "System theme", light: "Light", dark: "Dark" } as const;

const listeners = new Set<() => void>();

/** Calls a function when the colours may have changed. @returns A function that stops the calls. */
export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A select list of themes, with the choice of the last visit. */
export function createThemeChoice(): HTMLElement {
  const options = Object.entries(THEMES).map(([value, label]) => element("option", { value }, label));
  const select = element("select", { id: "theme" }, ...options);
  const apply = (theme: string) => {
    if (theme === "system") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = theme;
    for (const listener of listeners) listener();
  };
  select.value = readStored();
  apply(select.value);
  select.addEventListener("change", () => {
    store(select.value);
    apply(select.value);
  });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => apply(select.value));
  return element("label", { class: "choice-of" }, element("span", { class: "word" }, "Theme"), select);
}

/** The stored theme, or the system theme if the browser stores nothing. */
function readStored(): string {
  try {
    const stored = localStorage.getItem(STORED) ?? "";
    return Object.hasOwn(THEMES, stored) ? stored : "system";
  } catch {
    return "system";
  }
}

function store(theme: string): void {
  try {
    if (theme === "system") localStorage.removeItem(STORED);
    else localStorage.setItem(STORED, theme);
  } catch {
    // Without storage, the choice lasts until the page is closed.
  }
}
