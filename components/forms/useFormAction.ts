"use client";

import { useActionState } from "react";
import type { ActionState, FormAction } from "@/lib/kernel/forms";

// A page that the browser held whole while another one was shown may be somebody's who has signed out
// since, and its form still be under way: it is loaded anew.
if (typeof window !== "undefined") {
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) window.location.reload();
  });
}

/**
 * Sends a form to its action, and goes where the action leads by loading that page whole: what Next's
 * router cached may show another person, or another role. It then never settles, so that a form stays
 * under way, and can't be sent again, until the page is gone.
 * @param settle what is done with the answer first, and what is made of it
 */
export async function sendForm(
  action: FormAction,
  form: FormData,
  settle: (state: ActionState) => ActionState = (state) => state,
): Promise<ActionState> {
  // No action reads the state that it gave last: it is not sent back.
  const state = settle(await action(null, form));
  if (state?.redirectTo === undefined) return state;
  const { pathname, search } = window.location;
  const target = new URL(state.redirectTo, window.location.href);
  window.location.assign(target);
  // Another fragment of the same address is only scrolled to.
  if (target.hash !== "" && target.pathname === pathname && target.search === search) {
    window.location.reload();
  }
  return new Promise(() => {});
}

/**
 * `useActionState` over the action of a form. On the server it is the action itself, which React writes
 * into the form for who runs no scripts.
 */
export function useFormAction(action: FormAction, settle?: (state: ActionState) => ActionState) {
  return useActionState<ActionState, FormData>(
    typeof window === "undefined" ? action : (_state, form) => sendForm(action, form, settle),
    null,
  );
}
