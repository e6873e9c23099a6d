import { startTransition, useState } from "react";
import type { FormAction, Sending } from "@/components/forms/ActionForm";
import { FORMS } from "@/components/forms/copy";
import { findOffered, placeOf, saveUnsent, toLogin } from "@/components/forms/own-text";
import { sendForm } from "@/components/forms/useFormAction";
import type { FormOwner } from "@/lib/kernel/forms";
import { newId } from "@/lib/kernel/ids";
import { type StoredFile, writeDrafts } from "./drafts";
import { draftKey, type Outgoing, readDraft, stillOutgoing } from "./outgoing";

/** What the server says of a message that it refuses; null where it took it. */
function refusalOf(state: Awaited<ReturnType<FormAction>>): string | null {
  if (state?.result.status !== "error") return null;
  return Object.values(state.result.error ?? {})
    .flat()
    .join(" ");
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
 * where it did not get through.
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
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>([]);

  const put = (message: Outgoing) =>
    setOutgoing((before) => [...before.filter(({ key }) => key !== message.key), message]);

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
      try {
        const state = await sendForm(action, form, (answer) => {
          if (!answer?.signedOut) return settle(answer);
          if (putBack(owner, conversationId, message)) return toLogin(answer);
          return { result: { status: "error", error: { "": [FORMS.notSaved] } } };
        });
        const problem = refusalOf(state);
        put({ ...message, state: problem === null ? "sent" : "failed", problem });
      } catch {
        put({ ...message, state: "failed", problem: null });
      }
    });
  };

  return {
    outgoing: stillOutgoing(outgoing, messages),
    send: (content: string, documents: readonly StoredFile[], settle: Settle) =>
      deliver({ key: newId(), content, documents }, settle),
    again: (message: Outgoing) => deliver(message),
    drop: ({ key }: Outgoing) => setOutgoing((before) => before.filter((each) => each.key !== key)),
  };
}
