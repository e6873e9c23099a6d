import { type Control, controlsOf, fill, isBox, valuesOf } from "./controls";
import { maySave, type TypedControl, type TypedText, typedTextOf } from "./typed-text";

const asTyped = (control: Control): TypedControl => ({
  name: control.name,
  type: control.type,
  autocomplete: control.autocomplete,
  values: valuesOf(control),
});

/** What may be saved of a form as it stands. @param touched the names of the controls that were used */
export function readTyped(form: HTMLFormElement, touched: ReadonlySet<string>): TypedText {
  return typedTextOf(controlsOf(form).map(asTyped), touched);
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
