import type { ReactNode } from "react";
import { UncoveredNames } from "@/components/mandates/UncoveredNames";
import { TRUST } from "@/components/trust/copy";
import { FactGrid } from "@/components/trust/FactGrid";
import { ListingPoints } from "@/components/trust/ListingPoints";
import { MailLink } from "@/components/trust/MailLink";
import { PropertyTitle } from "@/components/trust/PropertyTitle";
import { Callout } from "@/components/ui/Callout";
import { formatInteger, formatPrice } from "@/lib/kernel/format";
import { formatCivilDate, formatDate, formatDateTime } from "@/lib/kernel/format-date";
import { ISSUE_COPY } from "@/lib/revisions/copy";
import { FIELDS } from "@/lib/revisions/fields";
import { questionSentence } from "@/lib/revisions/question-copy";
import { returnLine } from "@/lib/trust/review/copy";
import type { ReviewView } from "@/lib/trust/review/views";
import { REVIEW } from "./copy";

interface Of {
  review: ReviewView;
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** What the law and the site ask, and what lacks of it. */
export function Legal({ review: { issues } }: Of) {
  return (
    <Part id="mentions" title={REVIEW.legal}>
      {issues.length === 0 ? (
        <Callout tone="success">
          <p>{REVIEW.legalComplete}</p>
        </Callout>
      ) : (
        <Callout tone="problem" title={REVIEW.legalIncomplete}>
          <ul className="list-disc pl-5">
            {issues.map((issue) => (
              <li key={`${issue.field}-${issue.code}`}>
                {TRUST.named(FIELDS[issue.field].label)} {ISSUE_COPY.sentence(issue)}
              </li>
            ))}
          </ul>
        </Callout>
      )}
    </Part>
  );
}

/** The mandate in force, and whether it lets the home be published. */
export function Mandate({ review: { mandate, kind, propertyStatus } }: Of) {
  const COPY = REVIEW.mandate;
  if (mandate === null) {
    return (
      <Part id="mandat" title={COPY.title}>
        <Callout tone="problem">
          <p>{COPY.none}</p>
        </Callout>
      </Part>
    );
  }
  const { number, signedAt, priceCents, withdrawalEndsOn, expressRequestAt } = mandate;
  return (
    <Part id="mandat" title={COPY.title}>
      <FactGrid
        facts={[
          { label: COPY.number, value: formatInteger(number) },
          { label: COPY.signed, value: formatDate(signedAt) },
          {
            label: COPY.price,
            value: formatPrice(priceCents),
            hint: mandate.isPriceSigned ? undefined : COPY.otherPrice,
          },
          { label: COPY.withdrawal, value: formatCivilDate(withdrawalEndsOn) },
          {
            label: COPY.express,
            value:
              expressRequestAt === null
                ? COPY.expressNo
                : COPY.expressYes(formatDate(expressRequestAt)),
          },
        ]}
      />
      {mandate.uncovered !== null && (
        <Callout tone="problem" title={COPY.uncovered}>
          <UncoveredNames check={mandate.uncovered} reader="team" />
          <p className="mt-2">{COPY.signAgain}</p>
        </Callout>
      )}
      {(kind === "new" || propertyStatus === "active") && !mandate.mayPublish && (
        <Callout tone="warning">
          <p>{COPY.early}</p>
        </Callout>
      )}
    </Part>
  );
}

/** What the listing says that contradicts itself, each with its seller's answer; nothing where nothing does. */
export function Questions({ review: { questions, content } }: Of) {
  const COPY = REVIEW.questions;
  if (questions.length === 0) return null;
  return (
    <Part id="contradictions" title={COPY.title}>
      <p className="max-w-text text-ink-soft">{COPY.lead}</p>
      <ul className="flex flex-col gap-3">
        {questions.map(({ code, answer }) => (
          <li key={code}>
            <Callout tone={answer === null ? "warning" : "info"}>
              <p>{questionSentence(code, content)}</p>
              <p className="mt-2 wrap-anywhere">
                {answer ? (
                  <>
                    <span className="font-semibold">{TRUST.named(COPY.answered)}</span> {answer}
                  </>
                ) : (
                  <span className="font-semibold">
                    {answer === null ? COPY.open : COPY.confirmed}
                  </span>
                )}
              </p>
            </Callout>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** What is odd about the price and the pictures. */
export function Checks({ review }: Of) {
  const { pricePerM2Cents, meanPricePerM2Cents, findings, content } = review;
  return (
    <Part id="attention" title={REVIEW.checks}>
      <ListingPoints
        findings={findings}
        pricePerM2Cents={pricePerM2Cents}
        meanPricePerM2Cents={meanPricePerM2Cents}
        photoCount={content.photos?.length ?? 0}
      />
    </Part>
  );
}

/** Listings of others that may be of the same home. */
export function Duplicates({ review: { duplicates, content } }: Of) {
  const COPY = REVIEW.duplicates;
  if (duplicates.length === 0) {
    return (
      <Part id="doublons" title={COPY.title}>
        <p>{content.addressId === undefined ? COPY.unknown : COPY.none}</p>
      </Part>
    );
  }
  return (
    <Part id="doublons" title={COPY.title}>
      <ul className="flex flex-col gap-3">
        {duplicates.map(({ id, title, city, lot, status, sellerName, isPublic }) => (
          <li key={id}>
            <PropertyTitle id={id} title={title} city={city} isPublic={isPublic} />
            <p className="text-small text-ink-soft">
              {COPY.line(lot, sellerName, COPY.statuses[status])}
            </p>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** The seller, and the looper who takes care of the home. */
export function Seller({ review: { seller, looperName } }: Of) {
  const COPY = REVIEW.seller;
  return (
    <Part id="vendeur" title={COPY.title}>
      <FactGrid
        facts={[
          { label: COPY.name, value: seller.name },
          { label: COPY.email, value: seller.email },
          { label: COPY.phone, value: seller.phone },
          { label: COPY.since, value: formatDate(seller.since) },
          { label: COPY.listings, value: COPY.count(seller.listings) },
          { label: COPY.looper, value: looperName ?? COPY.noLooper },
        ]}
      />
      <div>
        <MailLink to={seller.email}>{TRUST.write(seller.name)}</MailLink>
      </div>
    </Part>
  );
}

/** What became of the revision, the latest first. */
export function History({ review: { history } }: Of) {
  const COPY = REVIEW.history;
  return (
    <Part id="historique" title={COPY.title}>
      <ol className="flex flex-col gap-3 border-l-2 border-line pl-4">
        {history.map(({ id, kind, at, actorName, returns }) => (
          <li key={id}>
            <p>
              {actorName ?? COPY.somebody} {COPY.kinds[kind]}
            </p>
            <p className="text-small text-ink-soft">
              <time dateTime={at.toISOString()}>{formatDateTime(at)}</time>
            </p>
            {returns.length > 0 && (
              <ul className="mt-1 list-disc pl-5 text-small">
                {returns.map((each) => (
                  <li key={each.field} className="wrap-anywhere">
                    {returnLine(each)}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </Part>
  );
}
