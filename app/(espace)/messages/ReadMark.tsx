"use client";

import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { useSeen } from "@/components/live/useSeen";
import { MESSAGES } from "./copy";

/**
 * Says that what is shown was read: by itself where scripts run and somebody looks, with a button elsewhere,
 * for asking for a page changes nothing. What is shown beside the list without having been chosen is read
 * when its button says so, or by an answer.
 */
export function ReadMark({
  action,
  conversationId,
  seen,
  isChosen,
}: {
  action: FormAction;
  conversationId: string;
  /** The last message that is shown. */
  seen: string;
  isChosen: boolean;
}) {
  const fields = [
    ["conversationId", conversationId],
    ["seen", seen],
  ];
  useSeen(action, isChosen ? JSON.stringify(fields) : null);
  return (
    <div className={isChosen ? "only-noscript" : undefined}>
      <ActionForm id="lecture" action={action}>
        <input type="hidden" name="conversationId" value={conversationId} />
        <input type="hidden" name="seen" value={seen} />
        <SubmitButton variant="secondary" sending={MESSAGES.pane.working}>
          {MESSAGES.pane.markRead}
        </SubmitButton>
      </ActionForm>
    </div>
  );
}
