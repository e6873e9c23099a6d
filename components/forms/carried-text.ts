import { controlsOf } from "./controls";
import { fillTyped, readTyped } from "./typed-controls";
import { dropForm, findSavedForm, saveForm } from "./typed-text-store";

/** Whose it is: of whoever leaves for the login with it, in this tab, until the form is shown again. */
const CARRIED = "carried";
/** What whoever sends the form gives each time. */
const NOT_CARRIED = new Set(["consent"]);

const storage = () => window.sessionStorage;
const placeOf = (formId: string) => ({
  owner: CARRIED,
  path: window.location.pathname,
  formId,
});

/** Saves what a visitor wrote in a form that they leave to sign in. */
export function carryText(formId: string, form: HTMLFormElement): void {
  const names = controlsOf(form).map(({ name }) => name);
  const carried = new Set(names.filter((name) => !NOT_CARRIED.has(name)));
  saveForm(storage, placeOf(formId), readTyped(form, carried), Date.now());
}

/** Fills it in again, once: in the same form, with an account or without. */
export async function unpackText(formId: string, form: HTMLFormElement): Promise<void> {
  const saved = findSavedForm(storage, placeOf(formId), Date.now());
  if (saved === null) return;
  dropForm(storage, placeOf(formId));
  const typed = Object.entries(saved.typed).filter(([, texts]) => texts.some(Boolean));
  await fillTyped(form, Object.fromEntries(typed));
}
