type Properties = Record<string, string | number | boolean | undefined>;

/**
 * An element with attributes and children. A true attribute is empty, a false or undefined one absent. Texts are
 * texts, never markup, whatever they hold.
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

/** A button, with what it does. */
export function button(label: string, act: () => void, properties: Properties = {}): HTMLButtonElement {
  const made = element("button", { type: "button", ...properties }, label);
  made.addEventListener("click", act);
  return made;
}
