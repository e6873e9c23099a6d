import {
  announceChoice,
  type Control,
  change,
  fill,
  isBox,
  isControl,
  valuesOf,
} from "../forms/controls";
import { counterpartOf } from "./counterpart";

/*
 * What a person did to a page before React took it over. React knows of none of it: a field's value is to it
 * what it was rendered with; and where a browser's translation has put other nodes in the place of texts, React
 * makes the whole page anew, with empty fields and closed parts. Both are put right here (components/layout/Live.tsx).
 */

/** What may have been used by then: this module is run before React changes anything. */
const used = new Set<Element>();
/** What had the focus last. */
let focused: Element | null = null;

const SIGNS = ["input", "toggle", "focusin"] as const;
const note = ({ type, target }: Event) => {
  if (!(target instanceof Element)) return;
  if (type === "focusin") focused = target;
  else used.add(target);
};
if (typeof document !== "undefined") {
  const parts = "input:not([type=hidden]), textarea, select, details";
  for (const part of document.querySelectorAll(parts)) used.add(part);
  focused = document.activeElement;
  // Of a page that is still arriving.
  for (const sign of SIGNS) addEventListener(sign, note, true);
}

/** The option that a list shows as it was sent. */
function defaultIndex({ options, multiple }: HTMLSelectElement): number {
  const index = [...options].findIndex(({ defaultSelected }) => defaultSelected);
  return index === -1 && !multiple ? 0 : index;
}

/** Whether a control holds something else than what it was sent with. */
function isChanged(control: Control): boolean {
  // Of what can be chosen once only, that is what is chosen now.
  if (control.type === "radio") return isBox(control) && control.checked && !control.defaultChecked;
  if (isBox(control)) return control.checked !== control.defaultChecked;
  if (control instanceof HTMLSelectElement) return control.selectedIndex !== defaultIndex(control);
  return control.value !== control.defaultValue;
}

/** React knows a control's value from when it took the page over: it is given once more. */
function giveAgain(control: Control): void {
  if (isBox(control)) {
    const { checked } = control;
    control.checked = control.defaultChecked;
    control.click();
    // React may take the page over within the very press of the control. Browsers make no other click meanwhile; that
    // press tells React.
    if (control.checked !== checked) change(control, "checked", checked);
  } else if (control instanceof HTMLSelectElement || control.type === "file") {
    announceChoice(control);
  } else {
    const { value, defaultValue } = control;
    control.value = defaultValue;
    fill(control, [value]);
  }
}

function restoreControl(control: Control): void {
  if (!isChanged(control)) return;
  const now = counterpartOf(control);
  if (now === control) giveAgain(control);
  else if (now instanceof HTMLInputElement && now.type === "file") {
    now.files = (control as HTMLInputElement).files;
    announceChoice(now);
  } else if (isControl(now)) fill(now, valuesOf(control));
}

function restoreOpen(part: HTMLDetailsElement): void {
  if (part.isConnected) return;
  const now = counterpartOf(part);
  if (now instanceof HTMLDetailsElement) now.open = part.open;
}

function restoreFocus(): void {
  if (focused === null || focused.isConnected || document.activeElement !== document.body) return;
  const now = counterpartOf(focused);
  if (!(now instanceof HTMLElement)) return;
  now.focus({ preventScroll: true });
  // At its end, as after typing; controls of numbers and the like have no place in their text.
  if (
    (now instanceof HTMLInputElement || now instanceof HTMLTextAreaElement) &&
    now.selectionEnd !== null
  ) {
    now.setSelectionRange(now.value.length, now.value.length);
  }
}

/** Has React know what was typed, chosen and opened before it came, and puts it into a page that was made anew. */
export function restoreUse(): void {
  for (const each of used) {
    if (isControl(each)) restoreControl(each);
    else if (each instanceof HTMLDetailsElement) restoreOpen(each);
  }
  used.clear();
  for (const sign of SIGNS) removeEventListener(sign, note, true);
  restoreFocus();
}
