import { preparedRead } from "../../../platform/db/raw.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { NotaryView } from "../views.ts";

interface NotaryRow extends Omit<NotaryView, "verified" | "price"> {
  verified: 0 | 1;
  priceUnit: "fixed" | "hourly" | "percentage";
  priceCents: number | null;
  priceRateBps: number | null;
}

const notaries = preparedRead<{ limit: number }, NotaryRow>(
  `SELECT id, name, description, location, ratingTenths, reviewCount, availability, verified,
          priceUnit, priceCents, priceRateBps
   FROM ServiceProvider WHERE type = 'notary'
   ORDER BY verified DESC, ratingTenths DESC, id LIMIT :limit`,
);

function priceOf({ priceUnit, priceCents, priceRateBps }: NotaryRow): NotaryView["price"] {
  if (priceUnit === "percentage") {
    return priceRateBps === null ? null : { unit: priceUnit, rateBps: priceRateBps };
  }
  return priceCents === null ? null : { unit: priceUnit, cents: priceCents };
}

/** The notaries of the directory, those verified and best rated first. @throws request.forbidden */
export function listNotaries(actor: Actor): NotaryView[] {
  authorize(actor, "contracts.check");
  return notaries()
    .all({ limit: 50 })
    .map(({ priceUnit, priceCents, priceRateBps, verified, ...row }) => ({
      ...row,
      verified: verified === 1,
      price: priceOf({ priceUnit, priceCents, priceRateBps, verified, ...row }),
    }));
}
