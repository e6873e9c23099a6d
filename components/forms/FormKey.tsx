"use client";

import { useEffect, useRef, useState } from "react";
import type { ActionState } from "@/lib/kernel/forms";
import { FORM_KEY_FIELD, newFormKey } from "@/lib/kernel/forms";
import { savedFormKey, saveFormKey } from "./form-keys";

/**
 * The hidden field that names this showing of a form: sent again because no answer came, it is the same form, and
 * creates nothing more. The server draws it with the page, for people without scripts; it stays
 * over new tries, reloading and going back, and another one is drawn once the form was answered
 * with success.
 */
export function FormKey({ formId, state }: { formId: string; state: ActionState }) {
  const field = useRef<HTMLInputElement>(null);
  // In the browser nothing: what the server drew is in the page, and not to be drawn again at hydration.
  const [drawn] = useState(() =>
    typeof window === "undefined" ? (state?.key ?? newFormKey()) : undefined,
  );
  useEffect(() => {
    if (!field.current) return;
    const saved = savedFormKey(formId);
    if (saved !== null) field.current.value = saved;
    else if (field.current.value === "") field.current.value = newFormKey();
    saveFormKey(formId, field.current.value);
  }, [formId]);
  useEffect(() => {
    if (!field.current || state?.key === undefined) return;
    field.current.value = state.key;
  }, [state]);
  return (
    <input
      ref={field}
      type="hidden"
      name={FORM_KEY_FIELD}
      {...(drawn === undefined ? {} : { defaultValue: drawn })}
      suppressHydrationWarning
    />
  );
}
