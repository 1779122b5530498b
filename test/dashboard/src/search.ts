import { allCoins, type KnownCoin, type RequestSettings } from "./api.ts";
import { element } from "./dom.ts";
import { explain } from "./explain.ts";
import { findCoins } from "./find-coins.ts";
import { coinIcon } from "./icon.ts";

const MAX_SHOWN = 8;

/**
 * A combobox (ARIA APG) that finds coins by name, symbol or id. The coins are loaded on the first use. Errors are shown
 * below the field.
 *
 * @param getAsked Returns the current request settings.
 * @param open Opens a coin's page.
 */
export function createSearch(
  getAsked: () => RequestSettings,
  open: (coin: KnownCoin) => void,
  always: () => void,
) {
  /** Counts searches. Only the newest search shows its results. */
  let searches = 0;
  let shown: readonly KnownCoin[] = [];
  let active = -1;
  const input = element("input", {
    id: "search",
    type: "search",
    role: "combobox",
    placeholder: "Search coins",
    autocomplete: "off",
    "aria-label": "Search coins",
    "aria-expanded": "false",
    "aria-controls": "found",
    "aria-autocomplete": "list",
  });
  const list = element("ul", { id: "found", role: "listbox", "aria-label": "Coins found", hidden: true });
  const message = element("p", { class: "search-message", role: "status", hidden: true });

  const say = (text: string) => {
    message.textContent = text;
    message.hidden = text === "";
  };
  const show = (coins: readonly KnownCoin[]) => {
    shown = coins;
    list.replaceChildren(...coins.map((coin, index) => toOption(coin, index, () => choose(coin))));
    list.hidden = coins.length === 0;
    input.setAttribute("aria-expanded", String(coins.length > 0));
    mark(coins.length > 0 ? 0 : -1);
  };
  const mark = (index: number) => {
    active = index;
    for (const [at, option] of [...list.children].entries())
      option.setAttribute("aria-selected", String(at === index));
    if (index === -1) input.removeAttribute("aria-activedescendant");
    else input.setAttribute("aria-activedescendant", `found-${index}`);
  };
  const close = () => {
    searches += 1;
    show([]);
    say("");
  };
  const choose = (coin: KnownCoin) => {
    input.value = "";
    close();
    open(coin);
  };
  const find = async () => {
    const text = input.value;
    if (text.trim() === "") return close();
    searches += 1;
    const search = searches;
    try {
      const found = findCoins(await allCoins(getAsked()), text, MAX_SHOWN);
      if (search !== searches) return;
      show(found);
      say(found.length === 0 ? `No coin has “${text.trim()}” in its name or symbol.` : "");
    } catch (error) {
      if (search !== searches) return;
      const { title, text: advice } = explain(error);
      show([]);
      say(`${title}. ${advice}`);
    }
    always();
  };

  input.addEventListener("input", () => void find());
  input.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      input.value = "";
      close();
    }
    const coin = shown[active];
    if (coin === undefined) return;
    if (event.key === "Enter") choose(coin);
    else if (event.key === "ArrowDown") mark((active + 1) % shown.length);
    else if (event.key === "ArrowUp") mark((active - 1 + shown.length) % shown.length);
    else return;
    event.preventDefault();
  });
  // Keeps the focus in the field during a click on an option.
  list.addEventListener("pointerdown", (event) => event.preventDefault());
  input.addEventListener("blur", close);
  addEventListener("keydown", (event) => {
    const isTyping = event.target instanceof HTMLElement && event.target.matches("input, select, textarea");
    if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input.focus();
  });
  return element("div", { class: "search", role: "search" }, input, list, message);
}

function toOption(coin: KnownCoin, index: number, choose: () => void): HTMLElement {
  const option = element(
    "li",
    { id: `found-${index}`, role: "option" },
    coinIcon(coin.symbol),
    element("span", { class: "found-name" }, coin.name),
    element("span", { class: "symbol" }, coin.symbol),
  );
  option.addEventListener("click", choose);
  return option;
}
