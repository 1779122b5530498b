import { button, element } from "./dom.ts";
import { explain } from "./explain.ts";
import { wait } from "./format.ts";

/** Words in the place of data. */
export interface Notice {
  readonly title: string;
  readonly text: string;
}

/** Something that is asked for and then shown. */
export interface Task<Data> {
  /** What it is, as it stands in a sentence: `the listings`. */
  readonly what: string;
  ask(signal: AbortSignal): Promise<Data>;
  /** Whether data of the same are in sight, which stay as they are until the new ones come. */
  readonly isRefresh?: boolean;
  /** Shows the data, or gives the words that stand in their place. */
  show(data: Data): Notice | undefined;
}

export type State = "loading" | "ready" | "empty" | "failed" | "waiting";

const SECOND = 1_000;

/**
 * A part of the page whose data come from the API: it shows that they are on their way, the data, that there are none,
 * what went wrong, and how long a limit lasts. Only the newest task counts.
 */
export class Loader<Data> {
  readonly element: HTMLElement;
  readonly #notices = element("div", { class: "notices", "aria-live": "polite" });
  readonly #always: () => void;
  #running = new AbortController();
  #timer: ReturnType<typeof setInterval> | undefined;

  /**
   * @param section Where it is; its children stay.
   * @param always Told after each call.
   */
  constructor(section: HTMLElement, always: () => void = () => undefined) {
    this.element = section;
    this.#always = always;
    section.tabIndex = -1;
    section.append(this.#notices);
  }

  /** Asks, and shows what comes. */
  async run(task: Task<Data>): Promise<void> {
    this.stop();
    const running = new AbortController();
    this.#running = running;
    if (task.isRefresh) this.element.setAttribute("aria-busy", "true");
    else this.#enter("loading", element("p", { class: "loading" }, `Loading ${task.what} …`));
    try {
      const data = await task.ask(running.signal);
      if (running.signal.aborted) return;
      // Before it is shown, so that what is drawn into it has a size.
      this.#enter("ready");
      const notice = task.show(data);
      if (notice !== undefined) this.#enter("empty", ...words(notice));
    } catch (error) {
      if (!running.signal.aborted) this.#fail(error, task);
    }
    this.#always();
  }

  /** Ends what is under way; nothing of it shows any more. */
  stop(): void {
    this.#running.abort();
    clearInterval(this.#timer);
  }

  #enter(state: State, ...notice: Node[]): void {
    this.element.dataset["state"] = state;
    if (state === "ready") this.element.dataset["shown"] = "";
    this.element.setAttribute("aria-busy", String(state === "loading"));
    // A button that goes away would take the focus with it.
    if (this.#notices.contains(document.activeElement)) this.element.focus({ preventScroll: true });
    this.#notices.replaceChildren(...notice);
  }

  #fail(error: unknown, task: Task<Data>): void {
    const explanation = explain(error);
    const retry = () => void this.run({ ...task, isRefresh: false });
    const again = button(explanation.wait === undefined ? "Try again" : "Try now", retry, {
      class: "primary",
    });
    const notice = [...words(explanation), element("p", {}, again), details(explanation.facts)];
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

function words({ title, text }: Notice): HTMLElement[] {
  return [element("p", { class: "title" }, title), element("p", {}, text)];
}

function details(facts: readonly (readonly [string, string])[]): HTMLElement {
  const lines = facts.flatMap(([name, value]) => [element("dt", {}, name), element("dd", {}, value)]);
  return element("details", {}, element("summary", {}, "Details"), element("dl", {}, ...lines));
}
