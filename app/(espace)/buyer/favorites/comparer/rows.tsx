import type { ReactNode } from "react";
import { EnergyLetter } from "@/components/listings/EnergyLetter";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import { PROPERTY_TYPE_LABELS } from "@/lib/content/common";
import { excludedCosts } from "@/lib/content/cost-words";
import type { Better } from "@/lib/favorites/comparison/rules";
import type { ComparedListing } from "@/lib/favorites/comparison/views";
import { formatInteger, formatPrice, formatPricePerM2, formatSurface } from "@/lib/kernel/format";
import type { ListingDetail } from "@/lib/listings/views";
import { COMPARISON } from "../copy";
import { MarkBadge } from "../MarkBadge";
import { PriceDropNote } from "../PriceDropNote";
import { costAnchor, usualCost } from "./usual-cost";

/** A line of the table: what it shows of each home, and which figure makes one the best. */
export interface Row {
  name: string;
  cell: (home: ComparedListing) => ReactNode;
  /** What stands where it shows nothing. */
  none?: string;
  best?: { value: (listing: ListingDetail) => number | null; better: Better };
}

const { rows } = COMPARISON;

const meanCost = ({ energyCost }: ListingDetail) =>
  energyCost && (energyCost.minCents + energyCost.maxCents) / 2;

/** What a home costs a month, and the way to what that is made of. */
function costOf({ listing }: ComparedListing): ReactNode {
  const cost = usualCost(listing);
  if (cost === null) return null;
  const excluded = excludedCosts(cost.unknown);
  return (
    <span className="flex flex-col">
      <strong>{formatPrice(cost.totalCents)}</strong>
      {excluded && <span className="text-fine text-ink-soft">{excluded}</span>}
      <a href={`#${costAnchor(listing)}`} className="text-link self-start py-1.5 text-fine">
        {COMPARISON.costs.link}
        <VisuallyHidden>{COMPARISON.costs.linkFor(listing.title)}</VisuallyHidden>
      </a>
    </span>
  );
}

const floorOf = ({ floor, floorCount }: ListingDetail) => {
  if (floor === null) return null;
  return floor === 0 ? COMPARISON.groundFloor : COMPARISON.floor(floor, floorCount);
};

/** The lines of the comparison, the price first. */
export const ROWS: readonly Row[] = [
  { name: rows.type, cell: ({ listing }) => PROPERTY_TYPE_LABELS[listing.type] },
  {
    name: rows.price,
    cell: ({ listing, drop }) => (
      <span className="flex flex-col gap-2">
        <strong className="font-display sm:text-subheading">
          {formatPrice(listing.priceCents)}
        </strong>
        {drop && <PriceDropNote drop={drop} inColumn />}
      </span>
    ),
    best: { value: ({ priceCents }) => priceCents, better: "lower" },
  },
  {
    name: rows.pricePerM2,
    cell: ({ listing }) => formatPricePerM2(listing.pricePerM2Cents),
    best: { value: ({ pricePerM2Cents }) => pricePerM2Cents, better: "lower" },
  },
  {
    name: rows.surface,
    cell: ({ listing }) => formatSurface(listing.surfaceDm2),
    best: { value: ({ surfaceDm2 }) => surfaceDm2, better: "higher" },
  },
  {
    name: rows.rooms,
    cell: ({ listing }) => listing.rooms,
    best: { value: ({ rooms: count }) => count, better: "higher" },
  },
  {
    name: rows.bedrooms,
    cell: ({ listing }) => listing.bedrooms,
    best: { value: ({ bedrooms }) => bedrooms, better: "higher" },
  },
  {
    name: rows.land,
    none: COMPARISON.none,
    cell: ({ listing: { landSurfaceM2 } }) =>
      landSurfaceM2 === null ? null : `${formatInteger(landSurfaceM2)}\u00a0m²`,
  },
  { name: rows.floor, none: COMPARISON.none, cell: ({ listing }) => floorOf(listing) },
  {
    name: rows.energy,
    cell: ({ listing: { energyClass } }) =>
      energyClass && <EnergyLetter energyClass={energyClass} />,
  },
  {
    name: rows.energyCost,
    cell: ({ listing: { energyCost } }) =>
      energyCost &&
      COMPARISON.energyCost(
        formatPrice(energyCost.minCents),
        formatPrice(energyCost.maxCents),
        energyCost.year,
      ),
    best: { value: meanCost, better: "lower" },
  },
  {
    name: rows.charges,
    cell: ({ listing: { coownership } }) =>
      coownership ? formatPrice(coownership.yearlyChargesCents) : COMPARISON.noCharges,
    best: {
      value: ({ coownership }) => coownership?.yearlyChargesCents ?? null,
      better: "lower",
    },
  },
  {
    name: rows.propertyTax,
    cell: ({ listing: { propertyTax } }) =>
      propertyTax && COMPARISON.propertyTax(formatPrice(propertyTax.yearlyCents), propertyTax.year),
    best: { value: ({ propertyTax }) => propertyTax?.yearlyCents ?? null, better: "lower" },
  },
  {
    name: rows.monthlyCost,
    none: COMPARISON.sold,
    // None is called the best: a sum without its property tax may look lower than one that has it.
    cell: costOf,
  },
  { name: rows.built, cell: ({ listing }) => listing.builtYear },
  {
    name: rows.place,
    cell: ({ listing: { city, postalCode, neighbourhood } }) =>
      [neighbourhood, `${city} ${postalCode}`].filter(Boolean).join(", "),
  },
  {
    name: rows.online,
    cell: ({ listing: { state, statistics } }) =>
      state === "sold" ? null : COMPARISON.days(statistics.daysOnline),
  },
  {
    name: rows.mark,
    none: COMPARISON.noOpinion,
    cell: ({ mark }) => mark && <MarkBadge mark={mark} />,
  },
];
