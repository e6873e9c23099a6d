import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { SelectField } from "@/components/forms/SelectField";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextAreaField, TextField } from "@/components/forms/TextField";
import { PROVIDER_TYPE_LABELS } from "@/components/providers/copy";
import { BackLink } from "@/components/space/BackLink";
import { PageTitle } from "@/components/space/PageTitle";
import { Card } from "@/components/ui/Card";
import { inCommune, typeset } from "@/lib/communes/french";
import type { Subject } from "@/lib/providers/schemas";
import { NEED_LENGTH } from "@/lib/quotes/rules";
import { ELSEWHERE } from "@/lib/quotes/schemas";
import type { QuotableHome, RequestedProvider } from "@/lib/quotes/views";
import { providerRoutes } from "@/lib/routes/providers";
import { REQUEST as COPY } from "./copy";

/** What is requested, for which home or place. */
export function RequestScreen({
  provider,
  homes,
  subject,
  chosen,
  location,
  action,
}: {
  provider: RequestedProvider;
  homes: readonly QuotableHome[];
  /** What the address says that it is about. */
  subject: Subject;
  /** The home of theirs that this is. */
  chosen: string | null;
  /** Else the commune, as the field takes it. */
  location: string | null;
  action: FormAction;
}) {
  const { id, name, type, place } = provider;
  const [first] = homes;
  const propertyId = chosen ?? (location === null ? first?.id : undefined) ?? ELSEWHERE;
  const options = [
    ...homes.map((home) => ({ value: home.id, label: `${home.title}, ${typeset(home.city)}` })),
    { value: ELSEWHERE, label: COPY.elsewhere },
  ];
  return (
    <div className="flex flex-col gap-6">
      <BackLink href={providerRoutes.one(id, subject)}>{COPY.provider}</BackLink>
      <PageTitle
        title={COPY.title}
        lead={COPY.lead(
          name,
          PROVIDER_TYPE_LABELS[type].toLowerCase(),
          inCommune(typeset(place.name)),
        )}
      />
      <Card flat className="max-w-180 p-5 md:p-6">
        <ActionForm id="demande-de-devis" action={action} defaultValue={{ propertyId, location }}>
          <input type="hidden" name="providerId" value={id} />
          {first && <SelectField name="propertyId" label={COPY.home} options={options} />}
          <TextField
            name="location"
            label={COPY.location}
            hint={first && COPY.locationHint}
            optional={first !== undefined}
            maxLength={100}
            autoComplete="off"
          />
          <TextAreaField
            name="need"
            label={COPY.need}
            hint={COPY.needHint}
            rows={6}
            maxLength={NEED_LENGTH}
          />
          <TextField name="wishedOn" type="date" label={COPY.wishedOn} optional />
          <p className="text-small text-ink-soft">{COPY.privacy(first !== undefined)}</p>
          <p className="text-small text-ink-soft">{COPY.free}</p>
          <SubmitButton sending={COPY.sending} className="self-start">
            {COPY.send}
          </SubmitButton>
        </ActionForm>
      </Card>
    </div>
  );
}
