import { LinkButton } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";
import type { ListingDetail } from "@/lib/listings/views";
import { routes } from "@/lib/routes/public";
import { LISTING } from "./copy";

const COPY = LISTING.offer;

/** The way to an offer, where the listing takes one. */
export function OfferLink({ listing: { id, state } }: { listing: ListingDetail }) {
  if (state !== "active") return null;
  return (
    <section aria-labelledby="offre-titre" className="mt-5 border-t border-line pt-5">
      <h2 id="offre-titre" className="text-subheading">
        {COPY.title}
      </h2>
      <p className="mt-1 text-small text-ink-soft">{COPY.text}</p>
      <LinkButton
        href={routes.makeOffer(id)}
        rel="nofollow"
        variant="secondary"
        wide
        className="mt-3"
      >
        <Icon name="hand-coins" />
        {COPY.action}
      </LinkButton>
    </section>
  );
}
