import { checkNames, type MandateNames, type NamesCheck } from "./names.ts";
import {
  type MandateTerms,
  mandateTerms,
  mayPublishAt,
  type SellerPackage,
  sellerPackage,
  type WithdrawalPeriod,
} from "./rules.ts";

/*
 * What a home's mandate covers: the one rule that the editor, the review, the publication and the states of a
 * listing read.
 */

/** A mandate in force as its last amendment has it, with what decides when its home may be online. */
export interface CoveringMandate extends MandateTerms, WithdrawalPeriod {
  /** The home and the seller that it names. */
  names: MandateNames;
}

/** A package at a price, and what has to be signed before that price is published; null for nothing. */
export interface PricePackage extends SellerPackage {
  toSign: "mandate" | "amendment" | null;
}

/**
 * The package that a home has at a price that its seller thinks of: the mandate's at the price that it fixes, else
 * what the price list says of it, to be fixed by a signature.
 */
export function packageAtPrice(mandate: MandateTerms | null, priceCents: number): PricePackage {
  if (mandate === null) return { ...sellerPackage(null, priceCents), toSign: "mandate" };
  if (mandate.priceCents === priceCents) {
    return { ...sellerPackage(mandate, priceCents), toSign: null };
  }
  const amended = sellerPackage(mandateTerms(priceCents), priceCents);
  return { ...amended, estimated: true, toSign: "amendment" };
}

/** What a mandate does not name of what it is to cover; null where it covers it. */
export function uncoveredNames(
  { names: signed }: Pick<CoveringMandate, "names">,
  now: MandateNames,
): NamesCheck | null {
  const check = checkNames(signed, now);
  return check.items.length === 0 ? null : check;
}

/**
 * Why a mandate does not allow a home to be online: none is in force, not of that home, not of that seller, not at that
 * price, not yet. The first ones are mended by another mandate, the price alone by an amendment.
 */
export type MandateGap = "missing" | "home" | "seller" | "price" | "period";

/** What is to be decided; what is left out is not checked. */
export interface CoverageQuestion {
  /** To be published. */
  priceCents?: number | undefined;
  /** When the home goes online. */
  onlineAt?: Date | undefined;
}

/** What a home's mandate lacks for its listing to be online; null for nothing. */
export function mandateGap(
  mandate: CoveringMandate | null,
  names: MandateNames,
  { priceCents, onlineAt }: CoverageQuestion,
): MandateGap | null {
  if (mandate === null) return "missing";
  const items = uncoveredNames(mandate, names)?.items ?? [];
  if (items.some((item) => item !== "seller" && item !== "decisions")) return "home";
  if (items.length > 0) return "seller";
  if (priceCents !== undefined && priceCents !== mandate.priceCents) return "price";
  if (onlineAt !== undefined && !mayPublishAt(mandate, onlineAt)) return "period";
  return null;
}
