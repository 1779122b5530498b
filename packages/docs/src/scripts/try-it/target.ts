/**
 * Where the request goes, with which key. The reader's own key is for one base URL: it is never sent to another, and is
 * forgotten with the page unless it is to be kept.
 */
import { type FormField, parseBaseUrl } from "./request.ts";

export interface Target {
  /** The base URL; undefined where what is typed is none. */
  readonly base: string | undefined;
  /** Empty where none is sent. */
  readonly key: string;
  /** Whether the key is the reader's own, which nothing may show. */
  readonly isOwnKey: boolean;
  /** Empty where none is chosen. */
  readonly scenario: string;
  /** What the base URL is, as the end of a sentence. */
  readonly description: string;
  /** What to do when nothing runs there; empty where that is not known. */
  readonly start: string;
}

interface OwnKey {
  readonly url: string;
  readonly key: string;
}

/** Before the name of a target: where its key is in the browser's storage. */
const STORED = "try-it:";

/** The reader's own keys, by target. */
class KeyRing {
  readonly #typed = new Map<string, OwnKey>();

  get(target: string): OwnKey | undefined {
    return this.#typed.get(target) ?? this.#read(target);
  }

  isKept(target: string): boolean {
    return this.#read(target) !== undefined;
  }

  /** Takes a key into memory, and into the browser's storage where it is to be kept; from there it is removed where not. */
  set(target: string, own: OwnKey, keep: boolean): void {
    this.#typed.set(target, own);
    try {
      if (keep) localStorage.setItem(STORED + target, JSON.stringify(own));
      else localStorage.removeItem(STORED + target);
    } catch {
      // Storage may be forbidden: then the key is in memory alone.
    }
  }

  #read(target: string): OwnKey | undefined {
    try {
      const { url, key } = JSON.parse(localStorage.getItem(STORED + target) ?? "{}") as Partial<OwnKey>;
      return typeof url === "string" && typeof key === "string" ? { url, key } : undefined;
    } catch {
      return undefined;
    }
  }
}

/** Lets the controls of target and key follow one another, and returns how to read them. */
export function connectTarget(form: HTMLFormElement): () => Target {
  const keys = new KeyRing();
  const get = <Field extends FormField>(id: string) => form.querySelector<Field>(`#try-${id}`);
  const [url, ownKey, keep] = ["url", "own-key", "keep"].map((id) => get<HTMLInputElement>(id));
  const [key, scenario] = ["key", "scenario"].map((id) => get<HTMLSelectElement>(id));
  const getTarget = () => form.querySelector<HTMLInputElement>("[name=try-target]:checked");
  const getBase = () => {
    const target = getTarget();
    return parseBaseUrl(target?.value === "own" ? (url?.value ?? "") : (target?.dataset["url"] ?? ""));
  };

  /** Fills in what is known of a target that was chosen. */
  const load = () => {
    const target = getTarget();
    const own = keys.get(target?.value ?? "");
    const isKnown = own !== undefined && (target?.value === "own" || own.url === getBase());
    if (url && target?.value === "own" && own !== undefined) url.value = own.url;
    if (ownKey) ownKey.value = isKnown ? own.key : "";
    if (keep) keep.checked = isKnown && keys.isKept(target?.value ?? "");
    const demo = key?.querySelector("optgroup");
    if (!key || !demo) return;
    demo.disabled = target?.dataset["demo"] === undefined;
    const usual = demo.querySelector<HTMLOptionElement>("option[selected]")?.value ?? "";
    key.value = demo.disabled || ownKey?.value ? "own" : usual;
  };

  const save = () => {
    const own = { url: getBase() ?? "", key: ownKey?.value ?? "" };
    keys.set(getTarget()?.value ?? "", own, keep?.checked === true);
  };

  /** A key belongs to the URL that it was typed for. */
  const forgetForeignKey = () => {
    const known = keys.get("own");
    if (ownKey && known?.url && known.url !== getBase()) ownKey.value = "";
    save();
  };

  /** Shows the controls that the chosen target has. */
  const show = () => {
    const target = getTarget()?.value;
    const isShown: Record<string, boolean> = {
      mock: target === "mock",
      own: target === "own",
      "own-key": key?.value === "own",
    };
    for (const field of form.querySelectorAll<HTMLElement>("[data-for]")) {
      field.hidden = isShown[field.dataset["for"] ?? ""] !== true;
    }
    if (url) url.required = target === "own";
    const note = form.querySelector("#try-scenario-note");
    if (note) note.textContent = scenario?.selectedOptions[0]?.title ?? "";
  };

  form.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === "try-target") load();
    if (target === url) forgetForeignKey();
    if (target === ownKey || target === keep) save();
    show();
  });
  const secret = form.querySelector(".try-secret button");
  secret?.addEventListener("click", () => {
    const isShown = secret.getAttribute("aria-pressed") === "true";
    secret.setAttribute("aria-pressed", String(!isShown));
    if (ownKey) ownKey.type = isShown ? "password" : "text";
  });
  load();
  show();

  return () => {
    const target = getTarget();
    const isOwnKey = key?.value === "own";
    return {
      base: getBase(),
      key: (isOwnKey ? ownKey?.value.trim() : key?.value) ?? "",
      isOwnKey,
      scenario: target?.value === "mock" ? (scenario?.value ?? "") : "",
      description: target?.dataset["description"] ?? "",
      start: target?.dataset["start"] ?? "",
    };
  };
}
