import { fromDbInstant, toDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";
import type { NotifiedLead } from "../views.ts";

/** An offer that nobody has answered, with its lead. */
export interface OpenOffer {
  offer: { id: string; looperId: string; offeredAt: Date; dueAt: Date };
  lead: NotifiedLead;
}

/** Which open offers are read. */
interface OfferWindow {
  dueBefore: Date;
  /** Those whose looper was not reminded yet. */
  toRemind?: boolean;
  limit: number;
}

/** The offers that are open and due before an instant, the first one first. */
export async function listOpenOffers({
  dueBefore,
  toRemind = false,
  limit,
}: OfferWindow): Promise<OpenOffer[]> {
  const rows = await reads()
    .selectFrom("LeadOffer as o")
    .innerJoin("Lead as l", "l.id", "o.leadId")
    .leftJoin("Property as p", "p.id", "l.propertyId")
    .select(["o.id", "o.looperId", "o.offeredAt", "o.dueAt"])
    .select(["o.leadId", "l.contactName", "p.title"])
    .select((eb) => eb.fn.coalesce("p.communeCode", "l.communeCode").as("communeCode"))
    .where("o.endedAt", "is", null)
    .where("o.dueAt", "<", toDbInstant(dueBefore))
    .$if(toRemind, (query) => query.where("o.remindedAt", "is", null))
    .orderBy("o.dueAt")
    .limit(limit)
    .execute();
  return rows.map(({ id, looperId, offeredAt, dueAt, leadId, ...lead }) => ({
    offer: { id, looperId, offeredAt: fromDbInstant(offeredAt), dueAt: fromDbInstant(dueAt) },
    lead: {
      id: leadId,
      name: lead.contactName,
      title: lead.title,
      communeCode: lead.communeCode,
    },
  }));
}
