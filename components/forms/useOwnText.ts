"use client";

import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { ActionState, FormOwner } from "@/lib/kernel/forms";
import { isControl } from "./controls";
import { FORMS } from "./copy";
import { useFormOwner } from "./form-owner";
import {
  dropAllOf,
  dropOwn,
  findOffered,
  placeOfForm,
  saveUnsent,
  saveWhileTyped,
  tidyOwnText,
  toLogin,
} from "./own-text";
import { fillTyped, readTyped } from "./typed-controls";
import type { TypedText } from "./typed-text";

/** Milliseconds without a key after which what was typed is saved. */
const PAUSE_MS = 400;

/** Whether what is stored was tidied since this page was loaded. */
let isTidy = false;

/** Whether an action did what its form was for: nothing of it is left to be sent. */
const isDone = (state: ActionState): boolean =>
  state !== null && state.result.status === undefined && !state.signedOut;

/**
 * Saves what a signed-in person types in a form, so that it outlives their session, and offers it to them in the
 * same form once they have signed in again.
 * @param onDone called once the form was sent, before its page is left
 */
export function useOwnText(
  formId: string,
  form: RefObject<HTMLFormElement | null>,
  onDone?: () => void,
) {
  const given = useFormOwner();
  // The person who types is the one the page was made for, whoever signs in meanwhile.
  const owner = useRef<FormOwner | null>(given);
  owner.current ??= given;
  const touched = useRef(new Set<string>());
  /** What the controls held that were filled in; null where nothing was. */
  const before = useRef<TypedText | null>(null);
  /** Whether it is to be offered when the page is shown again, in the same session too. */
  const isToOffer = useRef(false);
  const saveLater = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [offer, setOffer] = useState<"none" | "filled" | "cleared">("none");

  const drop = useCallback(() => {
    clearTimeout(saveLater.current);
    if (owner.current && form.current) {
      dropOwn(owner.current, placeOfForm(formId, form.current));
    }
    touched.current.clear();
    before.current = null;
    isToOffer.current = false;
  }, [formId, form]);

  useEffect(() => {
    const [{ current }, whose] = [form, owner.current];
    if (current === null || whose === null) return;
    if (!isTidy) tidyOwnText();
    isTidy = true;
    let place = placeOfForm(formId, current);
    const save = () => {
      clearTimeout(saveLater.current);
      saveLater.current = undefined;
      const typed = readTyped(current, touched.current);
      saveWhileTyped(whose, place, typed, isToOffer.current);
    };
    const flush = () => {
      if (saveLater.current !== undefined) save();
    };
    const note = ({ target }: Event) => {
      if (!isControl(target)) return;
      touched.current.add(target.name);
      place = placeOfForm(formId, current);
      clearTimeout(saveLater.current);
      saveLater.current = setTimeout(save, PAUSE_MS);
    };
    // A box that a script chooses is clicked; a list says "change".
    const signs = ["input", "change"];
    for (const sign of signs) current.addEventListener(sign, note);
    window.addEventListener("pagehide", flush);
    const typed = findOffered(whose, place);
    if (typed !== null) {
      isToOffer.current = true;
      before.current = readTyped(current, new Set(Object.keys(typed)));
      void fillTyped(current, typed).then((isFilled) => {
        if (isFilled) setOffer("filled");
      });
    }
    return () => {
      flush();
      for (const sign of signs) current.removeEventListener(sign, note);
      window.removeEventListener("pagehide", flush);
    };
  }, [formId, form]);

  /**
   * Does what an answer asks for before its page is left.
   * @returns what the form shows instead of leaving, where what was typed would be lost by it
   */
  const settle = (state: ActionState): ActionState => {
    const [{ current }, whose] = [form, owner.current];
    if (state?.signsOut && whose !== null) dropAllOf(whose);
    if (isDone(state)) {
      onDone?.();
      drop();
      setOffer("none");
    }
    if (!state?.signedOut) return state;
    if (current === null || whose === null) return toLogin(state);
    clearTimeout(saveLater.current);
    saveLater.current = undefined;
    const typed = readTyped(current, touched.current);
    const isSaved = saveUnsent(whose, placeOfForm(formId, current), typed);
    if (isSaved || Object.keys(typed).length === 0 || state.redirectTo === undefined) {
      return toLogin(state);
    }
    return { result: { status: "error", error: { "": [FORMS.notSaved] } } };
  };

  /** Has what was sent and not answered offered once the page was loaded anew. */
  const hold = useCallback(() => {
    const [{ current }, whose] = [form, owner.current];
    if (current === null || whose === null) return;
    isToOffer.current = true;
    const typed = readTyped(current, touched.current);
    saveWhileTyped(whose, placeOfForm(formId, current), typed, true);
  }, [formId, form]);

  return {
    offer,
    settle,
    hold,
    /** Takes out what was offered: the form is as its page has it. */
    clear: () => {
      const [{ current }, earlier] = [form, before.current];
      setOffer("cleared");
      if (current === null || earlier === null) return drop();
      void fillTyped(current, earlier).then(drop);
      current
        .querySelector<HTMLElement>(":is(input:not([type=hidden]), textarea, select)")
        ?.focus();
    },
  };
}
