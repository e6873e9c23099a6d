"use client";

import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { LinkButton } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";
import { spaceRoutes } from "@/lib/routes/space";
import type { VisitView } from "@/lib/visits/views";
import { VISITS as COPY } from "./copy";

/** The way to the conversation of the two sides of a visit, begun where there is none yet. */
export function WriteButton({
  visit: { id, side, conversationId: conversation },
  open,
}: {
  visit: VisitView;
  /** Opens the conversation and leads to it. */
  open: FormAction;
}) {
  // A person who looks on is neither of the two.
  if (side === null) return null;
  const label = (
    <>
      <Icon name="message-circle" />
      {COPY.write}
    </>
  );
  if (conversation !== null) {
    return (
      <LinkButton
        variant="secondary"
        href={spaceRoutes.inbox(spaceRoutes.messages, { conversation })}
      >
        {label}
      </LinkButton>
    );
  }
  return (
    <ActionForm id={`ecrire-${id}`} action={open}>
      <input type="hidden" name="visitId" value={id} />
      <SubmitButton variant="secondary" sending={COPY.opening}>
        {label}
      </SubmitButton>
    </ActionForm>
  );
}
