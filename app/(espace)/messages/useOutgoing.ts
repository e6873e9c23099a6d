import { startTransition, useEffect, useState } from "react";
import type { FormAction, Sending } from "@/components/forms/ActionForm";
import { FORMS } from "@/components/forms/copy";
import { findOffered, placeOf, saveUnsent, toLogin } from "@/components/forms/own-text";
import { type FormState, sendForm } from "@/components/forms/useFormAction";
import type { FormOwner } from "@/lib/kernel/forms";
import { newId } from "@/lib/kernel/ids";
import { type StoredFile, writeDrafts } from "./drafts";
import {
  draftKey,
  type NotSent,
  type Outgoing,
  readDraft,
  readUnsent,
  stillOutgoing,
  writeUnsent,
} from "./outgoing";

/** Why a message did not get through; null where it did. */
function problemOf(state: FormState): NotSent | null {
  if (state?.unsent) return { failure: state.unsent };
  if (state?.result.status !== "error") return null;
  const sentences = Object.values(state.result.error ?? {}).flat();
  return { refusal: sentences.join(" ") };
}

/** What is done with an answer before the page is left for it. */
type Settle = Sending["settle"];

/**
 * Puts a message that was sent after the session had ended back where it was written, before what is being typed
 * since: its person finds it there once they have signed in. @returns whether the browser holds it
 */
function putBack(
  owner: FormOwner | null,
  conversationId: string,
  { content, documents }: Pick<Outgoing, "content" | "documents">,
): boolean {
  if (owner === null) return false;
  const place = placeOf("reponse", [conversationId]);
  const key = draftKey(owner, conversationId);
  const [earlier] = findOffered(owner, place)?.content ?? [];
  const texts = earlier === undefined ? [content, readDraft(key)] : [earlier, content];
  if (documents.length > 0) writeDrafts(key, documents);
  return saveUnsent(owner, place, { content: [texts.filter(Boolean).join("\n\n")] });
}

/**
 * The messages on their way in a conversation: each is shown at once, and can be sent again under its name
 * where it did not get through, after the page was loaded anew too.
 */
export function useOutgoing({
  conversationId,
  owner,
  seen,
  messages,
  action,
}: {
  conversationId: string;
  /** Whose messages they are. */
  owner: FormOwner | null;
  /** The last message that is shown. */
  seen: string | null;
  messages: readonly { clientKey: string | null }[];
  action: FormAction;
}) {
  // Null until it is known what this tab holds from before.
  const [held, setHeld] = useState<readonly Outgoing[] | null>(null);
  const outgoing = stillOutgoing(held ?? [], messages);
  const setOutgoing = (change: (before: readonly Outgoing[]) => readonly Outgoing[]) =>
    setHeld((before) => change(before ?? []));

  const place = draftKey(owner, conversationId);
  useEffect(() => setHeld(readUnsent(place)), [place]);
  useEffect(() => {
    if (held !== null) writeUnsent(place, stillOutgoing(held, messages));
  }, [place, held, messages]);

  const put = (message: Outgoing) =>
    setOutgoing((before) => [...before.filter(({ key }) => key !== message.key), message]);
  const drop = ({ key }: Pick<Outgoing, "key">) =>
    setOutgoing((before) => before.filter((each) => each.key !== key));

  const deliver = (
    { key, content, documents }: Pick<Outgoing, "key" | "content" | "documents">,
    settle: Settle = (state) => state,
  ) => {
    const message = { key, content, documents };
    put({ ...message, state: "sending", problem: null });
    const form = new FormData();
    form.set("conversationId", conversationId);
    form.set("content", content);
    form.set("clientKey", key);
    for (const { id } of documents) form.append("documents", id);
    if (seen) form.set("seen", seen);
    startTransition(async () => {
      const state = await sendForm(action, form, (answer) => {
        if (!answer?.signedOut) return settle(answer);
        if (!putBack(owner, conversationId, message)) {
          return { result: { status: "error", error: { "": [FORMS.notSaved] } } };
        }
        drop(message);
        return toLogin(answer);
      });
      const problem = problemOf(state);
      put({ ...message, state: problem === null ? "sent" : "failed", problem });
    });
  };

  return {
    outgoing,
    send: (content: string, documents: readonly StoredFile[], settle: Settle) =>
      deliver({ key: newId(), content, documents }, settle),
    again: (message: Outgoing) => deliver(message),
    drop,
  };
}
