import { fromDbInstant } from "../../platform/db/instants.ts";
import { literal } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";
import type { Contact } from "../rules.ts";

/*
 * A contact is a row of its own already: the thread that a person wrote in first, the visit that was
 * asked for, the buyer's first offer. Nothing is counted a second time beside them.
 */
const contactsOf = (sellerId: string) =>
  reads()
    .selectFrom("Property as p")
    .innerJoin("Conversation as c", "c.propertyId", "p.id")
    .select(["p.id as listingId", "c.contactId as personId"])
    .select((eb) =>
      eb
        .selectFrom("Message as m")
        .select(({ fn }) => fn.min("m.createdAt").as("at"))
        .whereRef("m.conversationId", "=", "c.id")
        .where("m.sender", "=", literal("contact"))
        .as("at"),
    )
    .where("p.sellerId", "=", sellerId)
    .unionAll(
      reads()
        .selectFrom("Property as p")
        .innerJoin("Visit as v", "v.propertyId", "p.id")
        .select(["p.id as listingId", "v.buyerId as personId", "v.createdAt as at"])
        .where("p.sellerId", "=", sellerId),
    )
    .unionAll(
      reads()
        .selectFrom("Property as p")
        .innerJoin("Offer as o", "o.propertyId", "p.id")
        .select(["p.id as listingId", "o.buyerId as personId", "o.createdAt as at"])
        .where("p.sellerId", "=", sellerId)
        .where("o.answersId", "is", null),
    )
    .execute();

/** Every contact of the listings that a person sells. */
export async function listContacts(sellerId: string): Promise<Contact[]> {
  return (await contactsOf(sellerId)).flatMap(({ at, ...contact }) =>
    // Somebody whom the seller wrote to has not made themselves known.
    at === null ? [] : [{ ...contact, at: fromDbInstant(at) }],
  );
}
