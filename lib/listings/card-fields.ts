import type { Feature } from "../kernel/property-kinds.ts";
import { civilDaysBetween } from "../kernel/time.ts";
import { isDropShown } from "./price-drop.ts";
import type { ListingCard } from "./views.ts";

/** Days for which a listing is new: those of a week after the day of its publication. */
const NEW_DAYS = 7;

/** What a home has of the open air, what counts most first. */
const OUTDOORS = ["jardin", "terrasse", "balcon"] as const satisfies readonly Feature[];

/** What a card shows of a listing: a page carries twenty, and nothing that nobody sees. */
export interface CardFields
  extends Omit<
    ListingCard,
    | "address"
    | "bedrooms"
    | "citySlug"
    | "features"
    | "ghgClass"
    | "monthlyCost"
    | "package"
    | "photoCount"
    | "publishedAt"
  > {
  /** Absent but in a search by it. */
  monthlyCost?: ListingCard["monthlyCost"];
  /** Published within the last days. */
  isNew: boolean;
  outdoor: Extract<Feature, "jardin" | "terrasse" | "balcon"> | null;
}

/**
 * A card without what it does not show. What depends on the day changes with the day, when the pages that show cards
 * are made anew.
 */
export function cardFields(
  card: Omit<ListingCard, "monthlyCost"> & Partial<Pick<ListingCard, "monthlyCost">>,
  now: Date,
  /** Whether it is shown by what it costs a month. */
  { byMonthlyCost = false }: { byMonthlyCost?: boolean } = {},
): CardFields {
  const {
    address,
    bedrooms,
    citySlug,
    features,
    ghgClass,
    monthlyCost,
    package: _,
    photoCount,
    publishedAt,
    priceDrop,
    ...shown
  } = card;
  const drop = priceDrop && { fromCents: priceDrop.fromCents, at: new Date(priceDrop.at) };
  return {
    ...shown,
    ...(byMonthlyCost && monthlyCost && { monthlyCost }),
    isNew: civilDaysBetween(new Date(publishedAt), now) <= NEW_DAYS,
    priceDrop: drop && isDropShown(drop, now) ? priceDrop : null,
    outdoor: OUTDOORS.find((feature) => features.includes(feature)) ?? null,
  };
}
