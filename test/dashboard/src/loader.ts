import { button, element } from "./dom.ts";
import { explain } from "./explain.ts";
import { wait } from "./format.ts";

/** A message shown instead of data. */
export interface Notice {
  readonly title: string;
  readonly text: string;
}

/** A request and the display of its data. */
export interface Task<Data> {
  /** The name of the data in a sentence, for example `the listings`. */
  readonly what: string;
  ask(signal: AbortSignal): Promise<Data>;
  /** True to keep the current data visible until the new data arrives. */
  readonly isRefresh?: boolean;
  /** Shows the data, or returns a message to show instead. */
  show(data: Data): Notice | undefined;
}

export type State = "loading" | "ready" | "empty" | "failed" | "waiting";

const SECOND = 1_000;

/**
 * A panel with data from the API. It shows loading, the data, an empty result, an error, or the countdown of a limit. A new
 * task cancels the previous task.
 */
export class Loader<Data> {
  readonly element: HTMLElement;
  readonly #notices = element("div", { class: "notices", "aria-live": "polite" });
  readonly #always: () => void;
  #running = new AbortController();
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

  /** Sends the request and shows the result. */
  async run(task: Task<Data>): Promise<void> {
    this.stop();
    const running = new AbortController();
    this.#running = running;
    if (task.isRefresh) this.element.setAttribute("aria-busy", "true");
    else this.#enter("loading", element("p", { class: "loading" }, `Loading ${task.what} …`));
    try {
      const data = await task.ask(running.signal);
      if (running.signal.aborted) return;
      // Entered before the display, because charts need the size of the panel.
      this.#enter("ready");
      const notice = task.show(data);
      if (notice !== undefined) this.#enter("empty", ...renderNotice(notice));
    } catch (error) {
      if (!running.signal.aborted) this.#fail(error, task);
    }
    this.#always();
  }

  /** Cancels the current task. */
  stop(): void {
    this.#running.abort();
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

  #fail(error: unknown, task: Task<Data>): void {
    const explanation = explain(error);
    const retry = () => void this.run({ ...task, isRefresh: false });
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
