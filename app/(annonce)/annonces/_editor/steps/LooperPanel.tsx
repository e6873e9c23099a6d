"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { FormDisclosure } from "@/components/forms/FormDisclosure";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { Badge, type BadgeTone } from "@/components/ui/Badge";
import { Callout } from "@/components/ui/Callout";
import { Card } from "@/components/ui/Card";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { formatDate } from "@/lib/kernel/format-date";
import type { ChoiceState } from "@/lib/looper/requests/rules";
import type { LooperChoice } from "@/lib/looper/requests/views";
import { routes } from "@/lib/routes/public";
import { spaceRoutes } from "@/lib/routes/space";
import { LooperCandidates } from "./LooperCandidates";
import { Initial } from "./LooperInitial";
import { LOOPER_COPY as COPY } from "./looper-copy";

/** The state's badge. */
const TONES: Record<ChoiceState, BadgeTone> = {
  seller: "leaf",
  pending: "mimosa",
  accepted: "leaf",
  lapsed: "tile",
};

/** What the choice's buttons do. */
export interface LooperActions {
  ask: FormAction;
  withdraw: FormAction;
  end: FormAction;
}

/** Who receives the visitors: the seller, or a looper nearby who is asked here. Stands outside of the step's form. */
export function LooperPanel({
  revisionId,
  choice,
  actions,
}: {
  revisionId: string;
  choice: LooperChoice;
  actions: LooperActions;
}) {
  const { state, looper, declined, isOpen } = choice;
  const heading = useRef<HTMLHeadingElement>(null);
  const step = `${state} ${looper?.requestId}`;
  const shown = useRef(step);
  // The button that changed it is gone with what it stood in: the focus goes to where the new state is read.
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <section
      id="looper"
      aria-labelledby="looper-titre"
      className="flex scroll-mt-28 flex-col gap-4 border-t border-line pt-7"
    >
      <div>
        <h2
          id="looper-titre"
          ref={heading}
          tabIndex={-1}
          className="w-fit rounded-control text-heading outline-none focus-visible:ring-2 focus-visible:ring-brand"
        >
          {COPY.title}
        </h2>
        <p className="mt-1 max-w-text text-ink-soft">{COPY.lead}</p>
      </div>
      <Current state={state} looper={looper}>
        {isOpen && looper && <Part revisionId={revisionId} looper={looper} actions={actions} />}
      </Current>
      {!isOpen && <p className="text-small text-ink-soft">{COPY.closed}</p>}
      {isOpen && state === "seller" && (
        <>
          {declined.length > 0 && (
            <Callout>
              <p>{COPY.declined(declined)}</p>
            </Callout>
          )}
          <Nearby revisionId={revisionId} choice={choice} ask={actions.ask} />
        </>
      )}
    </section>
  );
}

function textOf(state: ChoiceState, looper: LooperChoice["looper"]): string {
  if (looper === null) return COPY.yours;
  const { firstName, isAccepted, since } = looper;
  if (state === "lapsed")
    return isAccepted ? COPY.lapsedCharge(firstName) : COPY.lapsedRequest(firstName);
  if (isAccepted) return COPY.accepted(firstName);
  return COPY.pending(firstName, since === null ? "" : formatDate(since));
}

/** Who receives now, or was asked to. */
function Current({
  state,
  looper,
  children,
}: {
  state: ChoiceState;
  looper: LooperChoice["looper"];
  children: ReactNode;
}) {
  return (
    <Card className="flex flex-col gap-4 p-5">
      <div className="flex gap-4">
        {looper === null ? (
          <span
            aria-hidden="true"
            className="plate grid size-12 shrink-0 place-items-center font-display"
          >
            <Icon name="house" className="size-6" />
          </span>
        ) : (
          <Initial name={looper.firstName} />
        )}
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-display text-subheading font-bold wrap-anywhere">
              {looper === null ? COPY.you : looper.firstName}
            </span>
            <Badge tone={TONES[state]}>{COPY.states[state]}</Badge>
          </p>
          <p className="mt-1 max-w-text text-small">{textOf(state, looper)}</p>
          {looper?.isAccepted && looper.since !== null && (
            <p className="mt-1 text-fine text-ink-soft">{COPY.since(formatDate(looper.since))}</p>
          )}
        </div>
      </div>
      {children}
    </Card>
  );
}

/** Takes a request back, or ends what was accepted. */
function Part({
  revisionId,
  looper: { firstName, requestId, isAccepted },
  actions,
}: {
  revisionId: string;
  looper: NonNullable<LooperChoice["looper"]>;
  actions: LooperActions;
}) {
  if (!isAccepted) {
    return (
      <ActionForm id="annuler-demande" action={actions.withdraw} className="items-start">
        <input type="hidden" name="requestId" value={requestId ?? ""} />
        <SubmitButton variant="secondary" sending={COPY.sending}>
          {COPY.withdraw}
        </SubmitButton>
      </ActionForm>
    );
  }
  return (
    <ActionForm id="fin-suivi" action={actions.end} className="border-t border-line">
      <input type="hidden" name="revisionId" value={revisionId} />
      <FormDisclosure summary={COPY.end(firstName)} className="-mb-4">
        <p className="mb-4 max-w-text text-small">{COPY.endText(firstName)}</p>
        <SubmitButton variant="danger" sending={COPY.sending}>
          {COPY.endConfirm}
        </SubmitButton>
      </FormDisclosure>
    </ActionForm>
  );
}

/** The loopers who can be asked, or why none can. */
function Nearby({
  revisionId,
  choice: { candidates, bar },
  ask,
}: {
  revisionId: string;
  choice: LooperChoice;
  ask: FormAction;
}) {
  if (candidates === null) {
    return (
      <p className="text-small">
        {COPY.noPlace}{" "}
        <Link href={spaceRoutes.editListingStep(revisionId, "adresse")} className="text-link">
          {COPY.noPlaceLink}
        </Link>
      </p>
    );
  }
  if (candidates.length === 0) {
    return (
      <Callout title={COPY.none}>
        <p>{COPY.noneText}</p>
      </Callout>
    );
  }
  return (
    <>
      <div>
        <h3 className="text-subheading">{COPY.nearby}</h3>
        <p className="mt-1 max-w-text text-small text-ink-soft">
          {COPY.cost}{" "}
          <Link href={routes.fees} className="text-link">
            {COPY.costLink}
          </Link>
        </p>
      </div>
      {bar !== null && (
        <Callout>
          <p>{COPY.bars[bar]}</p>
          <Link
            href={spaceRoutes.editListingStep(revisionId, "verification")}
            className="text-link inline-flex min-h-6 items-center"
          >
            {COPY.barLink}
          </Link>
        </Callout>
      )}
      <LooperCandidates {...{ revisionId, candidates }} ask={bar === null ? ask : null} />
    </>
  );
}
