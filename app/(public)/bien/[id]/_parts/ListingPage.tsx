"use client";

import { type ReactNode, useMemo } from "react";
import { Breadcrumb } from "@/components/ui/Breadcrumb";
import { Container } from "@/components/ui/Container";
import { Icon } from "@/components/ui/Icon";
import { JsonLd } from "@/components/ui/JsonLd";
import { PROPERTY_TYPE_LABELS } from "@/lib/content/common";
import { type LoanInputs, readLoan } from "@/lib/financing/inputs";
import { simulateLoan } from "@/lib/financing/rules";
import { parse, type Serialized } from "@/lib/kernel/serialize";
import type { CardFields } from "@/lib/listings/card-fields";
import type { ListingDetail, SlotView } from "@/lib/listings/views";
import { routes } from "@/lib/routes/public";
import { ActionBar } from "./ActionBar";
import { BackToResults } from "./BackToResults";
import { ContactPanel } from "./ContactPanel";
import { CountView } from "./CountView";
import { LISTING } from "./copy";
import { Description } from "./Description";
import { Details } from "./Details";
import { EnergySection } from "./EnergySection";
import { FinancingSection } from "./FinancingSection";
import { Gallery } from "./gallery/Gallery";
import { ListingHeader } from "./ListingHeader";
import { LocationSection } from "./LocationSection";
import { SimilarListings } from "./SimilarListings";
import { listingStructuredData } from "./structured-data";
import type { ListingWays } from "./ways";

/** Everything a listing's page shows of it. */
export interface ListingPageView {
  listing: ListingDetail;
  similar: readonly CardFields[];
  slots: readonly SlotView[];
}

interface ListingPageProps {
  view: Serialized<ListingPageView>;
  ways: ListingWays;
  /** Absolute address of the page. */
  url: string;
  /** Raw fields of the loan simulation, from the page's address. */
  loanInputs: LoanInputs;
  /** The slot that the page's address asks for. */
  chosenSlot: string | null;
  /** The team's telephone; null where there is none. */
  phone: string | null;
  /** Style of the map's tiles; null for the plain one. */
  mapStyleUrl: string | null;
  /** The plan's button, and the part of the page with rooms and plans, made by the server: few listings have them. */
  rooms: { button: ReactNode; section: ReactNode } | null;
  /** What has to be known first, made by the server too; nothing for most listings. */
  notices: ReactNode;
  /** The end of its text, made by the server too: nothing of it changes while it is read. */
  closing: ReactNode;
  /** The way to the mails of an installation that sends none. */
  mailbox: ReactNode;
}

/** The page of one listing, whatever its public state. */
export function ListingPage({
  view,
  ways,
  url,
  loanInputs,
  chosenSlot,
  phone,
  mapStyleUrl,
  rooms,
  notices,
  closing,
  mailbox,
}: ListingPageProps) {
  const { listing, similar, slots } = useMemo(() => parse(view), [view]);
  const { title, type, state, city } = listing;
  const sold = state === "sold";
  const loan = readLoan(listing.priceCents, loanInputs).request;
  // The browser's code does without what makes it.
  const structuredData = typeof window === "undefined" ? listingStructuredData(listing, url) : null;
  return (
    <>
      <JsonLd data={structuredData} />
      <article>
        <Container>
          <div className="flex items-center gap-x-3 pt-1 sm:pt-3">
            <BackToResults
              listingId={listing.id}
              className="no-print inline-flex min-h-11 shrink-0 items-center gap-1.5 text-small font-semibold text-brand hover:underline max-sm:-mx-2 max-sm:w-11 max-sm:justify-center sm:order-last sm:ml-auto"
            >
              <Icon name="arrow-left" className="size-4 max-sm:size-5" />
              <span className="max-sm:visually-hidden">{LISTING.back}</span>
            </BackToResults>
            <Breadcrumb
              crumbs={[
                { label: LISTING.buy, href: routes.buy },
                { label: city, href: ways.city },
                { label: PROPERTY_TYPE_LABELS[type] },
              ]}
            />
          </div>
          <div className="grid gap-x-10 pt-1 sm:pt-2 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_auto_1fr] xl:grid-cols-[minmax(0,1fr)_25rem]">
            <div className="relative mb-6 min-w-0 max-sm:-mx-gutter lg:mb-10">
              <Gallery
                photos={listing.photos}
                title={title}
                isIllustrated={listing.isDemonstration}
              />
              <div
                aria-hidden="true"
                className="pointer-events-none absolute top-4 left-4 flex flex-wrap gap-2 *:rounded-full *:px-5 *:py-1.5 *:text-subheading *:font-semibold *:shadow-card"
              >
                {state !== "active" && (
                  <p className={sold ? "bg-tile text-on-tile" : "bg-mimosa text-on-mimosa"}>
                    {LISTING.states[state].badge}
                  </p>
                )}
                {listing.isDemonstration && (
                  <p className="bg-surface text-ink">{LISTING.demonstration.badge}</p>
                )}
              </div>
            </div>
            <ListingHeader
              listing={listing}
              url={url}
              monthlyCents={sold || loan === null ? null : simulateLoan(loan).monthlyCents}
              planButton={rooms?.button}
            />
            <div className="min-w-0 max-lg:mt-8">
              {notices}
              <Description text={listing.description} />
              <Details listing={listing} />
              {rooms?.section}
              <EnergySection listing={listing} />
              <LocationSection listing={listing} ways={ways} styleUrl={mapStyleUrl} />
            </div>
            {/* Between the two halves of the text on a phone, beside them on a wide screen. */}
            <div className="no-print lg:col-start-2 lg:row-span-2">
              <div className="max-lg:mb-10 lg:sticky lg:top-6">
                <ContactPanel
                  listing={listing}
                  slots={slots}
                  chosenSlot={chosenSlot}
                  phone={phone}
                  cityHref={ways.city}
                  mailbox={mailbox}
                />
              </div>
            </div>
            <div className="min-w-0">
              {!sold && (
                <FinancingSection
                  listing={listing}
                  financingHref={ways.financing}
                  inputs={loanInputs}
                />
              )}
              {closing}
            </div>
          </div>
        </Container>
        {!sold && <ActionBar listing={listing} />}
        {!sold && <CountView listingId={listing.id} />}
      </article>
      <SimilarListings listings={similar} listing={listing} cityHref={ways.city} />
    </>
  );
}
