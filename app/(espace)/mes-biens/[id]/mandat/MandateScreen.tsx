"use client";

import type { ReactNode } from "react";
import { UncoveredNames } from "@/components/mandates/UncoveredNames";
import { BackLink } from "@/components/space/BackLink";
import { type Fact, Facts } from "@/components/space/Facts";
import type { Notice } from "@/components/space/notice";
import { PageTitle } from "@/components/space/PageTitle";
import { Panel } from "@/components/space/Panel";
import { Badge } from "@/components/ui/Badge";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { undrawnSentence } from "@/lib/content/drawn-text";
import type { PortalView } from "@/lib/diffusion/views";
import { formatDate } from "@/lib/kernel/format-date";
import type { DocumentPrice } from "@/lib/mandate-signing/document";
import type { MandatePageView, MandateView } from "@/lib/mandate-signing/views";
import { partyName } from "@/lib/mandates/parties";
import { spaceRoutes } from "@/lib/routes/space";
import { MANDATE as COPY } from "./copy";
import { DiffusionPanel } from "./DiffusionPanel";
import { type MandateFormActions, RequestPanel, SignPanel, WithdrawPanel } from "./MandateForms";
import { OwnersPanel } from "./OwnersPanel";
import { type SignedPaper, SignedPapers } from "./SignedPapers";

/** The mandate of a home: what it says, its signature, and what becomes of it afterwards. */
export function MandateScreen({
  view,
  back,
  notice,
  mailbox,
  portals,
  actions,
}: {
  view: MandatePageView;
  back: string | null;
  notice: Notice | null;
  /** The way to the code's mail, where none leaves the machine. */
  mailbox: ReactNode;
  /** Where the listing stands with portals. */
  portals: readonly PortalView[];
  actions: MandateFormActions;
}) {
  const { title, city, mandate, pending, canSign, canAmend, former, isTrial, proposedCents } = view;
  const { propertyId, uncovered, undrawn } = view;
  const forms = { view, back, actions };
  // Beside what is in force it comes first: it is what the seller is here for.
  const signature = pending !== null && pending.kind !== "amendment" && (
    <SignPanel {...forms} pending={pending} mailbox={mailbox} />
  );
  return (
    <>
      <div className="flex flex-col gap-3">
        <BackLink href={spaceRoutes.myProperties}>{COPY.back}</BackLink>
        <PageTitle
          title={COPY.title}
          lead={COPY.lead(title, city)}
          actions={
            back !== null &&
            mandate !== null &&
            uncovered === null && <LinkButton href={back}>{COPY.goOn}</LinkButton>
          }
        />
      </div>
      {notice && (
        <Callout tone={notice.tone} live>
          <p>{notice.text}</p>
        </Callout>
      )}
      {isTrial && !view.isPublisherUnknown && (
        <Callout tone="warning" title={COPY.trial.title}>
          <p>{COPY.trial.text}</p>
        </Callout>
      )}
      {view.isPublisherUnknown && (
        <Callout tone="warning" title={COPY.unknownPublisher.title}>
          <p>{COPY.unknownPublisher.text}</p>
        </Callout>
      )}
      {canAmend && mandate !== null && (
        <Panel id="avenant" title={COPY.amend.title}>
          <p className="max-w-text">
            {proposedCents === null
              ? COPY.amend.text
              : COPY.amend.proposed(proposedCents, mandate.current.priceCents)}
          </p>
          <LinkButton
            variant="secondary"
            href={spaceRoutes.changePrice(propertyId)}
            className="self-start"
          >
            {COPY.amend.action}
          </LinkButton>
        </Panel>
      )}
      {undrawn.length > 0 && (
        <Callout tone="problem" title={COPY.undrawn.title}>
          <ul className="flex list-disc flex-col gap-1 pl-5">
            {undrawn.map(({ text, characters }) => (
              <li key={text}>
                {`${COPY.undrawn.texts[text]}\u00a0: ${undrawnSentence(characters)}`}
              </li>
            ))}
          </ul>
          <p className="mt-2">
            <Link href={spaceRoutes.settingsTab("profil")} className="font-semibold underline">
              {COPY.undrawn.profile}
            </Link>
          </p>
        </Callout>
      )}
      {uncovered !== null && (
        <Callout tone="warning" title={COPY.uncovered.title}>
          <UncoveredNames check={uncovered} reader="seller" />
          <p className="mt-2">{canSign ? COPY.uncovered.text : COPY.closed}</p>
        </Callout>
      )}
      {uncovered !== null && <Essentials view={view} />}
      {mandate !== null && signature}
      {mandate !== null && pending === null && canSign && <RequestPanel {...forms} />}
      {mandate === null ? (
        <Essentials view={view} />
      ) : (
        <SignedPanel mandate={mandate} id="mandat" />
      )}
      {mandate === null && <OwnersPanel {...forms} />}
      {mandate === null && signature}
      {mandate === null && pending === null && canSign && <RequestPanel {...forms} />}
      {mandate === null && !canSign && !view.isPublisherUnknown && (
        <p className="text-small text-ink-soft">{COPY.closed}</p>
      )}
      <DiffusionPanel {...forms} portals={portals} />
      {mandate !== null && <OwnersPanel {...forms} />}
      <WithdrawPanel {...forms} />
      {former.length > 0 && (
        <section aria-labelledby="precedents" className="flex flex-col gap-4">
          <h2 id="precedents" className="text-heading">
            {COPY.former}
          </h2>
          {former.map((each) => (
            <SignedPanel key={each.number} mandate={each} id={`mandat-${each.number}`} />
          ))}
        </section>
      )}
    </>
  );
}

