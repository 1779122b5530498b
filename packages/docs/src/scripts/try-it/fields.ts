/** Additional controls: lists as chips, and times with a picker in UTC. */
import { createButton } from "./json-view.ts";
import { splitItems } from "./request.ts";

/** Enhances lists and times. Each change dispatches an `input` event, as native controls do. */
export function enhanceFields(form: HTMLFormElement): void {
  for (const input of form.querySelectorAll<HTMLInputElement>(":not(.try-chips) > [data-pattern]"))
    input.addEventListener("input", () => input.setCustomValidity(findProblem(input, [])));
  for (const box of form.querySelectorAll<HTMLElement>(".try-chips")) enhanceChips(box);
  for (const box of form.querySelectorAll<HTMLElement>(".try-time")) enhanceTime(box);
}

function enhanceChips(box: HTMLElement): void {
  const input = box.querySelector("input");
  if (input === null) return;
  const listChips = () => [...box.querySelectorAll<HTMLElement>("[data-chip]")];
  const announce = () => input.dispatchEvent(new Event("input", { bubbles: true }));
  const add = () => {
    const known = new Set(listChips().map((chip) => chip.dataset["chip"]));
    for (const item of splitItems(input.value))
      if (!known.has(item)) input.before(createChip(item, announce, input));
    input.value = "";
    check();
  };
  const check = () => input.setCustomValidity(findProblem(input, listChips()));
  input.addEventListener("keydown", (event) => {
    if (event.key === "Backspace" && input.value === "") listChips().at(-1)?.remove();
    else if (event.key === "Enter" && input.value.trim() !== "") event.preventDefault();
    else return;
    add();
    announce();
  });
  input.addEventListener("input", () => {
    if (input.value.includes(",")) add();
    check();
  });
  input.addEventListener("change", () => {
    add();
    announce();
  });
  add();
}

function createChip(item: string, announce: () => void, input: HTMLInputElement): HTMLElement {
  const chip: HTMLElement = createButton(item, () => {
    chip.remove();
    input.focus();
    announce();
  });
  chip.dataset["chip"] = item;
  chip.ariaLabel = `Remove ${item}`;
  return chip;
}

/** The problem of a text or of a list's items, for the browser's message. Empty for valid values. */
function findProblem(input: HTMLInputElement, chips: readonly HTMLElement[]): string {
  const { pattern, required, max } = input.dataset;
  const items = [...chips.map((chip) => chip.dataset["chip"] ?? ""), ...splitItems(input.value)];
  const wrong = pattern === undefined ? undefined : items.find((item) => !new RegExp(pattern).test(item));
  if (wrong !== undefined) return `"${wrong}" is not valid. ${input.title || `It must match ${pattern}`}.`;
  if (required !== undefined && items.length === 0) return "Give at least one value.";
  if (max !== undefined && items.length > Number(max)) return `Give at most ${max} values.`;
  return "";
}

/** Opens the picker at the time in the text, and writes the chosen time in UTC. */
function enhanceTime(box: HTMLElement): void {
  const [text, picker] = box.querySelectorAll("input");
  if (text === undefined || picker === undefined) return;
  box.querySelector("button")?.addEventListener("click", () => {
    const time = new Date(/^\d{5,}$/.test(text.value) ? Number(text.value) * 1000 : withZone(text.value));
    picker.value = Number.isNaN(time.getTime()) ? "" : time.toISOString().slice(0, 19);
    picker.showPicker();
  });
  picker.addEventListener("input", () => {
    if (picker.value === "") return;
    text.value = `${picker.value.length === 16 ? `${picker.value}:00` : picker.value}Z`;
    text.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

/** The API reads a time without an offset as UTC. */
function withZone(text: string): string {
  return /T[\d:.]+$/.test(text) ? `${text}Z` : text;
}
