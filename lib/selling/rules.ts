import { PROPERTY_STATUSES, type PropertyStatus } from "../kernel/property-kinds.ts";
import {
  type MandateRow,
  packageOf,
  packageSavingsCents,
  sellerPackage,
} from "../mandates/rules.ts";

/** The views of the list; each but the first is a fold of several stored states. */
export const OWNED_FILTERS = ["all", "active", "draft", "sold"] as const;
export type OwnedFilter = (typeof OWNED_FILTERS)[number];

/** How a state is shown: a label, and a second one that is more exact. */
export interface StatusLabels {
  main: "draft" | "active" | "sold" | "withdrawn";
  also: "in_review" | "under_offer" | "paused" | null;
}

/** What each stored state is shown as: one of three, or withdrawn, and what else is to be shown. */
const STATUS_LABELS: Record<PropertyStatus, StatusLabels> = {
  draft: { main: "draft", also: null },
  in_review: { main: "draft", also: "in_review" },
  active: { main: "active", also: null },
  under_offer: { main: "active", also: "under_offer" },
  paused: { main: "active", also: "paused" },
  sold: { main: "sold", also: null },
  withdrawn: { main: "withdrawn", also: null },
};

export function labelsOf(status: PropertyStatus): StatusLabels {
  return STATUS_LABELS[status];
}

/** The stored states that a view shows. */
export function statusesOf(filter: OwnedFilter): PropertyStatus[] {
  if (filter === "all") return [...PROPERTY_STATUSES];
  return PROPERTY_STATUSES.filter((status) => STATUS_LABELS[status].main === filter);
}

/** Properties of one state, price and package, added up. */
export interface OwnedGroup extends MandateRow {
  status: PropertyStatus;
  priceCents: number;
  count: number;
  views: number;
  favorites: number;
}

/** Figures over every property of the person, whatever view is shown. */
export interface OwnedTotals {
  properties: number;
  valueCents: number;
  savingsCents: number;
  views: number;
  favorites: number;
}

/**
 * The figures over every property; what is saved is counted against an agency's 5 %.
 * @param draftPrices what is asked for homes that are no property yet; null where nothing is
 */
export function ownedTotals(
  groups: readonly OwnedGroup[],
  draftPrices: readonly (number | null)[],
): OwnedTotals {
  const totals: OwnedTotals = {
    properties: draftPrices.length,
    valueCents: 0,
    savingsCents: 0,
    views: 0,
    favorites: 0,
  };
  for (const group of groups) {
    const { priceCents, count, views, favorites } = group;
    totals.properties += count;
    totals.valueCents += priceCents * count;
    totals.savingsCents += packageSavingsCents(packageOf(group)) * count;
    totals.views += views;
    totals.favorites += favorites;
  }
  for (const priceCents of draftPrices.filter((price) => price !== null)) {
    totals.valueCents += priceCents;
    totals.savingsCents += packageSavingsCents(sellerPackage(null, priceCents));
  }
  return totals;
}

/**
 * How many properties each view holds.
 * @param drafts homes that are no property yet
 */
export function countByFilter(
  groups: readonly OwnedGroup[],
  drafts: number,
): Record<OwnedFilter, number> {
  const count = (filter: OwnedFilter) => {
    const statuses = statusesOf(filter);
    return groups
      .filter(({ status }) => statuses.includes(status))
      .reduce((sum, group) => sum + group.count, 0);
  };
  return {
    all: count("all") + drafts,
    active: count("active"),
    draft: count("draft") + drafts,
    sold: count("sold"),
  };
}
