/** Ways to make elements: what React did not render, and does not know of. */

type Children = readonly (Node | string)[];

/** An element with these attributes and children; texts are texts. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  children: Children = [],
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** A button of ours. */
export function button(label: string, className: string, press: () => void): HTMLButtonElement {
  const made = element("button", { type: "button", class: className }, [label]);
  made.addEventListener("click", press);
  return made;
}
