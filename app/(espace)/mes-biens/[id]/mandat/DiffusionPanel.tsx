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

/** Portals: what was signed, where the listing stands, and how the consent is given or taken back. */
export function DiffusionPanel({ view, portals, back, actions }: Props) {
  const { consent, canSign } = view.diffusion;
  const isOffered = canSign && view.pending === null;
  if (consent === null && !isOffered && portals.length === 0) return null;
  return (
    <Panel id="diffusion" title={COPY.title}>
      {consent && <Consent view={view} consent={consent} />}
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

/** What a consent names, and what it does not: portals that joined the site since, or left it. */
function Consent({
  view: { diffusion, clock },
  consent,
}: {
  view: MandatePageView;
  consent: NonNullable<DiffusionTerm["consent"]>;
}) {
  const unnamed = diffusion.portals.filter((portal) => !consent.portals.includes(portal));
  const unlinked = consent.portals.filter((portal) => !diffusion.portals.includes(portal));
  return (
    <div className="flex max-w-text flex-col gap-2">
      <p>{COPY.given(consent.portals, formatDate(consent.givenAt, clock.zone))}</p>
      {unnamed.length > 0 && <p>{COPY.unnamed(unnamed)}</p>}
      {unlinked.length > 0 && <p>{COPY.unlinked(unlinked)}</p>}
    </div>
  );
}

function OfferForm({ view, back, action }: Pick<Props, "view" | "back"> & { action: FormAction }) {
  const { portals, consent } = view.diffusion;
  const isJoint = view.parties.some(({ kind }, index) => index > 0 && kind !== "spouse");
  const offer = isJoint ? COPY.offerJoint : COPY.offer;
  return (
    <ActionForm id="diffuser" action={action} className="flex flex-col items-start gap-3">
      <Subject propertyId={view.propertyId} back={back} />
      {consent === null && <p className="max-w-text">{offer(portals)}</p>}
      <SubmitButton variant="secondary" sending={isJoint ? COPY.jointSending : COPY.sending}>
        {COPY.submit}
      </SubmitButton>
    </ActionForm>
  );
}
