import { QueryObserver, type QueryObserverOptions } from "@tanstack/query-core";
import { queryClient } from "./api.ts";
import { button, element } from "./dom.ts";
import { explain } from "./explain.ts";
import { wait } from "./format.ts";

/** A message shown instead of data. */
export interface Notice {
  readonly title: string;
  readonly text: string;
}

/** A query and the display of its data. */
export interface Task<Result, Data> {
  /** The name of the data in a sentence, for example `the listings`. */
  readonly what: string;
  readonly query: QueryObserverOptions<Result, Error, Data, Result, readonly string[]>;
  /**
   * Shows the data, or returns a message to show instead.
   * @param updatedAt When the data was received, in Unix ms.
   */
  show(data: Data, updatedAt: number): Notice | undefined;
}

export type State = "loading" | "ready" | "empty" | "failed" | "waiting";

const SECOND = 1_000;

/**
 * A panel with data from the API. It shows loading, the data, an empty result, an error, or the countdown of a limit. A new
 * task cancels the previous task.
 */
export class Loader {
  readonly element: HTMLElement;
  readonly #notices = element("div", { class: "notices", "aria-live": "polite" });
  readonly #always: () => void;
  #unsubscribe = (): void => undefined;
  #timer: ReturnType<typeof setInterval> | undefined;

  /**
   * @param section The element of the panel. Its children stay.
   * @param always Called after each request.
   */
  constructor(section: HTMLElement, always: () => void = () => undefined) {
    this.element = section;
    this.#always = always;
    section.tabIndex = -1;
    section.append(this.#notices);
  }

  /** Shows the data of a query. Known data stays visible during a refresh. */
  run<Result, Data = Result>(task: Task<Result, Data>): void {
    this.stop();
    const observer = new QueryObserver(queryClient, task.query);
    let shownAt = 0;
    let shown: unknown;
    const update = () => {
      const { data, error, isFetching, dataUpdatedAt } = observer.getCurrentResult();
      // Two events of a stream may arrive in the same ms.
      if (dataUpdatedAt !== shownAt || data !== shown) {
        shownAt = dataUpdatedAt;
        shown = data;
        // Entered before the display, because charts need the size of the panel.
        this.#enter("ready");
        const notice = task.show(data as Data, dataUpdatedAt);
        if (notice !== undefined) this.#enter("empty", ...renderNotice(notice));
      }
      clearInterval(this.#timer);
      if (isFetching && shownAt > 0 && error === null) this.element.setAttribute("aria-busy", "true");
      else if (isFetching)
        this.#enter("loading", element("p", { class: "loading" }, `Loading ${task.what} …`));
      else if (error !== null) this.#fail(error, () => void observer.refetch());
      if (!isFetching) this.#always();
    };
    this.#unsubscribe = observer.subscribe(update);
    update();
  }

  /** Cancels the current query. */
  stop(): void {
    this.#unsubscribe();
    clearInterval(this.#timer);
  }

  #enter(state: State, ...notice: Node[]): void {
    this.element.dataset["state"] = state;
    if (state === "ready") this.element.dataset["shown"] = "";
    this.element.setAttribute("aria-busy", String(state === "loading"));
    // Without this, removing a focused button would lose the focus.
    if (this.#notices.contains(document.activeElement)) this.element.focus({ preventScroll: true });
    this.#notices.replaceChildren(...notice);
  }

  #fail(error: unknown, retry: () => void): void {
    const explanation = explain(error);
    const again = button(explanation.wait === undefined ? "Try again" : "Try now", retry, {
      class: "primary",
    });
    const notice = [...renderNotice(explanation), element("p", {}, again), details(explanation.facts)];
    if (explanation.wait === undefined) {
      this.#enter("failed", ...notice);
      return;
    }
    const countdown = element("p", { class: "countdown", role: "timer" });
    this.#enter("waiting", ...notice.toSpliced(2, 0, countdown));
    const ends = Date.now() + explanation.wait;
    const tick = () => {
      const left = ends - Date.now();
      if (left <= 0) return retry();
      countdown.textContent = `Trying again in ${wait(left)}.`;
    };
    tick();
    this.#timer = setInterval(tick, SECOND);
  }
}

function renderNotice({ title, text }: Notice): HTMLElement[] {
  return [element("p", { class: "title" }, title), element("p", {}, text)];
}

function details(facts: readonly (readonly [string, string])[]): HTMLElement {
  const lines = facts.flatMap(([name, value]) => [element("dt", {}, name), element("dd", {}, value)]);
  return element("details", {}, element("summary", {}, "Details"), element("dl", {}, ...lines));
}
