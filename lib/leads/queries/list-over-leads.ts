import { endedBefore } from "../../kernel/retention.ts";
import { toDbInstant } from "../../platform/db/instants.ts";
import { literal } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";

/**
 * The leads whose last exchange is over for so long that they go: what last happened to them, a call or an appointment of
 * the looper's, a message, a visit or an offer between the person and the home, or the sale that came of it.
 */
export async function listOverLeads(now: Date, limit: number): Promise<string[]> {
  const before = toDbInstant(endedBefore("leads", now));
  const rows = await reads()
    .selectFrom("Lead as l")
    .select("l.id")
    .where("l.factAt", "<", before)
    .where((eb) => eb.or([eb("l.calledAt", "is", null), eb("l.calledAt", "<", before)]))
    .where((eb) => eb.or([eb("l.appointmentAt", "is", null), eb("l.appointmentAt", "<", before)]))
    .where("l.createdAt", "<", before)
    .where(({ not, exists, selectFrom, lit }) =>
      not(
        exists(
          selectFrom("Conversation as c")
            .select(lit(1).as("one"))
            .whereRef("c.contactId", "=", "l.contactId")
            .whereRef("c.propertyId", "=", "l.propertyId")
            .where("c.lastMessageAt", ">=", before),
        ),
      ),
    )
    .where(({ not, exists, selectFrom, lit }) =>
      not(
        exists(
          selectFrom("Visit as v")
            .select(lit(1).as("one"))
            .whereRef("v.buyerId", "=", "l.contactId")
            .whereRef("v.propertyId", "=", "l.propertyId")
            .where("v.endsAt", ">=", before),
        ),
      ),
    )
    .where(({ not, exists, selectFrom, lit }) =>
      not(
        exists(
          selectFrom("Offer as o")
            .leftJoin("Sale as s", "s.offerId", "o.id")
            .select(lit(1).as("one"))
            .whereRef("o.buyerId", "=", "l.contactId")
            .whereRef("o.propertyId", "=", "l.propertyId")
            .where((eb) =>
              eb.or([
                eb("o.createdAt", ">=", before),
                eb("o.decidedAt", ">=", before),
                eb("s.status", "=", literal("open")),
                eb("s.endedAt", ">=", before),
              ]),
            ),
        ),
      ),
    )
    .orderBy("l.id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
