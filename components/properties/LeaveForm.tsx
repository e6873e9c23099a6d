import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { FormPanel } from "@/components/forms/FormPanel";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import type { OwnedLeaving, OwnedProperty } from "@/lib/selling/views";
import { ofHome } from "../space/copy";
import { PROPERTIES } from "./copy";

/** A looper leaves a home, once what follows is read. */
export function LeaveForm({
  property: { id, title },
  leaving: { visits, leads },
  leave,
}: {
  property: Pick<OwnedProperty, "id" | "title">;
  leaving: OwnedLeaving;
  leave: FormAction;
}) {
  const { leaving: copy, sending } = PROPERTIES;
  return (
    <ActionForm id={`quitter-${id}`} action={leave}>
      <FormPanel
        summary={
          <>
            {copy.open}
            <VisuallyHidden>{ofHome(title)}</VisuallyHidden>
          </>
        }
        summaryClassName="inline-flex min-h-11 items-center text-link"
      >
        <input type="hidden" name="propertyId" value={id} />
        <p className="text-small">{copy.explanation}</p>
        {visits > 0 && <p className="text-small">{copy.visits(visits)}</p>}
        {leads > 0 && <p className="text-small">{copy.leads(leads)}</p>}
        <p className="text-small">{copy.earned}</p>
        <SubmitButton variant="danger" sending={sending} className="self-start">
          {copy.submit}
        </SubmitButton>
      </FormPanel>
    </ActionForm>
  );
}
