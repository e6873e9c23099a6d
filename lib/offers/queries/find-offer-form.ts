import { hasRoomFor } from "../../accounts/role-grants/rules.ts";
import { DomainError } from "../../kernel/errors.ts";
import { isId } from "../../kernel/ids.ts";
import { isPublicStatus } from "../../kernel/property-kinds.ts";
import { BRIEF_COLUMNS, briefView } from "../../listings/brief.ts";
import { isLastAmendment, isMandateOfHome } from "../../mandates/queries/mandate-joins.ts";
import { packageOf } from "../../mandates/rules.ts";
import { MANDATE_FIELDS } from "../../mandates/sql.ts";
import { toDbInstant } from "../../platform/db/instants.ts";
import { literal } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { can } from "../../policy/can.ts";
import { offerAuthor } from "../rules.ts";
import { termsBounds } from "../terms.ts";
import type { OfferFormView, OfferStandingView } from "../views.ts";

const listingOf = (id: string) =>
  reads()
    .selectFrom("Property as p")
    .innerJoin("Commune as c", "c.code", "p.communeCode")
    .leftJoin("PropertyPhoto as ph", (join) =>
      join.onRef("ph.propertyId", "=", "p.id").on("ph.position", "=", 0),
    )
    .leftJoin("Mandate as m", (join) => join.on(isMandateOfHome()))
    .leftJoin("MandateAmendment as ma", (join) => join.on(isLastAmendment()))
    .select(["p.sellerId", "p.ambassadorId", ...BRIEF_COLUMNS, ...MANDATE_FIELDS])
    .where("p.id", "=", id)
    .executeTakeFirst();

/** The offer between a buyer and a seller that waits for an answer, whoever made it. */
const openOfferOf = (propertyId: string, buyerId: string, now: Date) =>
  reads()
    .selectFrom("Offer")
    .select(["id", "authorId", "amountCents"])
    .where("propertyId", "=", propertyId)
    .where("buyerId", "=", buyerId)
    .where("status", "=", literal("pending"))
    .where("expiresAt", ">", toDbInstant(now))
    .executeTakeFirst();

/** What an offer of theirs would carry of a person. */
async function contactOf(userId: string) {
  const { firstName, lastName, email, phone } = await reads()
    .selectFrom("User")
    .select(["firstName", "lastName", "email", "phone"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return { name: `${firstName} ${lastName}`, email, phone };
}

async function standingOf(
  listing: NonNullable<Awaited<ReturnType<typeof listingOf>>>,
  actor: Actor,
  now: Date,
): Promise<OfferStandingView> {
  const { userId, roles } = actor;
  if (userId === listing.sellerId || userId === listing.ambassadorId) return { kind: "own" };
  if (listing.propertyStatus === "under_offer") return { kind: "under-offer" };
  if (listing.propertyStatus !== "active") return { kind: "closed" };
  const open = await openOfferOf(listing.propertyId, userId, now);
  if (open) {
    const { id: offerId, authorId, amountCents } = open;
    const author = offerAuthor({ authorId, buyerId: userId });
    return { kind: "pending", offerId, author, amountCents };
  }
  if (can(actor, "buying.change")) return { kind: "possible", asBuyer: false };
  const isRefused = roles.some(({ role }) => role === "buyer") || !hasRoomFor("buyer", roles);
  return isRefused ? { kind: "closed" } : { kind: "possible", asBuyer: true };
}

/**
 * What the form of an offer for a listing needs, and whether this person can make one now.
 * @throws {DomainError} listing.not-found
 */
export async function findOfferForm(
  listingId: string,
  actor: Actor,
  now = new Date(),
): Promise<OfferFormView> {
  const listing = isId(listingId) ? await listingOf(listingId) : undefined;
  if (!listing || !isPublicStatus(listing.propertyStatus)) {
    throw new DomainError("listing.not-found");
  }
  const property = briefView(listing);
  const { feeCents, estimated } = packageOf(listing);
  return {
    property,
    fee: { cents: feeCents, estimated },
    bounds: termsBounds({ ...property, zone: property.clock.zone }, now),
    contact: {
      ...(await contactOf(actor.userId)),
      hasLooper: listing.ambassadorId !== null,
    },
    standing: await standingOf(listing, actor, now),
  };
}
