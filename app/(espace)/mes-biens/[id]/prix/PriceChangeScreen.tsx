"use client";

import type { ReactNode } from "react";
import { ContactLink } from "@/components/contact/ContactLink";
import { BackLink } from "@/components/space/BackLink";
import { Facts } from "@/components/space/Facts";
import type { Notice } from "@/components/space/notice";
import { PageTitle } from "@/components/space/PageTitle";
import { Panel } from "@/components/space/Panel";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Disclosure } from "@/components/ui/Disclosure";
import { formatPrice } from "@/lib/kernel/format";
import type { PriceChangeView } from "@/lib/mandate-signing/views";
import { spaceRoutes } from "@/lib/routes/space";
import { SignForm } from "../mandat/SignForm";
import type { SignActions } from "../mandat/sign-actions";
import { PRICE_CHANGE as COPY } from "./copy";
import { NewPriceForm } from "./NewPriceForm";
import { PriceFollows } from "./PriceFollows";

/** A new price in one place: what it is, what follows, the amendment's code, and off to the team. */
export function PriceChangeScreen({
  view,
  notice,
  mailbox,
  actions,
}: {
  view: PriceChangeView;
  notice: Notice | null;
  /** The way to the code's mail, where none leaves the machine. */
  mailbox: ReactNode;
  actions: SignActions;
}) {
  return (
    <>
      <div className="flex flex-col gap-3">
        <BackLink href={spaceRoutes.ownProperty(view.propertyId)}>{COPY.back}</BackLink>
        <PageTitle
          title={COPY.title}
          lead={COPY.lead(view.title, view.city)}
          actions={
            !view.isPublished &&
            view.change && (
              <LinkButton
                href={spaceRoutes.editListingStep(view.change.revisionId, "verification")}
              >
                {COPY.goOn}
              </LinkButton>
            )
          }
        />
      </div>
      {notice && (
        <Callout tone={notice.tone} live>
          <p>{notice.text}</p>
        </Callout>
      )}
      <Today view={view} />
      <Next view={view} mailbox={mailbox} actions={actions} />
    </>
  );
}

function Today({ view: { shownCents, mandate } }: { view: PriceChangeView }) {
  return (
    <Panel id="aujourdhui" title={COPY.today}>
      <Facts
        facts={[
          { label: COPY.shown, value: formatPrice(shownCents) },
          mandate && { label: COPY.signed, value: formatPrice(mandate.current.priceCents) },
          mandate && {
            label: COPY.package,
            value: COPY.packageOf(mandate.current.tierName, mandate.current.feeCents),
          },
          mandate && {
            label: COPY.net,
            value: formatPrice(mandate.current.priceCents - mandate.current.feeCents),
          },
        ]}
      />
    </Panel>
  );
}

/** What the seller does now. */
function Next({
  view,
  mailbox,
  actions,
}: {
  view: PriceChangeView;
  mailbox: ReactNode;
  actions: SignActions;
}) {
  const { propertyId, mandate, canAmend, change, pending, isPublished, shownCents } = view;
  if (change?.isInReview) {
    return (
      <Stop copy={COPY.inReview} href={spaceRoutes.editListing(change.revisionId)}>
        <ContactLink topic="sale" listingId={propertyId} />
      </Stop>
    );
  }
  if (!canAmend) {
    const isMissing = view.canSign || mandate === null;
    return isMissing ? (
      <Stop copy={COPY.noMandate} href={spaceRoutes.mandate(propertyId)} />
    ) : (
      <Stop copy={COPY.closed} href={spaceRoutes.myProperties} />
    );
  }
  const signedCents = mandate?.current.priceCents ?? shownCents;
  const isToSend = isPublished && signedCents !== shownCents && change?.priceCents === signedCents;
  return (
    <>
      {isToSend && change && (
        <Callout tone="warning" title={COPY.toSend.title}>
          <p>{COPY.toSend.text(signedCents, shownCents)}</p>
          <LinkButton
            variant="secondary"
            href={spaceRoutes.editListingStep(change.revisionId, "verification")}
            className="mt-3"
          >
            {COPY.toSend.action}
          </LinkButton>
        </Callout>
      )}
      {pending?.kind === "amendment" ? (
        <>
          <Panel
            id="signature"
            title={COPY.step.sign.title}
            aside={<span className="text-small text-ink-soft">{COPY.step.sign.aside}</span>}
          >
            <PriceFollows priceCents={pending.price.priceCents} view={view} />
            <SignForm
              view={view}
              pending={pending}
              mailbox={mailbox}
              back={null}
              actions={actions}
              submit={isPublished ? COPY.sign.submit : COPY.sign.submitDraft}
            />
          </Panel>
          <Disclosure contentId="autre-prix" summary={COPY.other}>
            <NewPriceForm view={view} request={actions.request} />
          </Disclosure>
        </>
      ) : (
        <Panel
          id="prix"
          title={COPY.step.price.title}
          aside={<span className="text-small text-ink-soft">{COPY.step.price.aside}</span>}
        >
          <NewPriceForm view={view} request={actions.request} />
        </Panel>
      )}
    </>
  );
}

/** Why the price can't be changed now, and what to do about it. */
function Stop({
  copy: { title, text, action },
  href,
  children,
}: {
  copy: { title: string; text: string; action: string };
  href: string;
  children?: ReactNode;
}) {
  return (
    <Callout tone="info" title={title}>
      <p>{text}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-1">
        <LinkButton variant="secondary" href={href}>
          {action}
        </LinkButton>
        {children}
      </div>
    </Callout>
  );
}
