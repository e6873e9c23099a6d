import { LinkButton } from "@/components/ui/Button";
import { Card } from "@/components/ui/Card";
import { Icon } from "@/components/ui/Icon";
import type { ListingDetail, SlotView } from "@/lib/listings/views";
import { routes } from "@/lib/routes/public";
import { LISTING } from "./copy";
import { HostCard } from "./HostCard";
import { cityHref } from "./place";
import { SlotForm } from "./SlotForm";

const COPY = LISTING.contact;

/** Who answers, how to reach them, and when one can visit. */
export function ContactPanel({
  listing,
  slots,
  chosenSlot,
}: {
  listing: ListingDetail;
  slots: readonly SlotView[];
  chosenSlot: string | null;
}) {
  if (listing.state === "sold") return <SoldPanel listing={listing} />;
  const login = routes.login(`${routes.listing(listing.id)}#contact`);
  return (
    <Card className="rounded-panel! p-5 sm:p-6">
      <section id="contact" aria-labelledby="contact-titre">
        <h2 id="contact-titre" className="visually-hidden">
          {COPY.title}
        </h2>
        <HostCard ambassador={listing.ambassador} />
        <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-2">
          <LinkButton href={login} rel="nofollow" variant="secondary">
            <Icon name="message-circle" />
            {COPY.message}
          </LinkButton>
          <LinkButton href={login} rel="nofollow" variant="secondary">
            <Icon name="phone" />
            {COPY.call}
          </LinkButton>
        </div>
        {listing.ambassador && <p className="mt-2 text-fine text-ink-soft">{COPY.hours}</p>}
      </section>
      <section
        id="visiter"
        aria-labelledby="visiter-titre"
        className="mt-5 border-t border-line pt-5"
      >
        <h2 id="visiter-titre" className="text-subheading">
          {LISTING.slots.title}
        </h2>
        <SlotForm listingId={listing.id} slots={slots} chosen={chosenSlot} />
      </section>
      <p className="mt-4 text-fine text-ink-soft">{COPY.login}</p>
    </Card>
  );
}

function SoldPanel({ listing }: { listing: ListingDetail }) {
  return (
    <Card className="rounded-panel! p-5 sm:p-6">
      <section id="contact" aria-labelledby="contact-titre">
        <h2 id="contact-titre" className="text-subheading">
          {COPY.soldTitle}
        </h2>
        <p className="mt-2 text-small">{COPY.soldText(listing.city)}</p>
        <LinkButton href={cityHref(listing)} wide className="mt-4">
          {COPY.soldLink(listing.city)}
        </LinkButton>
      </section>
    </Card>
  );
}
