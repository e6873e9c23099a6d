import { startTransition, useState } from "react";
import type { FormAction } from "@/components/forms/ActionForm";
import { sendForm } from "@/components/forms/useFormAction";
import { newId } from "@/lib/kernel/ids";
import type { StoredFile } from "./drafts";
import { type Outgoing, stillOutgoing } from "./outgoing";

/** What the server says of a message that it refuses; null where it took it. */
function refusalOf(state: Awaited<ReturnType<FormAction>>): string | null {
  if (state?.result.status !== "error") return null;
  return Object.values(state.result.error ?? {})
    .flat()
    .join(" ");
}

/**
 * The messages on their way in a conversation: each is shown at once, and can be sent again under its name
 * where it did not get through.
 */
export function useOutgoing({
  conversationId,
  seen,
  messages,
  action,
}: {
  conversationId: string;
  /** The last message that is shown. */
  seen: string | null;
  messages: readonly { clientKey: string | null }[];
  action: FormAction;
}) {
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>([]);

  const put = (message: Outgoing) =>
    setOutgoing((before) => [...before.filter(({ key }) => key !== message.key), message]);

  const deliver = ({
    key,
    content,
    documents,
  }: Pick<Outgoing, "key" | "content" | "documents">) => {
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
        const problem = refusalOf(await sendForm(action, form));
        put({ ...message, state: problem === null ? "sent" : "failed", problem });
      } catch {
        put({ ...message, state: "failed", problem: null });
      }
    });
  };

  return {
    outgoing: stillOutgoing(outgoing, messages),
    send: (content: string, documents: readonly StoredFile[]) =>
      deliver({ key: newId(), content, documents }),
    again: deliver,
    drop: ({ key }: Outgoing) => setOutgoing((before) => before.filter((each) => each.key !== key)),
  };
}
