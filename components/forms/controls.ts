/** What a person types into or chooses by. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** Whether it is ticked rather than written into. */
export const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);

/** What a control holds: its text, or what is chosen. */
export function valuesOf(control: Control): string[] {
  if (isBox(control)) return control.checked ? [control.value] : [];
  if (control instanceof HTMLSelectElement) {
    return Array.from(control.selectedOptions, ({ value }) => value);
  }
  return [control.value];
}

/** Changes a control as a person would: React, which remembers what it last saw of it, notices. */
export function change(
  control: HTMLInputElement | HTMLTextAreaElement,
  what: "value" | "checked",
  to: string | boolean,
): void {
  const { prototype } = control.constructor as typeof HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, what)?.set?.call(control, to);
}

function typeInto(control: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  change(control, "value", value);
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Says that a list, or a choice of files, has another choice. */
export function announceChoice(control: Control): void {
  for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Gives a control what it is to hold, where it doesn't. */
export function fill(control: Control, values: readonly string[]): void {
  if (isBox(control)) {
    if (control.checked !== values.includes(control.value)) control.click();
  } else if (control instanceof HTMLSelectElement) {
    let isOther = false;
    for (const option of control.options) {
      const isWanted = values.includes(option.value);
      isOther ||= option.selected !== isWanted;
      option.selected = isWanted;
    }
    if (isOther) announceChoice(control);
  } else {
    const [value] = values;
    if (value !== undefined && control.value !== value) typeInto(control, value);
  }
}

/** The controls of a form, those outside of it that name it too. */
export const controlsOf = (form: HTMLFormElement) => [...form.elements].filter(isControl);
