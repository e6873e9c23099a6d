import { zoneOf } from "../../lib/kernel/place.ts";
import { civilDay, DAY_MS, endOfCivilDay } from "../../lib/kernel/time.ts";
import type { Draw, Weighted } from "./draw.ts";

/** Days from the acceptance of an offer to the deed. */
export const SALE_DAYS = { least: 62, most: 98 } as const;

/** An offer stands for so long. */
const OFFER_DAYS = 10;

/** Buyers that the sales are shared among, so that there are few more people than sellers. */
const MAX_BUYERS = 4_000;

const FINANCING: Weighted<"loan" | "mixed" | "cash"> = [
  ["loan", 70],
  ["mixed", 18],
  ["cash", 12],
];

/** The accepted offer that makes a listing under offer or sold. Instants are epoch milliseconds. */
export interface GeneratedOffer {
  /** Number of the buyer: see `personOf`. */
  buyerIndex: number;
  amountCents: number;
  financingType: "loan" | "mixed" | "cash";
  financingApproved: boolean;
  madeAt: number;
  acceptedAt: number;
  expiryDate: string;
  expiresAt: number;
}

interface SaleOf {
  status: string;
  publishedAt: number | null;
  soldAt: number | null;
  priceCents: number;
  communeCode: string;
}

/**
 * Draws the offer by which a listing got under offer, or was sold; null for any other status. It was
 * made and accepted while the listing was online, and before the deed.
 */
export function drawSale(
  draw: Draw,
  { status, publishedAt, soldAt, priceCents, communeCode }: SaleOf,
  now: number,
): GeneratedOffer | null {
  if (publishedAt === null || (status !== "under_offer" && status !== "sold")) return null;
  const acceptedAt =
    soldAt === null
      ? draw.between(Math.max(publishedAt + 4 * DAY_MS, now - SALE_DAYS.least * DAY_MS), now)
      : soldAt - draw.between(SALE_DAYS.least, SALE_DAYS.most) * DAY_MS;
  const madeAt = acceptedAt - draw.between(0.3, 3.5) * DAY_MS;
  const zone = zoneOf(communeCode);
  const expiryDate = civilDay(new Date(madeAt + OFFER_DAYS * DAY_MS), zone);
  const financingType = draw.weighted(FINANCING);
  const thousands = Math.round((priceCents * draw.between(0.94, 1.02)) / 1_000_00);
  return {
    buyerIndex: draw.int(0, MAX_BUYERS - 1),
    amountCents: Math.min(priceCents, Math.max(1, thousands) * 1_000_00),
    financingType,
    // What is sold was paid for.
    financingApproved: soldAt !== null || financingType === "cash" || draw.chance(0.45),
    madeAt: Math.round(madeAt),
    acceptedAt: Math.round(acceptedAt),
    expiryDate,
    expiresAt: endOfCivilDay(expiryDate, zone).getTime(),
  };
}
