import { COUNT_BOUND } from "../../../kernel/keyset.ts";
import { daysBefore } from "../../../kernel/time.ts";
import { toDbInstant } from "../../../platform/db/instants.ts";
import { preparedRead } from "../../../platform/db/raw.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import { SALE_DAYS } from "../../rules.ts";
import type { SaleCounts } from "../views.ts";

const counts = preparedRead<{ since: string; month: string; bound: number }, SaleCounts>(
  `SELECT
     (SELECT count(*) FROM (SELECT 1 FROM Offer o INDEXED BY Offer_accepted_age
        CROSS JOIN Property p ON p.id = o.propertyId
        WHERE o.status = 'accepted' AND o.decidedAt >= :since AND p.status <> 'sold'
        ORDER BY o.decidedAt DESC LIMIT :bound)) AS accepted,
     (SELECT count(*) FROM (SELECT 1 FROM Property p INDEXED BY Property_under_offer
        WHERE p.status = 'under_offer' LIMIT :bound)) AS underOffer,
     (SELECT count(*) FROM (SELECT 1 FROM Property p INDEXED BY Property_sold
        WHERE p.status = 'sold' AND p.soldAt >= :month LIMIT :bound)) AS soldLately`,
);

/** How many sales there are in each list; those sold, of thirty days. @throws request.forbidden */
export function countSales(actor: Actor, now = new Date()): SaleCounts {
  authorize(actor, "contracts.check");
  return (
    counts().get({
      since: toDbInstant(daysBefore(now, SALE_DAYS)),
      month: toDbInstant(daysBefore(now, 30)),
      bound: COUNT_BOUND,
    }) ?? { accepted: 0, underOffer: 0, soldLately: 0 }
  );
}
