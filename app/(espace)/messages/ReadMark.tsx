"use client";

import { startTransition, useEffect } from "react";
import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { sendForm } from "@/components/forms/useFormAction";
import { MESSAGES } from "./copy";

/**
 * Says that what is shown was read: by itself where scripts run, with a button elsewhere, for asking
 * for a page changes nothing.
 */
export function ReadMark({
  action,
  conversationId,
  seen,
}: {
  action: FormAction;
  conversationId: string;
  /** The last message that is shown. */
  seen: string;
}) {
  useEffect(() => {
    const form = new FormData();
    form.set("conversationId", conversationId);
    form.set("seen", seen);
    startTransition(async () => {
      await sendForm(action, form);
    });
  }, [action, conversationId, seen]);
  return (
    <div className="only-noscript">
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
