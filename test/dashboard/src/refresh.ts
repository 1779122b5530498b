import { element } from "./dom.ts";
import { clockTime, wait } from "./format.ts";

const SECOND = 1_000;

/**
 * Says how old the figures are, and asks for others when their time in the client's cache is over: before that the same
 * would come. The reader can stop it, and it rests while nobody looks.
 */
export function createRefresh(refresh: () => void) {
  let due: number | undefined;
  const age = element("span");
  const next = element("span", { "aria-hidden": "true" });
  const automatic = element("input", { type: "checkbox", checked: true });
  const tick = () => {
    const isWaiting = due !== undefined && automatic.checked;
    next.textContent = isWaiting && due !== undefined ? `, again in ${wait(due - Date.now())}` : "";
    if (!isWaiting || due === undefined || Date.now() < due || document.hidden) return;
    due = undefined;
    refresh();
  };
  automatic.addEventListener("change", tick);
  const timer = setInterval(tick, SECOND);
  return {
    element: element(
      "p",
      { class: "refresh quiet" },
      element("span", {}, age, next),
      element("label", {}, automatic, " Refresh by itself"),
    ),
    /** @param expires In Unix ms; undefined for what is not to be asked for again. */
    update(expires: number | undefined) {
      age.textContent = `Updated ${clockTime(Date.now())}`;
      due = expires;
      tick();
    },
    /** While something else is asked for, nothing is due. */
    rest() {
      due = undefined;
      next.textContent = "";
    },
    stop: () => clearInterval(timer),
  };
}
