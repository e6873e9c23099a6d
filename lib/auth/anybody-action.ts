import { refresh } from "next/cache";
import type { FormAction } from "../kernel/forms.ts";
import { currentVisitor } from "./session.ts";

/**
 * A form that anybody may send, and that asks more of a visitor who is not signed in. One action
 * for both: a person whose session ended while they wrote sees the fields of visitors, beside what
 * they typed, with scripts or without.
 */
export function anybodyAction({
  asPerson,
  asVisitor,
  visitorFields,
  ended,
}: {
  asPerson: FormAction;
  asVisitor: FormAction;
  /** The fields that others alone fill in; their forms always hold the first one. */
  visitorFields: readonly [string, ...string[]];
  /** Says that the session ended, and what to do. */
  ended: string;
}): FormAction {
  return async (state, form) => {
    const visitor = await currentVisitor();
    // What is no form is refused by either.
    const isForm = form instanceof FormData;
    if (visitor?.kind === "person") {
      // A person who signed in meanwhile in another tab has a form that asks too much.
      if (isForm) for (const name of visitorFields) form.delete(name);
      return asPerson(state, form);
    }
    const answer = await asVisitor(state, form);
    if (!isForm || form.has(visitorFields[0]) || answer?.result.status !== "error") return answer;
    refresh();
    return { ...answer, signedOut: true, result: { ...answer.result, error: { "": [ended] } } };
  };
}
