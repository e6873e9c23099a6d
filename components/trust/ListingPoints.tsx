import type { ComponentProps, ReactNode } from "react";
import { Badge } from "@/components/ui/Badge";
import { formatInteger, formatPricePerM2 } from "@/lib/kernel/format";
import type { ListingFinding } from "@/lib/trust/listings/rules";
import { FactGrid } from "./FactGrid";
import { LISTING_POINTS } from "./listing-points-copy";

/** What is odd about the price and the pictures of a listing, and the figures that say so. */
export function ListingPoints({
  findings,
  before,
  pricePerM2Cents,
  meanPricePerM2Cents,
  photoCount,
  isDemonstration = false,
  facts = [],
}: {
  findings: readonly ListingFinding[];
  /** A badge that stands before theirs. */
  before?: ReactNode;
  /** Null where its price or its surface is not known yet. */
  pricePerM2Cents: number | null;
  /** Of the commune and type; null where too few listings are known. */
  meanPricePerM2Cents: number | null;
  photoCount: number;
  /** An example, whose pictures are drawn. */
  isDemonstration?: boolean;
  /** What else there is to read of it. */
  facts?: ComponentProps<typeof FactGrid>["facts"];
}) {
  const COPY = LISTING_POINTS;
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {before && <li>{before}</li>}
        {findings.length === 0 && (
          <li>
            <Badge className="whitespace-normal!">{COPY.nothing}</Badge>
          </li>
        )}
        {findings.map((finding) => (
          <li key={finding}>
            <Badge tone="mimosa" className="whitespace-normal!">
              {COPY.findings[finding]}
            </Badge>
          </li>
        ))}
      </ul>
      <FactGrid
        facts={[
          {
            label: COPY.pricePerM2,
            value: pricePerM2Cents === null ? COPY.unknown : formatPricePerM2(pricePerM2Cents),
          },
          {
            label: COPY.mean,
            value:
              meanPricePerM2Cents === null
                ? COPY.meanUnknown
                : formatPricePerM2(meanPricePerM2Cents),
          },
          {
            label: isDemonstration ? COPY.illustrations : COPY.photos,
            value: formatInteger(photoCount),
          },
          ...facts,
        ]}
      />
    </>
  );
}
