import { PortalLines } from "@/components/diffusion/PortalLines";
import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { CheckField } from "@/components/forms/CheckField";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { Panel } from "@/components/space/Panel";
import type { PortalView } from "@/lib/diffusion/views";
import { formatDate } from "@/lib/kernel/format-date";
import type { DiffusionTerm, MandatePageView } from "@/lib/mandate-signing/views";
import { MANDATE } from "./copy";
import { Subject } from "./SignForm";

const COPY = MANDATE.diffusion;

/** What the mandate that is to be signed says of portals: nothing, unless its seller ticks it. */
export function DiffusionTermField({ term }: { term: DiffusionTerm }) {
  const { portals, isExample } = term;
  if (portals.length === 0 || isExample) {
    return (
      <p className="max-w-text text-small text-ink-soft">{isExample ? COPY.example : COPY.none}</p>
    );
  }
  return <CheckField name="diffusion" label={COPY.term(portals)} hint={COPY.termHint} />;
}

interface Props {
  view: MandatePageView;
  /** Where the listing stands with portals. */
  portals: readonly PortalView[];
  back: string | null;
  actions: { diffuse: FormAction; keepOff: FormAction };
}

/** Portals under a mandate in force: what was signed, where it stands, and how it is given or taken back. */
export function DiffusionPanel({ view, portals, back, actions }: Props) {
  const { consent, canSign } = view.diffusion;
  const isOffered = canSign && view.pending === null;
  if (view.mandate === null || (consent === null && !isOffered)) return null;
  return (
    <Panel id="diffusion" title={COPY.title}>
      {consent && (
        <p className="max-w-text">
          {COPY.given(consent.portals, formatDate(consent.givenAt, view.mandate.zone))}
        </p>
      )}
      <PortalLines portals={portals} label={COPY.status} />
      {isOffered && <OfferForm view={view} back={back} action={actions.diffuse} />}
      {consent && (
        <ActionForm
          id="retirer-diffusion"
          action={actions.keepOff}
          className="flex flex-col items-start gap-2"
        >
          <Subject propertyId={view.propertyId} back={back} />
          <SubmitButton variant="secondary" sending={COPY.withdrawing}>
            {COPY.withdraw}
          </SubmitButton>
          <p className="max-w-text text-small text-ink-soft">{COPY.withdrawHint}</p>
        </ActionForm>
      )}
    </Panel>
  );
}

function OfferForm({ view, back, action }: Pick<Props, "view" | "back"> & { action: FormAction }) {
  const { portals, consent } = view.diffusion;
  const isJoint = view.parties.some(({ kind }, index) => index > 0 && kind !== "spouse");
  const offer = isJoint ? COPY.offerJoint : COPY.offer;
  const added = portals.filter((portal) => !consent?.portals.includes(portal));
  return (
    <ActionForm id="diffuser" action={action} className="flex flex-col items-start gap-3">
      <Subject propertyId={view.propertyId} back={back} />
      <p className="max-w-text">{consent ? COPY.more(added) : offer(portals)}</p>
      <SubmitButton variant="secondary" sending={isJoint ? COPY.jointSending : COPY.sending}>
        {COPY.submit}
      </SubmitButton>
    </ActionForm>
  );
}
