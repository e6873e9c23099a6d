import { LinkButton } from "@/components/ui/Button";
import { Card } from "@/components/ui/Card";
import { Disclosure } from "@/components/ui/Disclosure";
import { expiryBounds } from "@/lib/offers/rules";
import type { OfferBrief, OfferView } from "@/lib/offers/views";
import type { Viewpoint } from "@/lib/policy/viewpoint";
import { routes } from "@/lib/routes/public";
import { spaceRoutes } from "@/lib/routes/space";
import { PropertyThumbnail } from "../properties/PropertyThumbnail";
import { ContactLinks } from "../space/ContactLinks";
import { OFFERS as COPY } from "./copy";
import { OfferActions, type OfferFormActions } from "./OfferActions";
import { Amount, OfferFacts, StateBadges } from "./OfferParts";

interface Offer {
  offer: OfferView;
  viewpoint: Viewpoint;
}

/** What the cards of a list need to be answered in place. */
export interface Answering {
  actions: OfferFormActions;
  /** What the days of a counter-offer are counted from. */
  now: Date;
}

/** An offer, as an `<li>`: how much, how near, until when; the rest once it is open. */
export function OfferCard(props: Offer & Answering) {
  return (
    <li>
      <Card flat className="px-4 md:px-6">
        <Disclosure summary={<Summary {...props} />}>
          <Details {...props} />
        </Disclosure>
      </Card>
    </li>
  );
}

function Summary({ offer, viewpoint }: Offer) {
  const { property } = offer;
  return (
    <span className="flex min-w-0 gap-3 font-normal sm:gap-4">
      <PropertyThumbnail photo={property.photo} />
      <span className="flex min-w-0 flex-col gap-1">
        <StateBadges offer={offer} />
        <Amount offer={offer} />
        <span>{`${property.title}, ${property.city}`}</span>
        <span className="text-small text-ink-soft">
          {COPY.authors[viewpoint][offer.author](offer.buyer?.name ?? "")}
        </span>
        {offer.actions.some((move) => move !== "withdraw") && (
          <span className="text-small font-semibold text-brand">{COPY.toAnswer}</span>
        )}
      </span>
    </span>
  );
}

const briefly = ({ amountCents, state }: OfferBrief) =>
  COPY.amountIn(amountCents, COPY.states[state]);

function Details({ offer, viewpoint, actions, now }: Offer & Answering) {
  const { property, buyer, answers, answer } = offer;
  return (
    <div className="flex flex-col gap-5 border-t border-line pt-4">
      <p className="text-small text-ink-soft">{COPY.askingPrice(property.priceCents)}</p>
      <OfferFacts
        offer={offer}
        before={[
          buyer && {
            label: COPY.buyer,
            value: (
              <>
                {buyer.name}
                <ContactLinks {...buyer} />
              </>
            ),
          },
        ]}
        after={[
          answers && { label: COPY.answers, value: briefly(answers) },
          answer && { label: COPY.answer, value: briefly(answer) },
        ]}
      />
      {viewpoint !== "ambassador" && (
        <OfferActions
          offer={offer}
          side={viewpoint}
          actions={actions}
          expiry={expiryBounds(now, property.clock.zone)}
        />
      )}
      <Ways offer={offer} viewpoint={viewpoint} />
    </div>
  );
}

/** Where an offer is followed further. */
function Ways({ offer, viewpoint }: Offer) {
  const { id, property, state, saleId, fileShared, answers, answer } = offer;
  const isLive = state === "pending" || state === "accepted";
  const isDiscussed = answers !== null || answer !== null;
  return (
    <div className="flex flex-wrap gap-3">
      {saleId && <LinkButton href={spaceRoutes.sale(saleId)}>{COPY.sale}</LinkButton>}
      <LinkButton variant="secondary" href={spaceRoutes.offer(id)}>
        {isDiscussed ? COPY.discussion : COPY.open}
      </LinkButton>
      {viewpoint !== "buyer" && fileShared && isLive && (
        <LinkButton variant="secondary" href={spaceRoutes.offerFile(id)}>
          {COPY.file}
        </LinkButton>
      )}
      {property.isPublic && (
        <LinkButton variant="quiet" href={routes.listing(property.id)}>
          {COPY.listing}
        </LinkButton>
      )}
    </div>
  );
}
