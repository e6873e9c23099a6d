import { getProfile } from "../../accounts/profile/queries.ts";
import { PUBLIC_STATUSES_SQL } from "../../kernel/property-kinds.ts";
import { type OfferStatus, stateOf } from "../../offers/rules.ts";
import { preparedRead } from "../../platform/db/raw.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { missingDetails } from "./rules.ts";
import type { BuyerFileView, FileOffer, FileVisit, NamedListing } from "./views.ts";

/** How many offers and visits the file shows; their own pages have them all. */
const LATEST = 5;

interface ListingColumns {
  listingId: string;
  title: string;
  hasPage: 0 | 1;
  total: number;
}

interface OfferRow extends ListingColumns {
  id: string;
  amountCents: number;
  status: OfferStatus;
  expiryDate: string;
  createdAt: string;
  financingType: "cash" | "loan" | "mixed";
  financingApproved: 0 | 1;
}

interface VisitRow extends ListingColumns {
  id: string;
  status: FileVisit["status"];
  startsAt: string;
}

const LISTING_COLUMNS = `p.id AS listingId, p.title,
  p.status IN ${PUBLIC_STATUSES_SQL} AS hasPage, count(*) OVER () AS total`;

const offersOf = preparedRead<{ userId: string; limit: number }, OfferRow>(
  `SELECT o.id, o.amountCents, o.status, o.expiryDate, o.createdAt, o.financingType,
          o.financingApproved, ${LISTING_COLUMNS}
   FROM Offer o JOIN Property p ON p.id = o.propertyId
   WHERE o.buyerId = :userId ORDER BY o.createdAt DESC, o.id DESC LIMIT :limit`,
);

const visitsOf = preparedRead<{ userId: string; limit: number }, VisitRow>(
  `SELECT v.id, v.status, v.startsAt, ${LISTING_COLUMNS}
   FROM Visit v JOIN Property p ON p.id = v.propertyId
   WHERE v.buyerId = :userId ORDER BY v.startsAt DESC, v.id DESC LIMIT :limit`,
);

const listingOf = ({ listingId, title, hasPage }: ListingColumns): NamedListing => ({
  id: hasPage === 1 ? listingId : null,
  title,
});

function offerOf(row: OfferRow, now: Date): FileOffer {
  return {
    id: row.id,
    listing: listingOf(row),
    amountCents: row.amountCents,
    state: stateOf(row.status, row.expiryDate, now),
    createdAt: new Date(row.createdAt),
  };
}

function visitOf(row: VisitRow): FileVisit {
  const { id, status, startsAt } = row;
  return { id, listing: listingOf(row), status, startsAt: new Date(startsAt) };
}

/**
 * The buyer's own file: who they are, how they finance, what they visited and offered.
 * @throws {DomainError} request.forbidden
 */
export function getBuyerFile(actor: Actor, now = new Date()): BuyerFileView {
  authorize(actor, "buying.read");
  const profile = getProfile(actor);
  const { userId } = actor;
  const offers = offersOf().all({ userId, limit: LATEST });
  const visits = visitsOf().all({ userId, limit: LATEST });
  const [last] = offers;
  return {
    profile,
    missing: missingDetails(profile),
    financing: last
      ? {
          type: last.financingType,
          approved: last.financingApproved === 1,
          saidAt: new Date(last.createdAt),
        }
      : null,
    offers: {
      total: last?.total ?? 0,
      latest: offers.map((row) => offerOf(row, now)),
    },
    visits: { total: visits[0]?.total ?? 0, latest: visits.map(visitOf) },
  };
}
