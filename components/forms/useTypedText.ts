"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import { isHinted } from "@/lib/auth/hint";
import { isControl } from "./controls";
import { fillTyped, readTyped } from "./typed-controls";
import { dropForm, findSavedForm, saveForm, TAB } from "./typed-text-store";
import type { FormState } from "./useFormAction";

const storage = () => window.sessionStorage;
/** Somebody's own is no tab's: the next person who signs in there would be shown it. */
const isAnybodys = () => !isHinted(document.cookie);
const placeOf = (formId: string) => ({ owner: TAB, path: window.location.pathname, formId });

/** Removes the saved text of a form of this page: it was answered. */
export const dropTypedText = (formId: string) => dropForm(storage, placeOf(formId));

/**
 * Saves what was typed in a form of which nothing is known after it was sent, so that its page can be loaded
 * anew, and fills it in again then. This tab alone holds it, for a day at most.
 * @returns whether the form was filled in
 */
export function useTypedText(
  formId: string,
  form: RefObject<HTMLFormElement | null>,
  state: FormState,
): boolean {
  const touched = useRef(new Set<string>());
  const [isRestored, setRestored] = useState(false);

  useEffect(() => {
    const { current } = form;
    if (current === null) return;
    const note = ({ target }: Event) => {
      if (isControl(target)) touched.current.add(target.name);
    };
    // A box is clicked where it is chosen by a script.
    const signs = ["input", "change"];
    for (const sign of signs) current.addEventListener(sign, note);
    const saved = isAnybodys() ? findSavedForm(storage, placeOf(formId), Date.now()) : null;
    if (saved !== null) void fillTyped(current, saved.typed).then(setRestored);
    return () => {
      for (const sign of signs) current.removeEventListener(sign, note);
    };
  }, [formId, form]);

  useEffect(() => {
    const { current } = form;
    if (current === null || state === null) return;
    if (state.unsent === undefined) {
      setRestored(false);
      return;
    }
    if (!isAnybodys()) return;
    const save = () =>
      saveForm(storage, placeOf(formId), readTyped(current, touched.current), Date.now());
    save();
    current.addEventListener("input", save);
    return () => current.removeEventListener("input", save);
  }, [formId, form, state]);

  return isRestored;
}
