"use client";

import { useId } from "react";
import { cx } from "@/components/ui/cx";

/** Roofs seen from the street, from one edge of the tile to the other: gables, mansards, a steeple. */
const ROOFS =
  "M0 96V58h8l30-26 30 26v6h10V40l6-16h64l6 16v26h14l46-34 46 34V52h6l14-16h52l14 16v18h18V44h6l10-40 10 40h6v26h12V48l34-24 34 24v14h16V34l7-16h58l7 16v28h14l30-22 30 22v-4h10l36-20 36 20v38z";
const CHIMNEYS =
  "M50 30h9v20h-9zM98 10h10v16H98zM134 12h8v14h-8zM232 34h10v24h-10zM306 22h12v16h-12zM452 22h10v22h-10zM507 5h9v15h-9zM614 36h9v18h-9zM692 30h9v22h-9z";
const WINDOWS =
  "M34 56h7v10h-7zM100 44h7v11h-7zM124 44h7v11h-7zM211 60h7v10h-7zM282 60h7v10h-7zM438 54h7v10h-7zM514 42h7v11h-7zM538 42h7v11h-7zM604 58h7v9h-7zM680 58h7v10h-7z";

/** The silhouette of a street at dusk, on which the footer rests. Takes the colour of the text. */
export function Roofline({ className }: { className?: string }) {
  const pattern = useId();
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height="96"
      className={cx("block fill-current forced-colors:hidden", className)}
    >
      <defs>
        <pattern id={pattern} width="720" height="96" patternUnits="userSpaceOnUse">
          <path d={ROOFS} />
          <path d={CHIMNEYS} />
          <path d={WINDOWS} className="fill-mimosa" />
        </pattern>
      </defs>
      <rect width="100%" height="96" fill={`url(#${pattern})`} />
    </svg>
  );
}
