import { getProfile } from "../../../accounts/profile/queries/get-profile.ts";
import { homeClock } from "../../../kernel/place.ts";
import { isPublicStatus, type PropertyStatus } from "../../../kernel/property-kinds.ts";
import { stateOf } from "../../../offers/rules.ts";
import { fromDbInstant } from "../../../platform/db/instants.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { findFiledScenario } from "../../scenarios/queries/list-scenarios.ts";
import { missingDetails } from "../rules.ts";
import type { BuyerFileView, FileOffer, FileVisit, NamedListing } from "../views.ts";

/** How many offers and visits the file shows; their own pages have them all. */
const LATEST = 5;

const LISTING_COLUMNS = ["p.id as listingId", "p.title", "p.status as listingStatus"] as const;

interface ListingColumns {
  listingId: string;
  title: string;
  listingStatus: PropertyStatus;
}

const latestOffersOf = (userId: string) =>
  reads()
    .selectFrom("Offer as o")
    .innerJoin("Property as p", "p.id", "o.propertyId")
    .select(["o.id", "o.amountCents", "o.status", "o.expiresAt", "o.createdAt"])
    .select(["o.financingType", "o.financingApproved", ...LISTING_COLUMNS])
    .select(({ fn }) => fn.countAll<number>().over().as("total"))
    .where("o.buyerId", "=", userId)
    .orderBy("o.createdAt", "desc")
    .orderBy("o.id", "desc")
    .limit(LATEST)
    .execute();

const latestVisitsOf = (userId: string) =>
  reads()
    .selectFrom("Visit as v")
    .innerJoin("Property as p", "p.id", "v.propertyId")
    .select(["v.id", "v.status", "v.startsAt", "p.communeCode", ...LISTING_COLUMNS])
    .select(({ fn }) => fn.countAll<number>().over().as("total"))
    .where("v.buyerId", "=", userId)
    .orderBy("v.startsAt", "desc")
    .orderBy("v.id", "desc")
    .limit(LATEST)
    .execute();

type OfferRow = Awaited<ReturnType<typeof latestOffersOf>>[number];

type VisitRow = Awaited<ReturnType<typeof latestVisitsOf>>[number];

const listingOf = ({ listingId, title, listingStatus }: ListingColumns): NamedListing => ({
  id: isPublicStatus(listingStatus) ? listingId : null,
  title,
});

function offerOf(row: OfferRow, now: Date): FileOffer {
  return {
    id: row.id,
    listing: listingOf(row),
    amountCents: row.amountCents,
    state: stateOf(row.status, fromDbInstant(row.expiresAt), now),
    createdAt: fromDbInstant(row.createdAt),
  };
}

function visitOf(row: VisitRow, postalCode: string | null): FileVisit {
  const { id, status, startsAt, communeCode } = row;
  const clock = homeClock(communeCode, postalCode);
  return { id, listing: listingOf(row), status, startsAt: fromDbInstant(startsAt), clock };
}

/**
 * The buyer's own file: who they are, how they finance, what they visited and offered.
 * @throws {DomainError} request.forbidden
 */
export async function getBuyerFile(actor: Actor, now = new Date()): Promise<BuyerFileView> {
  authorize(actor, "buying.read");
  const profile = await getProfile(actor);
  const { userId } = actor;
  const offers = await latestOffersOf(userId);
  const visits = await latestVisitsOf(userId);
  const [last] = offers;
  return {
    profile,
    missing: missingDetails(profile),
    financing: last
      ? {
          type: last.financingType,
          approved: Boolean(last.financingApproved),
          declaredAt: fromDbInstant(last.createdAt),
        }
      : null,
    scenario: await findFiledScenario(actor),
    offers: {
      total: last?.total ?? 0,
      latest: offers.map((row) => offerOf(row, now)),
    },
    visits: {
      total: visits[0]?.total ?? 0,
      latest: visits.map((row) => visitOf(row, profile.postalCode)),
    },
  };
}
