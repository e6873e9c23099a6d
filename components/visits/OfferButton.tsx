import { LinkButton } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";
import { routes } from "@/lib/routes/public";
import type { VisitView } from "@/lib/visits/views";
import { invitesOffer } from "./actions-copy";
import { VISITS as COPY } from "./copy";

/** The way to an offer, where that is what comes after the visit. */
export function OfferButton({ visit }: { visit: VisitView }) {
  if (!invitesOffer(visit)) return null;
  return (
    <LinkButton href={routes.makeOffer(visit.property.id)} className="self-start">
      <Icon name="hand-coins" />
      {COPY.makeOffer}
    </LinkButton>
  );
}
