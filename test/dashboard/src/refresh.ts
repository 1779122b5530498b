import { element } from "./dom.ts";
import { clockTime, wait } from "./format.ts";

const SECOND = 1_000;

/**
 * Shows the time of the last update, and refreshes at the end of the cache time. The user can turn off the refresh. The
 * refresh pauses while the page is hidden.
 * @param switched Called when the user turns the refresh on or off.
 */
export function createRefresh(refresh: () => void, switched: () => void) {
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
  automatic.addEventListener("change", () => {
    tick();
    switched();
  });
  const timer = setInterval(tick, SECOND);
  return {
    element: element(
      "p",
      { class: "refresh quiet" },
      element("span", {}, age, next),
      element("label", {}, automatic, " Refresh automatically"),
    ),
    /** @param expires End of the cache time, in Unix ms. */
    update(expires: number) {
      age.textContent = `Updated ${clockTime(Date.now())}`;
      due = expires;
      tick();
    },
    isOn: () => automatic.checked,
    /** Pauses the refresh during a request. */
    rest() {
      due = undefined;
      next.textContent = "";
    },
    stop: () => clearInterval(timer),
  };
}
