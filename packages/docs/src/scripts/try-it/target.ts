/**
 * The target of the request and its key. The reader's own key belongs to one base URL and is never sent to another. The
 * page forgets the key, except when the reader keeps it.
 */
import { type FormField, parseBaseUrl } from "./request.ts";
import { setValue } from "./state.ts";

/** The reader's own key and its base URL. */
interface OwnKey {
  readonly url: string;
  readonly key: string;
}

/** The prefix of stored keys. */
const STORED = "try-it:";
const BASE_URL_RULE = "The base URL must begin with http:// or https:// and a host name, without a password.";

/** The stored key for a target. */
function readKept(target: string): OwnKey | undefined {
  try {
    const { url, key } = JSON.parse(localStorage.getItem(STORED + target) ?? "{}") as Partial<OwnKey>;
    return typeof url === "string" && typeof key === "string" ? { url, key } : undefined;
  } catch {
    return undefined;
  }
}

export type TargetControls = ReturnType<typeof connectTarget>;
export type Target = ReturnType<TargetControls["read"]>;

/** Connects the controls of target and key. */
export function connectTarget(form: HTMLFormElement) {
  const typed = new Map<string, OwnKey>();
  const getKey = (target: string) => typed.get(target) ?? readKept(target);
  const get = <Field extends FormField>(id: string) => form.querySelector<Field>(`#try-${id}`);
  const [url, ownKey, keep] = ["url", "own-key", "keep"].map((id) => get<HTMLInputElement>(id));
  const [key, scenario] = ["key", "scenario"].map((id) => get<HTMLSelectElement>(id));
  const getTarget = () => form.querySelector<HTMLInputElement>("[name=try-target]:checked");
  const getBase = () => {
    const target = getTarget();
    return parseBaseUrl(target?.value === "own" ? (url?.value ?? "") : (target?.dataset["url"] ?? ""));
  };

  /** Fills in the known facts of the chosen target. */
  const load = () => {
    const target = getTarget();
    const own = getKey(target?.value ?? "");
    if (url && target?.value === "own" && url.value === "") url.value = own?.url ?? "";
    const isKnown = own !== undefined && own.url === getBase();
    if (ownKey) ownKey.value = isKnown ? own.key : "";
    if (keep) keep.checked = isKnown && readKept(target?.value ?? "") !== undefined;
    const demo = key?.querySelector("optgroup");
    if (!key || !demo) return;
    demo.disabled = target?.dataset["demo"] === undefined;
    const usual = demo.querySelector<HTMLOptionElement>("option[selected]")?.value ?? "";
    key.value = demo.disabled || ownKey?.value ? "own" : usual;
  };

  const save = () => {
    const name = getTarget()?.value ?? "";
    const own = { url: getBase() ?? "", key: ownKey?.value ?? "" };
    typed.set(name, own);
    try {
      if (keep?.checked) localStorage.setItem(STORED + name, JSON.stringify(own));
      else localStorage.removeItem(STORED + name);
    } catch {
      // Storage may be forbidden: then the key is in memory only.
    }
  };

  /** A key belongs to its base URL. */
  const forgetForeignKey = () => {
    const known = getKey("own");
    if (ownKey && known?.url && known.url !== getBase()) ownKey.value = "";
    save();
  };

  /** Shows the controls of the chosen target. Hidden controls are disabled, so they never block a request. */
  const show = () => {
    const target = getTarget()?.value;
    const isShown: Record<string, boolean> = {
      mock: target === "mock",
      own: target === "own",
      "own-key": key?.value === "own",
    };
    for (const field of form.querySelectorAll<HTMLElement>("[data-for]")) {
      field.hidden = isShown[field.dataset["for"] ?? ""] !== true;
      for (const control of field.querySelectorAll<FormField>("input, select"))
        control.disabled = field.hidden;
    }
    url?.setCustomValidity(getBase() === undefined ? BASE_URL_RULE : "");
    const note = form.querySelector("#try-scenario-note");
    if (note) note.textContent = scenario?.selectedOptions[0]?.title ?? "";
  };

  form.addEventListener("input", show);
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

  return {
    read: () => {
      const target = getTarget();
      const isOwnKey = key?.value === "own";
      return {
        /** Undefined for an invalid base URL. */
        base: getBase(),
        key: (isOwnKey ? ownKey?.value.trim() : key?.value) ?? "",
        /** The page never shows the reader's own key. */
        isOwnKey,
        scenario: target?.value === "mock" ? (scenario?.value ?? "") : "",
        /** Describes the base URL, as the end of a sentence. */
        description: target?.dataset["description"] ?? "",
        /** The command for a server at the base URL. */
        start: target?.dataset["start"] ?? "",
      };
    },
    /** Chooses the target, base URL and scenario of a query. */
    fill: (query: URLSearchParams) => {
      for (const radio of form.querySelectorAll<HTMLInputElement>("[name=try-target]"))
        radio.checked ||= radio.value === query.get("try-target");
      if (url) url.value = query.get("try-url") ?? url.value;
      if (scenario) setValue(scenario, query.get("try-scenario") ?? "");
      load();
      show();
    },
    /** Target, base URL and scenario, without the key. */
    write: () => {
      const [target, base] = [getTarget()?.value ?? "", parseBaseUrl(url?.value ?? "") ?? ""];
      const all = { "try-target": target, "try-url": base, "try-scenario": scenario?.value ?? "" };
      return Object.entries(all).filter(([, value]) => value !== "");
    },
  };
}
