import { maySave, type TypedControl, type TypedText, typedTextOf } from "./typed-text";

/** What a person types into or chooses by. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);

function valuesOf(control: Control): string[] {
  if (isBox(control)) return control.checked ? [control.value] : [];
  if (control instanceof HTMLSelectElement) {
    return Array.from(control.selectedOptions, ({ value }) => value);
  }
  return [control.value];
}

const asTyped = (control: Control): TypedControl => ({
  name: control.name,
  type: control.type,
  autocomplete: control.autocomplete,
  values: valuesOf(control),
});

const controlsOf = (form: HTMLFormElement) => [...form.elements].filter(isControl);

/** What may be saved of a form as it stands. @param touched the names of the controls that were used */
export function readTyped(form: HTMLFormElement, touched: ReadonlySet<string>): TypedText {
  return typedTextOf(controlsOf(form).map(asTyped), touched);
}

/**
 * Writes into a control as a person would: React, which remembers what it last saw of it, notices.
 * @see docs/framework-facts.md
 */
export function typeInto(control: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { prototype } = control.constructor as typeof HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, value);
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Says that a list has another choice. */
export function announceChoice(select: HTMLSelectElement): void {
  for (const type of ["input", "change"]) select.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Gives a control the values that it is to have, where it hasn't. @returns whether it has them now */
function fill(control: Control, values: readonly string[]): void {
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

/** How often what a choice made appear is looked for. */
const PASSES = 4;
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Fills in a form again, what appears only after a choice too. What it has no control for is passed over.
 * @returns whether anything was filled in
 */
export async function fillTyped(form: HTMLFormElement, typed: TypedText): Promise<boolean> {
  const done = new Set<Control>();
  for (let pass = 0; pass < PASSES; pass++) {
    const counts: Record<string, number> = {};
    let isMore = false;
    for (const control of controlsOf(form)) {
      const texts = typed[control.name];
      if (texts === undefined || !maySave(asTyped(control))) continue;
      const isOneOfMany = isBox(control) || control instanceof HTMLSelectElement;
      const at = counts[control.name] ?? 0;
      counts[control.name] = at + 1;
      if (done.has(control)) continue;
      fill(control, isOneOfMany ? texts : texts.slice(at, at + 1));
      done.add(control);
      isMore = true;
    }
    if (!isMore) break;
    await nextFrame();
  }
  return done.size > 0;
}
