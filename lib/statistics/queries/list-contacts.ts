import { preparedRead } from "../../platform/db/raw.ts";
import type { Contact } from "../rules.ts";

/*
 * A contact is a row of its own already: the thread that a person wrote in first, the visit that was
 * asked for, the buyer's first offer. Nothing is counted a second time beside them.
 */
const contactsOf = preparedRead<{ sellerId: string }, Omit<Contact, "at"> & { at: string }>(
  `WITH mine AS MATERIALIZED (SELECT id FROM Property WHERE sellerId = :sellerId)
   SELECT c.propertyId AS listingId, c.contactId AS personId,
     (SELECT min(m.createdAt) FROM Message m
      WHERE m.conversationId = c.id AND m.sender = 'contact') AS at
   FROM mine CROSS JOIN Conversation c ON c.propertyId = mine.id
   WHERE EXISTS (SELECT 1 FROM Message m WHERE m.conversationId = c.id AND m.sender = 'contact')
   UNION ALL
   SELECT v.propertyId, v.buyerId, v.createdAt FROM mine CROSS JOIN Visit v ON v.propertyId = mine.id
   UNION ALL
   SELECT o.propertyId, o.buyerId, o.createdAt FROM mine CROSS JOIN Offer o ON o.propertyId = mine.id
   WHERE o.answersId IS NULL`,
);

/** Every contact of the listings that a person sells. */
export function listContacts(sellerId: string): Contact[] {
  return contactsOf()
    .all({ sellerId })
    .map((row) => ({ ...row, at: new Date(row.at) }));
}
