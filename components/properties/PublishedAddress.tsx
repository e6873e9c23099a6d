import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { FormDisclosure } from "@/components/forms/FormDisclosure";
import { SelectField } from "@/components/forms/SelectField";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import { ADDRESS_PRECISIONS } from "@/lib/kernel/property-kinds";
import type { OwnedProperty } from "@/lib/selling/views";
import { ofHome } from "../space/copy";
import { PROPERTIES } from "./copy";

const COPY = PROPERTIES.published;
const OPTIONS = ADDRESS_PRECISIONS.map((value) => ({ value, label: COPY.options[value] }));

/** What the public sees of a property's address, and how its seller changes it. */
export function PublishedAddress({
  property: { id, title, city, published },
  place,
}: {
  property: OwnedProperty;
  place: FormAction;
}) {
  return (
    <div className="text-small">
      <p className="text-ink-soft">{COPY.heading(city, published.place)}</p>
      <ActionForm
        id={`adresse-${id}`}
        action={place}
        defaultValue={{ precision: published.precision }}
        className="gap-2"
      >
        <FormDisclosure
          summary={
            <>
              {COPY.change}
              <VisuallyHidden>{ofHome(title)}</VisuallyHidden>
            </>
          }
        >
          <div className="flex flex-col gap-4">
            <input type="hidden" name="propertyId" value={id} />
            <SelectField name="precision" label={COPY.label} hint={COPY.hint} options={OPTIONS} />
            <SubmitButton variant="secondary" sending={COPY.saving} className="self-start">
              {COPY.save}
            </SubmitButton>
          </div>
        </FormDisclosure>
      </ActionForm>
    </div>
  );
}
