"use client";

import { unstable_isUnrecognizedActionError, unstable_rethrow } from "next/navigation";
import { useActionState } from "react";
import type { ActionState, FormAction } from "@/lib/kernel/forms";
import { failureOfError, type SendFailure } from "@/lib/kernel/send-failure";

// A page that the browser held whole while another one was shown may be somebody's who has signed out
// since, and its form still be under way: it is loaded anew.
if (typeof window !== "undefined") {
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) window.location.reload();
  });
}

/** What became of a form: what its action gave back, or `unsent`, why that is not known. */
export type FormState = (NonNullable<ActionState> & { unsent?: SendFailure }) | null;

/** The server answers in less than that (server/render.ts, server/limits.ts), however slow the network. */
const ANSWER_MS = 90_000;

const isOnline = () => navigator.onLine;

/** Why a form's action threw. @throws what Next throws to lead elsewhere */
function failureOf(error: unknown): SendFailure {
  unstable_rethrow(error);
  return unstable_isUnrecognizedActionError(error)
    ? { kind: "outdated", detail: null }
    : failureOfError(error, isOnline());
}

/** What an action gives back, or why nothing is known of it. */
async function answerOf(
  action: FormAction,
  form: FormData,
): Promise<{ state: ActionState } | { unsent: SendFailure }> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<{ unsent: SendFailure }>((resolve) => {
    timer = setTimeout(() => {
      resolve({ unsent: isOnline() ? { kind: "late" } : { kind: "offline" } });
    }, ANSWER_MS);
  });
  try {
    // No action reads the state that it gave last: it is not sent back.
    return await Promise.race([action(null, form).then((state) => ({ state })), late]);
  } catch (error) {
    return { unsent: failureOf(error) };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Sends a form to its action, and goes where the action leads by loading that page whole: what Next's
 * router cached may show another person, or another role. It then never settles, so that a form stays
 * under way, and can't be sent again, until the page is gone.
 *
 * It throws for nothing that the network or the site may do: React would take the page away with the form.
 * @param settle handles the action's answer before the page is left for it; its result replaces it
 */
export async function sendForm(
  action: FormAction,
  form: FormData,
  settle: (state: ActionState) => ActionState = (state) => state,
): Promise<FormState> {
  const answer = await answerOf(action, form);
  if ("unsent" in answer) return { result: {}, unsent: answer.unsent };
  const state = settle(answer.state);
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
 * Sends what nobody pressed, such as that a page was seen. It leads nowhere, not to the login either: somebody may
 * be writing on the page. What becomes of it is not reported.
 */
export async function sendUnpressed(action: FormAction, form: FormData): Promise<void> {
  await answerOf(action, form);
}

/** What a form shows after another try: of one that nothing is known of, what it showed before. */
export function stateAfter(before: FormState, after: FormState): FormState {
  if (after?.unsent === undefined || before === null) return after;
  const { message: _, ...rest } = before;
  return { ...rest, unsent: after.unsent };
}

/**
 * `useActionState` over the action of a form. On the server it is the action itself, which React writes
 * into the form for people without scripts.
 */
export function useFormAction(action: FormAction, settle?: (state: ActionState) => ActionState) {
  return useActionState<FormState, FormData>(
    typeof window === "undefined"
      ? action
      : async (before, form) => stateAfter(before, await sendForm(action, form, settle)),
    null,
  );
}
