import { startTransition, useEffect, useRef, useState } from "react";
import { DOCUMENTS } from "@/components/documents/copy";
import { sendDocument } from "@/components/documents/send-document";
import type { FormAction } from "@/components/forms/ActionForm";
import { sendForm } from "@/components/forms/useFormAction";
import { ERROR_SENTENCES } from "@/lib/content/errors";
import { ATTACHMENT, ATTACHMENTS_A_MESSAGE } from "@/lib/documents/attachments";
import { DOCUMENT_BYTES } from "@/lib/documents/rules";
import { newId } from "@/lib/kernel/ids";
import { spaceRoutes } from "@/lib/routes/space";
import { MESSAGES } from "./copy";
import {
  type Draft,
  newDraft,
  readDrafts,
  roomAfter,
  type StoredFile,
  stillDrafts,
  storedOf,
  writeDrafts,
} from "./drafts";

const PERCENT = 100;

/** What is wrong with a file that need not be sent for that; null where the server has to say. */
function faultOf({ size }: File): string | null {
  if (size === 0) return ERROR_SENTENCES["document.empty"].detail;
  return size > DOCUMENT_BYTES ? ERROR_SENTENCES["document.too-large"].detail : null;
}

/** A file that is being chosen, until it is stored or taken out. */
interface Held {
  file: File;
  cancel: () => void;
}

/**
 * The files of the next message of a conversation. Each is stored as soon as it is chosen, one after the other
 * in the order in which they are shown, so that sending the message names them only.
 */
export function useDrafts({
  draftKey,
  messages,
  remove,
}: {
  /** That of the account and the conversation. */
  draftKey: string;
  messages: readonly { attachments: readonly { id: string }[] }[];
  /** Deletes a document. */
  remove: FormAction;
}) {
  // Null until it is known what the browser holds from before.
  const [chosen, setChosen] = useState<readonly Draft[] | null>(null);
  const [notice, setNotice] = useState("");
  const held = useRef(new Map<string, Held>());
  const queue = useRef<Promise<void>>(Promise.resolve());
  const drafts = stillDrafts(chosen ?? [], messages);

  useEffect(() => setChosen(readDrafts(draftKey)), [draftKey]);
  const stored = chosen === null ? null : JSON.stringify(storedOf(drafts));
  useEffect(() => {
    if (stored !== null) writeDrafts(draftKey, JSON.parse(stored) as StoredFile[]);
  }, [draftKey, stored]);
  useEffect(() => {
    const { current } = held;
    return () => {
      for (const { cancel } of current.values()) cancel();
      current.clear();
    };
  }, []);

  const change = (key: string, changes: Partial<Draft>) =>
    setChosen((before) =>
      (before ?? []).map((draft) => (draft.key === key ? { ...draft, ...changes } : draft)),
    );

  const deleteStored = (documentId: string) => {
    const form = new FormData();
    form.set("documentId", documentId);
    startTransition(async () => {
      // A failure is not reported: what goes with no message is deleted after a day.
      await sendForm(remove, form);
    });
  };

  const store = async (key: string) => {
    const entry = held.current.get(key);
    if (!entry) return;
    const { file } = entry;
    change(key, { state: "sending", percent: 0, problem: null });
    const address = spaceRoutes.documentUpload({ kind: ATTACHMENT, name: file.name });
    const { outcome, cancel } = sendDocument(address, file, (share) =>
      change(key, { percent: Math.round(share * PERCENT) }),
    );
    held.current.set(key, { file, cancel });
    const ended = await outcome;
    if (!held.current.has(key)) {
      if (ended.ok) deleteStored(ended.id);
      return;
    }
    if (ended.ok) {
      held.current.delete(key);
      change(key, { state: "stored", id: ended.id });
      setNotice(MESSAGES.attach.attached(file.name));
    } else {
      const { detail, mayRetry } = ended;
      change(key, { state: "failed", problem: detail ?? DOCUMENTS.cut, mayRetry });
    }
  };

  const enqueue = (key: string) => {
    queue.current = queue.current.then(() => store(key));
  };

  return {
    drafts,
    /** What to say of them. */
    notice,
    say: setNotice,
    /** Takes as many as there is room for. */
    add: (files: readonly File[]) => {
      const taken = files.slice(0, roomAfter(drafts));
      setNotice(taken.length < files.length ? MESSAGES.attach.tooMany(ATTACHMENTS_A_MESSAGE) : "");
      for (const file of taken) {
        const key = newId();
        const problem = faultOf(file);
        const draft = newDraft(key, file);
        setChosen((before) => [
          ...(before ?? []),
          problem === null ? draft : { ...draft, state: "failed", problem },
        ]);
        if (problem !== null) continue;
        held.current.set(key, { file, cancel: () => {} });
        enqueue(key);
      }
    },
    retry: ({ key }: Draft) => {
      change(key, { state: "waiting", problem: null });
      enqueue(key);
    },
    drop: ({ key, id, name }: Draft) => {
      const entry = held.current.get(key);
      held.current.delete(key);
      entry?.cancel();
      setChosen((before) => (before ?? []).filter((draft) => draft.key !== key));
      setNotice(MESSAGES.attach.dropped(name));
      if (id !== null) deleteStored(id);
    },
    /** Gives what goes with the message that is being sent. */
    take: (): StoredFile[] => {
      setChosen([]);
      setNotice("");
      return storedOf(drafts);
    },
  };
}

export type Drafts = ReturnType<typeof useDrafts>;
