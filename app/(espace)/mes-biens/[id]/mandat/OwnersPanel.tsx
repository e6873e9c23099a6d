import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { CheckField } from "@/components/forms/CheckField";
import { FormPanel } from "@/components/forms/FormPanel";
import { SelectField } from "@/components/forms/SelectField";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextField } from "@/components/forms/TextField";
import { Panel } from "@/components/space/Panel";
import { buttonClass } from "@/components/ui/Button";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import type { MandatePageView } from "@/lib/mandate-signing/views";
import { PARTY_KINDS, type Party } from "@/lib/mandates/parties";
import { MANDATE } from "./copy";
import { Subject } from "./SignForm";

const COPY = MANDATE.owners;

/** What the forms of the sellers post to. */
export interface OwnersActions {
  add: FormAction;
  remove: FormAction;
  selling: FormAction;
}

interface Props {
  view: MandatePageView;
  back: string | null;
  actions: OwnersActions;
}

/** Whom the next mandate names, and the forms that change it. */
export function OwnersPanel({ view, back, actions }: Props) {
  const { parties, ownership, mandate, pending } = view;
  const isJoint = parties.length > 1;
  return (
    <Panel id="vendeurs" title={COPY.title}>
      <p className="max-w-text text-small text-ink-soft">{COPY.lead}</p>
      <ul className="divide-y divide-line rounded-card border border-line">
        {parties.map((party, index) => (
          <li
            key={party.email}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3"
          >
            <PartyLines party={party} isOwn={index === 0} />
            {index > 0 && view.canName && (
              <ActionForm id={`retirer-${index}`} action={actions.remove}>
                <Subject propertyId={view.propertyId} back={back} />
                <input type="hidden" name="email" value={party.email} />
                <SubmitButton variant="quiet" sending={COPY.removing}>
                  {COPY.remove}
                  <VisuallyHidden>{COPY.removeName(party.name)}</VisuallyHidden>
                </SubmitButton>
              </ActionForm>
            )}
          </li>
        ))}
      </ul>
      {isJoint && (
        <p className="font-medium">
          {ownership.sellerDecides ? COPY.decidesForAll : COPY.decideTogether}
        </p>
      )}
      {view.canName && (
        <>
          {mandate !== null && <p className="max-w-text text-small">{COPY.warning}</p>}
          {mandate === null && pending !== null && (
            <p className="max-w-text text-small">{COPY.pending}</p>
          )}
          <AddForm view={view} back={back} actions={actions} />
          <SellingForm view={view} back={back} actions={actions} />
        </>
      )}
    </Panel>
  );
}

function PartyLines({ party, isOwn }: { party: Party; isOwn: boolean }) {
  const { kind, name, representative, email, address } = party;
  const what = isOwn ? COPY.you : COPY.kinds[kind];
  const details = [representative && COPY.represented(representative), email, address];
  return (
    <span className="min-w-0 text-small text-ink-soft">
      <span className="block text-body font-medium text-ink wrap-anywhere">{name}</span>
      <span className="block">{what}</span>
      {details.map(
        (detail) =>
          detail && (
            <span key={detail} className="block wrap-anywhere">
              {detail}
            </span>
          ),
      )}
    </span>
  );
}

function AddForm({ view, back, actions }: Props) {
  return (
    <ActionForm id="ajouter" action={actions.add}>
      <FormPanel summary={COPY.add} summaryClassName={buttonClass({ variant: "secondary" })}>
        <Subject propertyId={view.propertyId} back={back} />
        <p className="max-w-text text-small text-ink-soft">{COPY.spouse}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            name="kind"
            label={COPY.kind}
            options={PARTY_KINDS.map((kind) => ({ value: kind, label: COPY.kinds[kind] }))}
          />
          <TextField name="name" label={COPY.name} hint={COPY.nameHint} maxLength={120} />
          <TextField
            name="representative"
            label={COPY.representative}
            hint={COPY.representativeHint}
            optional
            maxLength={120}
          />
          <TextField
            name="email"
            type="email"
            label={COPY.email}
            hint={COPY.emailHint}
            maxLength={254}
          />
          <TextField
            name="address"
            label={COPY.address}
            maxLength={200}
            className="sm:col-span-2"
          />
        </div>
        <SubmitButton sending={COPY.sending} className="self-start">
          {COPY.submit}
        </SubmitButton>
      </FormPanel>
    </ActionForm>
  );
}

function SellingForm({ view, back, actions }: Props) {
  const { company, sellerDecides, others } = view.ownership;
  return (
    <ActionForm
      id="au-nom-de"
      action={actions.selling}
      defaultValue={{
        company: company?.name,
        companyAddress: company?.address,
        sellerDecides,
      }}
    >
      <FormPanel
        summary={COPY.selling[others.length > 0 ? "together" : "alone"]}
        summaryClassName={buttonClass({ variant: "secondary" })}
      >
        <Subject propertyId={view.propertyId} back={back} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            name="company"
            label={COPY.company}
            hint={COPY.companyHint}
            optional
            maxLength={120}
          />
          <TextField name="companyAddress" label={COPY.companyAddress} optional maxLength={200} />
        </div>
        {others.length > 0 && (
          <CheckField name="sellerDecides" label={COPY.decides} hint={COPY.decidesHint} />
        )}
        <SubmitButton sending={COPY.saving} className="self-start">
          {COPY.save}
        </SubmitButton>
      </FormPanel>
    </ActionForm>
  );
}