const priceFacts = (price: DocumentPrice): Fact[] => [
  {
    label: COPY.price,
    value: (
      <strong className="font-display text-[1.375rem] tabular-nums">
        {COPY.amount(price.priceCents)}
      </strong>
    ),
  },
  { label: COPY.tier, value: price.tierName },
  {
    label: COPY.feeIncluding,
    value: (
      <>
        {COPY.amount(price.feeCents)}
        <span className="block text-fine text-ink-soft">
          {COPY.feeHint(price.excludingVatCents, price.vatCents, price.vatBps)}
        </span>
      </>
    ),
  },
  { label: COPY.due, value: COPY.dueText },
];

/** What a mandate that is not signed yet would say, in a few lines. */
function Essentials({ view: { pending, asking, propertyId, canSign } }: { view: MandatePageView }) {
  const copy = COPY.essentials;
  return (
    <Panel id="essentiel" title={copy.title}>
      <Facts facts={priceFacts(pending?.price ?? asking)} />
      <ul className="flex max-w-text list-disc flex-col gap-2 pl-5">
        {copy.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {pending === null && canSign && (
        <LinkButton
          variant="secondary"
          href={spaceRoutes.mandatePreview(propertyId)}
          className="self-start"
        >
          <Icon name="download" />
          {copy.preview}
        </LinkButton>
      )}
    </Panel>
  );
}

/** A signed mandate with its files. */
function SignedPanel({ mandate, id }: { mandate: MandateView; id: string }) {
  const copy = COPY.signed;
  const { number, zone, endedAt, withdrawalEndsOn, expressRequestAt, termOn } = mandate;
  const isInForce = endedAt === null;
  return (
    <Panel
      id={id}
      title={copy.title(number)}
      aside={
        <Badge tone={isInForce ? "leaf" : "neutral"}>{isInForce ? copy.inForce : copy.ended}</Badge>
      }
    >
      <Facts
        facts={[
          ...priceFacts(mandate.current),
          ...(mandate.parties.length > 1
            ? [{ label: COPY.parties, value: mandate.parties.map(partyName).join("\n") }]
            : []),
          { label: copy.signedOn, value: copy.day(mandate.signedAt, zone) },
          endedAt === null
            ? { label: copy.term, value: copy.civil(termOn) }
            : { label: copy.endedOn, value: copy.day(endedAt, zone) },
          { label: copy.withdrawal, value: copy.civil(withdrawalEndsOn) },
          {
            label: copy.express,
            value:
              expressRequestAt === null ? copy.expressNo : copy.expressYes(expressRequestAt, zone),
          },
        ]}
      />
      {mandate.hasDocument ? (
        <div className="flex flex-col items-start gap-2">
          <div className="flex flex-wrap gap-3">
            <LinkButton variant="secondary" href={spaceRoutes.mandateDocument(number)}>
              <Icon name="download" />
              {copy.file}
            </LinkButton>
            <LinkButton variant="quiet" href={spaceRoutes.mandateEvidence(number)}>
              <Icon name="download" />
              {copy.evidence}
            </LinkButton>
          </div>
          <p className="text-small text-ink-soft">{copy.form}</p>
          <p className="text-small text-ink-soft">{copy.evidenceHint}</p>
        </div>
      ) : (
        <p className="text-small text-ink-soft">{copy.noFile}</p>
      )}
      <SignedPapers title={COPY.decisions} papers={decisionsOf(mandate)} />
      <SignedPapers title={copy.amendments} papers={amendmentsOf(mandate)} />
    </Panel>
  );
}

/** What all who sell decided under a mandate, with its files. */
const decisionsOf = ({ decisions, zone }: MandateView): SignedPaper[] =>
  decisions.map(({ signatureId, kind, signedAt }) => ({
    key: signatureId,
    text: COPY.decision[kind](formatDate(signedAt, zone)),
    files: [
      { label: COPY.decisionFile, href: spaceRoutes.signedDocument(signatureId) },
      { label: COPY.decisionEvidence, href: spaceRoutes.signedEvidence(signatureId) },
    ],
  }));

/** The amendments of a mandate, with the files that there are. */
const amendmentsOf = ({ amendments, zone, number }: MandateView): SignedPaper[] =>
  amendments.map(({ position, price, signedAt, hasDocument }) => ({
    key: String(position),
    text: COPY.signed.amendment(position, price.priceCents, formatDate(signedAt, zone)),
    files: hasDocument
      ? [
          {
            label: COPY.signed.amendmentFile(position),
            href: spaceRoutes.mandateDocument(number, position),
          },
          {
            label: COPY.signed.amendmentEvidence(position),
            href: spaceRoutes.mandateEvidence(number, position),
          },
        ]
      : [],
  }));
