"use client";

import type { ReactNode } from "react";
import { type DocumentActions, DocumentList } from "@/components/documents/DocumentList";
import { OFFERS } from "@/components/offers/copy";
import { financingText } from "@/components/offers/OfferParts";
import { PageTitle } from "@/components/space/PageTitle";
import { Panel } from "@/components/space/Panel";
import { OFFER_TONES, VISIT_TONES } from "@/components/space/tones";
import { Badge, type BadgeTone } from "@/components/ui/Badge";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { VISITS } from "@/components/visits/copy";
import type { BuyerFileView, NamedListing } from "@/lib/buying/file/views";
import type { DocumentsView } from "@/lib/documents/views";
import { formatPrice, joinWords } from "@/lib/kernel/format";
import { formatDate, formatDateTime } from "@/lib/kernel/format-date";
import { isBlank } from "@/lib/kernel/text";
import { routes } from "@/lib/routes/public";
import { spaceRoutes } from "@/lib/routes/space";
import { scenarioText } from "../financing/copy";
import { BUYER_FILE } from "./copy";

/** A buyer's file: who they are, how they pay, what they did, and what others will ask of them. */
export function BuyerFileScreen({
  file,
  documents,
  actions,
}: {
  file: BuyerFileView;
  documents: DocumentsView;
  actions: DocumentActions;
}) {
  return (
    <>
      <PageTitle title={BUYER_FILE.title} lead={BUYER_FILE.lead} />
      <div className="grid gap-6 lg:grid-cols-2">
        <Identity file={file} />
        <Financing financing={file.financing} scenario={file.scenario} />
        <Visits visits={file.visits} />
        <Offers offers={file.offers} />
      </div>
      <Panel id="documents" title={BUYER_FILE.documents}>
        <DocumentList view={documents} actions={actions} />
      </Panel>
      <Checklists />
    </>
  );
}

function Identity({ file: { profile, missing } }: { file: BuyerFileView }) {
  const { firstName, lastName, email, phone, address, postalCode, city } = profile;
  const place = [address, [postalCode, city].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  const complete = missing.length === 0;
  return (
    <Panel
      id="identite"
      title={BUYER_FILE.identity}
      aside={
        <Badge tone={complete ? "leaf" : "mimosa"}>
          {complete ? BUYER_FILE.complete : BUYER_FILE.incomplete}
        </Badge>
      }
    >
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        <Fact term={BUYER_FILE.name}>{`${firstName} ${lastName}`}</Fact>
        <Fact term={BUYER_FILE.email}>{email}</Fact>
        <Fact term={BUYER_FILE.phone}>{isBlank(phone) ? BUYER_FILE.unknown : phone}</Fact>
        <Fact term={BUYER_FILE.address}>{place || BUYER_FILE.unknown}</Fact>
      </dl>
      {!complete && (
        <p>{BUYER_FILE.missing(joinWords(missing.map((name) => BUYER_FILE.missingNames[name])))}</p>
      )}
      <Next href={spaceRoutes.settingsTab("profil")}>{BUYER_FILE.editProfile}</Next>
    </Panel>
  );
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <>
      <dt className="text-small text-ink-soft">{term}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  );
}

function Financing({ financing, scenario }: Pick<BuyerFileView, "financing" | "scenario">) {
  return (
    <Panel id="financement" title={BUYER_FILE.financing}>
      {financing ? (
        <>
          <p className="text-lead font-semibold">{financingText({ financing })}</p>
          <p className="text-small text-ink-soft">
            {BUYER_FILE.financingDeclared(formatDate(financing.declaredAt))}
          </p>
        </>
      ) : (
        <p className="text-ink-soft">{BUYER_FILE.financingNone}</p>
      )}
      {scenario && (
        <div>
          <p className="text-small text-ink-soft">{BUYER_FILE.scenario}</p>
          <p>
            <Link
              href={`${spaceRoutes.buyer.financing}?${scenario.query}#simulation`}
              className="text-link font-semibold wrap-anywhere"
            >
              {scenario.name}
            </Link>
          </p>
          <p className="figures">{scenarioText(scenario.result)}</p>
        </div>
      )}
      <Next href={spaceRoutes.buyer.financing}>{BUYER_FILE.simulate}</Next>
    </Panel>
  );
}

function Visits({ visits: { total, latest } }: Pick<BuyerFileView, "visits">) {
  return (
    <Panel id="visites" title={BUYER_FILE.visits}>
      {total === 0 ? (
        <p className="text-ink-soft">{BUYER_FILE.noVisits}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {latest.map(({ id, listing, status, startsAt, clock }) => (
            <Row
              key={id}
              listing={listing}
              state={VISITS.states[status]}
              tone={VISIT_TONES[status]}
            >
              <time
                dateTime={startsAt.toISOString()}
                className="inline-block first-letter:uppercase"
              >
                {formatDateTime(startsAt, clock)}
              </time>
            </Row>
          ))}
        </ul>
      )}
      {total === 0 ? (
        <Next href={routes.buy}>{BUYER_FILE.search}</Next>
      ) : (
        <Next href={spaceRoutes.buyer.visits}>{BUYER_FILE.allVisits(total)}</Next>
      )}
    </Panel>
  );
}

function Offers({ offers: { total, latest } }: Pick<BuyerFileView, "offers">) {
  return (
    <Panel id="offres" title={BUYER_FILE.offers}>
      {total === 0 ? (
        <p className="text-ink-soft">{BUYER_FILE.noOffers}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {latest.map(({ id, listing, state, amountCents, createdAt }) => (
            <Row key={id} listing={listing} state={OFFERS.states[state]} tone={OFFER_TONES[state]}>
              <span className="tabular-nums">{formatPrice(amountCents)}</span>
              {" · "}
              <time dateTime={createdAt.toISOString()}>{formatDate(createdAt)}</time>
            </Row>
          ))}
        </ul>
      )}
      {total === 0 ? (
        <Next href={spaceRoutes.buyer.favorites}>{BUYER_FILE.seeFavorites}</Next>
      ) : (
        <Next href={spaceRoutes.buyer.offers}>{BUYER_FILE.allOffers(total)}</Next>
      )}
    </Panel>
  );
}

function Row({
  listing: { id, title },
  state,
  tone,
  children,
}: {
  listing: NamedListing;
  state: string;
  tone: BadgeTone;
  children: ReactNode;
}) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3 first:pt-0">
      <div className="min-w-0">
        <p className="font-medium">
          {id === null ? (
            title
          ) : (
            <Link href={routes.listing(id)} className="text-link">
              {title}
            </Link>
          )}
        </p>
        <p className="text-small text-ink-soft">{children}</p>
      </div>
      <Badge tone={tone}>{state}</Badge>
    </li>
  );
}

/** What can be done about a part of the file. */
function Next({ href, children }: { href: string; children: string }) {
  return (
    <LinkButton href={href} variant="secondary" className="mt-auto self-start">
      {children}
    </LinkButton>
  );
}

function Checklists() {
  return (
    <Panel id="pieces" title={BUYER_FILE.checklist}>
      <Callout>
        <p>{BUYER_FILE.checklistNotice}</p>
      </Callout>
      <div className="grid gap-8 lg:grid-cols-2">
        {BUYER_FILE.checklists.map(({ title, items }) => (
          <div key={title} className="flex flex-col gap-3">
            <h3 className="font-semibold">{title}</h3>
            <ul className="flex flex-col gap-2">
              {items.map((item) => (
                <li key={item} className="flex gap-3">
                  <Icon name="file-text" className="mt-0.5 size-5 shrink-0 text-brand" />
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Panel>
  );
}
