import type { ReactNode } from "react";
import { LinkButton } from "@/components/ui/Button";
import { Card } from "@/components/ui/Card";
import { homeClock } from "@/lib/kernel/place";
import type { ListingDetail, SlotView } from "@/lib/listings/views";
import { CallButton } from "./CallButton";
import { LISTING } from "./copy";
import { HostCard } from "./HostCard";
import { MessageBox } from "./MessageBox";
import { OfferLink } from "./OfferLink";
import { SlotForm } from "./SlotForm";

const COPY = LISTING.contact;

/** Who answers, how to reach them, and when one can visit. */
export function ContactPanel({
  listing,
  slots,
  chosenSlot,
  phone,
  cityHref,
  mailbox,
}: {
  listing: ListingDetail;
  slots: readonly SlotView[];
  chosenSlot: string | null;
  /** The team's telephone; null where there is none. */
  phone: string | null;
  /** The other listings of the city. */
  cityHref: string;
  /** The way to the mails of an installation that sends none. */
  mailbox: ReactNode;
}) {
  if (listing.state === "sold") return <SoldPanel listing={listing} cityHref={cityHref} />;
  return (
    <Card className="rounded-panel! p-5 sm:p-6">
      <section id="contact" aria-labelledby="contact-titre">
        <h2 id="contact-titre" className="visually-hidden">
          {COPY.title}
        </h2>
        <HostCard ambassador={listing.ambassador} />
        <MessageBox listingId={listing.id} mailbox={mailbox} />
        <CallButton
          listingId={listing.id}
          teamPhone={phone}
          looperHasPhone={listing.ambassador?.hasPhone ?? false}
        />
        {(phone || listing.ambassador) && (
          <p className="mt-2 text-fine text-ink-soft">{COPY.hours}</p>
        )}
      </section>
      <section
        id="visiter"
        aria-labelledby="visiter-titre"
        className="mt-5 border-t border-line pt-5"
      >
        <h2 id="visiter-titre" className="text-subheading">
          {LISTING.slots.title}
        </h2>
        <SlotForm
          listingId={listing.id}
          slots={slots}
          chosen={chosenSlot}
          clock={homeClock(listing.communeCode)}
        />
      </section>
      <OfferLink listing={listing} />
      <p className="mt-4 text-fine text-ink-soft">{COPY.login}</p>
    </Card>
  );
}

function SoldPanel({ listing, cityHref }: { listing: ListingDetail; cityHref: string }) {
  return (
    <Card className="rounded-panel! p-5 sm:p-6">
      <section id="contact" aria-labelledby="contact-titre">
        <h2 id="contact-titre" className="text-subheading">
          {COPY.soldTitle}
        </h2>
        <p className="mt-2 text-small">{COPY.soldText(listing.city)}</p>
        <LinkButton href={cityHref} wide className="mt-4">
          {COPY.soldLink(listing.city)}
        </LinkButton>
      </section>
    </Card>
  );
}
