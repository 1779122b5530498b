type Properties = Record<string, string | number | boolean | undefined>;

/**
 * Creates an element. True attributes are empty; false and undefined attributes are absent. Strings become text, never
 * markup.
 */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Properties = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(properties)) {
    if (value !== undefined && value !== false)
      made.setAttribute(attribute, value === true ? "" : String(value));
  }
  made.append(...children);
  return made;
}

/** Creates a button with a click handler. */
export function button(label: string, act: () => void, properties: Properties = {}): HTMLButtonElement {
  const made = element("button", { type: "button", ...properties }, label);
  made.addEventListener("click", act);
  return made;
}
