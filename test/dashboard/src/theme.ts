import { element } from "./dom.ts";

const STORED = "theme";
/** What the reader can choose; the system's own is not stored. */
const THEMES = { system: "System theme", light: "Light", dark: "Dark" } as const;

const listeners = new Set<() => void>();

/** Calls a function whenever the colours may be others. @returns Ends that. */
export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A choice of light and dark, as the last visit left it. */
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

/** Where a browser stores nothing for this page, the system's theme it is. */
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
    // It lasts as long as the page, then.
  }
}
