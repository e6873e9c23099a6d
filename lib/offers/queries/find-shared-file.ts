import { DomainError } from "../../kernel/errors.ts";
import { isId } from "../../kernel/ids.ts";
import { BRIEF_COLUMNS, briefView } from "../../listings/brief.ts";
import { fromDbInstant } from "../../platform/db/instants.ts";
import { literal } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { can } from "../../policy/can.ts";
import { stateOf } from "../rules.ts";
import type { SharedFileView } from "../views.ts";

const fileOf = (offerId: string) =>
  reads()
    .selectFrom("Offer as o")
    .innerJoin("Property as p", "p.id", "o.propertyId")
    .innerJoin("Commune as c", "c.code", "p.communeCode")
    .innerJoin("User as u", "u.id", "o.buyerId")
    .leftJoin("PropertyPhoto as ph", (join) =>
      join.onRef("ph.propertyId", "=", "p.id").on("ph.position", "=", 0),
    )
    .select(["o.id", "o.amountCents", "o.status", "o.expiresAt", "o.buyerName", "o.buyerEmail"])
    .select(["o.buyerPhone", "o.financingType", "o.financingApproved", "o.conditions"])
    .select(["o.fileSharedAt", "u.city as buyerCity", "u.createdAt as memberSince"])
    .select(["p.sellerId", "p.ambassadorId", ...BRIEF_COLUMNS])
    .select((eb) =>
      eb
        .selectFrom("Visit as v")
        .select((sub) => sub.fn.countAll<number>().as("count"))
        .whereRef("v.propertyId", "=", "o.propertyId")
        .whereRef("v.buyerId", "=", "o.buyerId")
        .where("v.status", "=", literal("completed"))
        .as("visits"),
    )
    .where("o.id", "=", offerId)
    .executeTakeFirst();

/**
 * What the buyer shows the seller and the looper with an offer: while they agree to it, and while the offer waits
 * for an answer or is accepted.
 * @throws {DomainError} offer.not-found
 */
export async function findSharedFile(
  offerId: string,
  actor: Actor,
  now = new Date(),
): Promise<SharedFileView> {
  const row = isId(offerId) ? await fileOf(offerId) : undefined;
  const { userId } = actor;
  const isReader =
    (row?.sellerId === userId && can(actor, "selling.read")) ||
    (row?.ambassadorId === userId && can(actor, "looping.read"));
  if (!row || !isReader || row.fileSharedAt === null) throw new DomainError("offer.not-found");
  const state = stateOf(row.status, fromDbInstant(row.expiresAt), now);
  if (state !== "pending" && state !== "accepted") throw new DomainError("offer.not-found");
  return {
    offer: { id: row.id, amountCents: row.amountCents, state },
    property: briefView(row),
    buyer: {
      name: row.buyerName,
      email: row.buyerEmail,
      phone: row.buyerPhone,
      city: row.buyerCity,
      memberSince: fromDbInstant(row.memberSince),
    },
    financing: { type: row.financingType, approved: Boolean(row.financingApproved) },
    conditions: row.conditions,
    visits: row.visits ?? 0,
    sharedAt: fromDbInstant(row.fileSharedAt),
  };
}
