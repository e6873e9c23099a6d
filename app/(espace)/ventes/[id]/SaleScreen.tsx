"use client";

import { OFFERS } from "@/components/offers/copy";
import { conditionsText } from "@/components/offers/OfferParts";
import { PropertyPanel } from "@/components/properties/PropertyPanel";
import { BackLink } from "@/components/space/BackLink";
import { ContactLinks } from "@/components/space/ContactLinks";
import { Facts } from "@/components/space/Facts";
import type { Notice } from "@/components/space/notice";
import { PageTitle } from "@/components/space/PageTitle";
import { Panel } from "@/components/space/Panel";
import { Badge, type BadgeTone } from "@/components/ui/Badge";
import { LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { formatPrice } from "@/lib/kernel/format";
import { formatDate } from "@/lib/kernel/format-date";
import { departmentOf, type HomeClock } from "@/lib/kernel/place";
import { civilDay } from "@/lib/kernel/time";
import { providerRoutes } from "@/lib/routes/providers";
import { spaceRoutes } from "@/lib/routes/space";
import { SALE_END_LABELS } from "@/lib/sales/copy";
import type { SaleStatus } from "@/lib/sales/rules";
import type { SaleEventView, SaleView } from "@/lib/sales/views";
import { communeText } from "@/lib/search/places/rules";
import { SALE as COPY } from "./copy";
import { InvoicePanel, type PaymentFormActions } from "./InvoicePanel";
import { EndPanel, type SaleFormActions } from "./SaleForms";
import { Timeline } from "./Timeline";

const TONES: Record<SaleStatus, BadgeTone> = {
  open: "brand",
  concluded: "leaf",
  fallen_through: "neutral",
};

/** A sale as one of those who take part in it sees it: its steps, who does what by when, what was agreed. */
export function SaleScreen({
  sale,
  notice,
  isFromList,
  actions,
  payments,
}: {
  sale: SaleView;
  notice: Notice | null;
  /** Whether the team came from its list of sales, not from their steps. */
  isFromList: boolean;
  actions: SaleFormActions;
  payments: PaymentFormActions;
}) {
  const { property, party, status, events } = sale;
  const isTeam = party === "trust_manager";
  const { contracts, notary } = spaceRoutes.trustManager;
  return (
    <>
      <div className="flex flex-col gap-3">
        <BackLink href={isTeam ? (isFromList ? contracts : notary) : spaceRoutes.offers}>
          {isTeam ? (isFromList ? COPY.backToSales : COPY.backToSteps) : COPY.backToOffers}
        </BackLink>
        <PageTitle
          title={COPY.title}
          lead={`${property.title}, ${property.city}`}
          actions={<Badge tone={TONES[status]}>{COPY.statuses[status]}</Badge>}
        />
      </div>
      {notice && (
        <Callout tone={notice.tone} live>
          <p>{notice.text}</p>
        </Callout>
      )}
      <Ending sale={sale} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <Timeline sale={sale} actions={actions} />
          <EndPanel sale={sale} actions={actions} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <PropertyPanel property={property} />
          <Agreed sale={sale} />
          <InvoicePanel sale={sale} actions={payments} />
          <People sale={sale} />
          {!isTeam && status === "open" && <Helpers sale={sale} />}
          <Events events={events} clock={property.clock} />
        </div>
      </div>
    </>
  );
}

function Ending({ sale: { status, endReason, days, property } }: { sale: SaleView }) {
  if (status === "concluded" && days.deedSignedOn) {
    return (
      <Callout tone="success" title={COPY.concluded.title}>
        <p>{COPY.concluded.text(days.deedSignedOn)}</p>
      </Callout>
    );
  }
  if (status !== "fallen_through") return null;
  return (
    <Callout tone="warning" title={COPY.fallen.title}>
      <p>
        {COPY.fallen.text(
          endReason ? SALE_END_LABELS[endReason] : COPY.fallen.noReason,
          property.isPublic,
        )}
      </p>
    </Callout>
  );
}

function Agreed({ sale }: { sale: SaleView }) {
  const { id, offerId, party, priceCents, netCents, feeCents, estimated, financing } = sale;
  return (
    <Panel id="convenu" title={COPY.agreed}>
      <Facts
        facts={[
          {
            label: COPY.price,
            value: (
              <strong className="font-display text-[1.375rem] tabular-nums">
                {formatPrice(priceCents)}
              </strong>
            ),
          },
          {
            label: COPY.net,
            value: (
              <>
                {formatPrice(netCents)}
                <span className="block text-fine text-ink-soft">
                  {COPY.netHint(formatPrice(feeCents), estimated)}
                </span>
              </>
            ),
          },
          { label: COPY.financing, value: OFFERS.financingTypes[financing.type] },
          { label: COPY.openedOn, value: formatDate(sale.openedAt, sale.property.clock.zone) },
        ]}
      />
      <div>
        <p className="text-fine font-semibold text-ink-soft">{COPY.conditions}</p>
        <p className="whitespace-pre-line wrap-anywhere">{conditionsText(sale)}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {sale.hasRecord && (
          <LinkButton variant="secondary" href={spaceRoutes.saleRecord(id)}>
            <Icon name="download" />
            {COPY.pdf}
          </LinkButton>
        )}
        {party !== "trust_manager" && (
          <LinkButton variant="quiet" href={spaceRoutes.offer(offerId)}>
            {COPY.offer}
          </LinkButton>
        )}
      </div>
    </Panel>
  );
}

function People({ sale }: { sale: SaleView }) {
  const people = [
    { party: "buyer", person: sale.buyer },
    { party: "seller", person: sale.seller },
    { party: "ambassador", person: sale.ambassador },
  ] as const;
  return (
    <Panel id="participants" title={COPY.people}>
      <ul className="flex flex-col gap-3">
        {people.map(
          ({ party, person }) =>
            person && (
              <li key={party}>
                <p className="flex flex-wrap items-center gap-2">
                  <span className="font-semibold">{person.name}</span>
                  <Badge tone={party === sale.party ? "brand" : "neutral"}>
                    {party === sale.party
                      ? `${COPY.parties[party]}, ${COPY.you}`
                      : COPY.parties[party]}
                  </Badge>
                </p>
                {party !== sale.party && <ContactLinks {...person} />}
              </li>
            ),
        )}
      </ul>
    </Panel>
  );
}

function Events({ events, clock }: { events: readonly SaleEventView[]; clock: HomeClock }) {
  return (
    <Panel id="journal" title={COPY.events}>
      <ol className="flex flex-col gap-3 text-small">
        {events.toReversed().map(({ kind, at, by, day }) => (
          <li key={`${kind}-${at.getTime()}`}>
            <p className="font-medium">
              {day === null || day === civilDay(at, clock.zone)
                ? COPY.eventKinds[kind]
                : COPY.eventDay(COPY.eventKinds[kind], day)}
            </p>
            <p className="text-fine text-ink-soft">
              {COPY.eventBy(formatDate(at, clock.zone), by)}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** Those of the directory whom a sale may need, around the home. */
function Helpers({ sale: { property, communeCode: code } }: { sale: SaleView }) {
  const { id, city: name } = property;
  const place = communeText({ code, name, departmentCode: departmentOf(code) });
  return (
    <Panel id="prestataires" title={COPY.helpers.title}>
      <ul className="flex flex-col">
        {(["notary", "lawyer", "financial_advisor"] as const).map((type) => (
          <li key={type}>
            <Link
              href={providerRoutes.near(type, place, id)}
              className="text-link inline-flex min-h-11 items-center"
            >
              {COPY.helpers[type]}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
