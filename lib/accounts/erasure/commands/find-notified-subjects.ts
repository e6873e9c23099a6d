import type { Transaction } from "../../../platform/db/clients.ts";
import { findLeadsOf } from "./find-leads-of-person.ts";

/** What others were notified of that is about the person, and whom: found while it is still theirs. */
export async function findNotifiedSubjects(tx: Transaction, userId: string, email: string) {
  const subjects = new Set<string>();
  const others = new Set<string>();
  const add = (id: string, people: readonly (string | null | undefined)[]) => {
    subjects.add(id);
    for (const person of people) if (person && person !== userId) others.add(person);
  };
  const property = { select: { id: true, sellerId: true, ambassadorId: true } } as const;
  const onSide = { property: { OR: [{ sellerId: userId }, { ambassadorId: userId }] } };
  const visits = await tx.visit.findMany({
    where: { OR: [{ buyerId: userId }, { hostId: userId }, onSide] },
    select: { id: true, buyerId: true, hostId: true, property },
  });
  for (const { id, buyerId, hostId, property: of } of visits) {
    add(id, [buyerId, hostId, of.sellerId, of.ambassadorId]);
  }
  const offers = await tx.offer.findMany({
    where: { OR: [{ buyerId: userId }, onSide] },
    select: { id: true, buyerId: true, property, sale: { select: { id: true } } },
  });
  for (const { id, buyerId, property: of, sale } of offers) {
    const people = [buyerId, of.sellerId, of.ambassadorId];
    add(id, people);
    if (sale) add(sale.id, people);
  }
  const threads = await tx.conversation.findMany({
    where: { OR: [{ contactId: userId }, { ownerId: userId }] },
    select: { id: true, contactId: true, ownerId: true },
  });
  for (const { id, contactId, ownerId } of threads) add(id, [contactId, ownerId]);
  const ids = (await findLeadsOf(tx, userId)).map(({ id }) => id);
  const leads = await tx.lead.findMany({
    where: { OR: [{ contactEmail: email }, { id: { in: ids } }, { ambassadorId: userId }] },
    select: {
      ...{ id: true, ambassadorId: true, contactId: true },
      offers: { select: { looperId: true } },
    },
  });
  for (const { id, ambassadorId, contactId, offers } of leads) {
    add(id, [ambassadorId, contactId, ...offers.map(({ looperId }) => looperId)]);
  }
  const listings = await tx.property.findMany({
    where: { sellerId: userId, status: { not: "sold" } },
    select: { id: true, title: true },
  });
  for (const { id } of listings) add(id, []);
  const alerted = await tx.searchAlertItem.findMany({
    where: { event: { propertyId: { in: listings.map(({ id }) => id) } } },
    select: { userId: true },
    distinct: ["userId"],
  });
  for (const each of alerted) if (each.userId !== userId) others.add(each.userId);
  return { subjects, others: [...others], titles: listings.map(({ title }) => title) };
}
