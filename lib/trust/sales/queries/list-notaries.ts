import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { NotaryView } from "../views.ts";

const MOST_SHOWN = 50;

const notaries = () =>
  reads()
    .selectFrom("ServiceProvider")
    .select(["id", "name", "description", "location", "ratingTenths", "reviewCount"])
    .select(["availability", "verified", "priceUnit", "priceCents", "priceRateBps"])
    .where("type", "=", literal("notary"))
    .orderBy("verified", "desc")
    .orderBy("ratingTenths", "desc")
    .orderBy("id")
    .limit(MOST_SHOWN);

type NotaryRow = Awaited<ReturnType<ReturnType<typeof notaries>["execute"]>>[number];

function priceOf({
  priceUnit,
  priceCents,
  priceRateBps,
}: Pick<NotaryRow, "priceUnit" | "priceCents" | "priceRateBps">): NotaryView["price"] {
  if (priceUnit === "percentage") {
    return priceRateBps === null ? null : { unit: priceUnit, rateBps: priceRateBps };
  }
  return priceCents === null ? null : { unit: priceUnit, cents: priceCents };
}

/** The notaries of the directory, those verified and best rated first. @throws request.forbidden */
export async function listNotaries(actor: Actor): Promise<NotaryView[]> {
  authorize(actor, "contracts.check");
  const rows = await notaries().execute();
  return rows.map(({ priceUnit, priceCents, priceRateBps, verified, ...row }) => ({
    ...row,
    verified: Boolean(verified),
    price: priceOf({ priceUnit, priceCents, priceRateBps }),
  }));
}
