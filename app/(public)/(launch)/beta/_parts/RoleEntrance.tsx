import type { ReactNode } from "react";
import { cx } from "@/components/ui/cx";
import type { OutsideRole } from "@/lib/kernel/roles";

/*
 * One door a role, drawn in the theme's colours on the wall behind it: a red one under a lintel, a
 * mimosa one under an arch, a blue one under a pediment. Behind the leaf there is light, and somebody's
 * things.
 */

interface Drawing {
  /** Stone around the opening, standing on the ground. */
  surround: ReactNode;
  /** The opening: what is behind the leaves is clipped to it. */
  opening: string;
  /** Glass above the leaves. */
  light: ReactNode;
  inside: ReactNode;
  leaf: ReactNode;
}

const PANEL = "fill-night/20";

const DRAWINGS: Record<OutsideRole, Drawing> = {
  seller: {
    surround: (
      <>
        <path d="M32 54h136v246H32z" className="fill-plaster-chalk" />
        <path d="M22 36h156v20H22z" className="fill-plaster-chalk" />
        <path d="M22 54h156v5H22z" className="fill-ink/15" />
        <path d="M90 30h20l-4 30H94z" className="fill-plaster-ochre" />
      </>
    ),
    opening: "M50 72h100v218H50z",
    light: (
      <>
        <path d="M50 72h100v40H50z" className="fill-glass" />
        <path d="M83 72v40M117 72v40M50 112h100" strokeWidth="5" className="stroke-door" />
      </>
    ),
    inside: (
      <>
        <path d="M50 114h100v176H50z" className="fill-mimosa" />
        <path d="M50 248h100v42H50z" className="fill-plaster-ochre" />
        {/* Boxes, ready to move, and the lamp that stays. */}
        <path d="M94 234h52v48H94zM102 200h34v34h-34z" className="fill-plaster-rose" />
        <path d="M115 234h10v48h-10zM115 200h8v34h-8z" className="fill-plaster-chalk" />
        <path d="M94 234h52v5H94zM102 200h34v4h-34z" className={PANEL} />
        <path
          d="M120 114v22M108 152l5-16h14l5 16z"
          strokeWidth="3"
          className="fill-door stroke-door"
        />
      </>
    ),
    leaf: (
      <>
        <path d="M50 114h100v176H50z" className="fill-roof" />
        <path d="M62 126h34v68H62zM104 126h34v68h-34zM62 206h76v70H62z" className={PANEL} />
        <path d="M86 200h28v5H86z" className="fill-mimosa" />
        <circle cx="139" cy="204" r="5" className="fill-mimosa" />
      </>
    ),
  },
  looper: {
    surround: (
      <>
        <path d="M30 300V110a70 70 0 0 1 140 0v190z" className="fill-plaster-chalk" />
        <path
          d="m44 60 14 14M156 60l-14 14M30 110h18M152 110h18"
          strokeWidth="2"
          className="stroke-ink/20"
        />
        <path d="m91 32 9-4 9 4-4 28H95z" className="fill-plaster-rose" />
      </>
    ),
    opening: "M48 290V110a52 52 0 0 1 104 0v180z",
    light: (
      <>
        <path d="M48 118v-8a52 52 0 0 1 104 0v8z" className="fill-glass" />
        <path
          d="M48 118h104M100 116V58M100 116 59 78M100 116l41-38"
          strokeWidth="5"
          className="stroke-mimosa-strong"
        />
        <path d="M78 118a22 22 0 0 1 44 0z" className="fill-mimosa-strong" />
      </>
    ),
    inside: (
      <>
        <path d="M48 118h104v172H48z" className="fill-mimosa-soft" />
        <path d="M48 250h104v40H48z" className="fill-plaster-rose" />
        {/* Keys on their hooks, and the bicycle. */}
        <path
          d="M92 146h52M100 146v12M116 146v18M132 146v10"
          strokeWidth="3"
          className="stroke-ink-soft"
        />
        <g strokeWidth="3" className="stroke-tile" fill="none">
          <circle cx="100" cy="164" r="5" />
          <circle cx="116" cy="170" r="5" />
          <circle cx="132" cy="162" r="5" />
          <path d="M100 169v14h4M116 175v14h4M132 167v14h4" />
        </g>
        <g strokeWidth="4" className="stroke-brand" fill="none">
          <circle cx="86" cy="258" r="19" />
          <circle cx="132" cy="258" r="19" />
          <path d="M86 258l12-30h26l8 30M98 228l14 30H86M112 258l12-30M92 220h12M124 228l-2-10h10" />
        </g>
      </>
    ),
    leaf: (
      <>
        <path d="M48 120h104v170H48z" className="fill-mimosa" />
        <path d="M100 120v170" strokeWidth="2" className="stroke-ink/40" />
        <path
          d="M58 132h32v54H58zM110 132h32v54h-32zM58 198h32v80H58zM110 198h32v80h-32z"
          className={PANEL}
        />
        <circle cx="93" cy="210" r="4.5" className="fill-ink" />
        <circle cx="107" cy="210" r="4.5" className="fill-ink" />
      </>
    ),
  },
  buyer: {
    surround: (
      <>
        <path d="M34 64h132v236H34z" className="fill-plaster-chalk" />
        <path d="m20 64 80-40 80 40z" className="fill-plaster-chalk" />
        <path d="M20 62h160v6H20z" className="fill-ink/15" />
        <circle cx="100" cy="48" r="8" className="fill-plaster-sky" />
      </>
    ),
    opening: "M50 78h100v212H50z",
    light: (
      <>
        <path d="M50 78h100v34H50z" className="fill-glass" />
        <path d="M100 78v34M50 112h100" strokeWidth="5" className="stroke-enamel" />
        <path d="m50 78 50 34M150 78l-50 34" strokeWidth="3" className="stroke-enamel" />
      </>
    ),
    inside: (
      <>
        <path d="M50 114h100v176H50z" className="fill-plaster-rose" />
        <path d="M50 256h100v34H50z" className="fill-plaster-ochre" />
        {/* The window at the end of the hall, a plant, an armchair. */}
        <path d="M96 134h44v58H96z" className="fill-brand-soft" />
        <path d="M96 176c14-10 30-6 44-14v30H96z" className="fill-leaf" />
        <path d="M118 134v58M96 160h44" strokeWidth="3" className="stroke-plaster-chalk" />
        <path d="M94 132h48v62H94z" strokeWidth="4" fill="none" className="stroke-plaster-chalk" />
        <path d="M96 226c0-12 44-12 44 0v22h8v26h-60v-26h8z" className="fill-mimosa" />
        <path d="M96 248h44v26H96z" className={PANEL} />
      </>
    ),
    leaf: (
      <>
        <path d="M50 114h100v176H50z" className="fill-enamel" />
        <path d="M100 114v176" strokeWidth="2" className="stroke-ink/50" />
        <path
          d="M59 124h32v46H59zM109 124h32v46h-32zM59 180h32v98H59zM109 180h32v98h-32z"
          strokeWidth="1.5"
          fill="none"
          className="stroke-enamel-line/60"
        />
        <path
          d="M59 134h32m-32 9h32m-32 9h32m-32 9h32M109 134h32m-32 9h32m-32 9h32m-32 9h32"
          className="stroke-enamel-line/40"
        />
        <circle cx="93" cy="206" r="4.5" className="fill-mimosa" />
        <circle cx="107" cy="206" r="4.5" className="fill-mimosa" />
      </>
    ),
  },
};

/**
 * A role's door, standing on the bottom edge of its box. Decorative. `open` shows what is behind it;
 * without, it opens while what carries `beta-entrance-host` is pointed at or focused.
 */
export function RoleEntrance({
  of: role,
  open = false,
  className,
}: {
  of: OutsideRole;
  open?: boolean;
  className?: string;
}) {
  const { surround, opening, light, inside, leaf } = DRAWINGS[role];
  const clip = `beta-baie-${role}${open ? "-ouverte" : ""}`;
  return (
    <svg
      viewBox="0 0 200 300"
      aria-hidden="true"
      className={cx("block forced-color-adjust-none", className)}
    >
      <clipPath id={clip}>
        <path d={opening} />
      </clipPath>
      {surround}
      <g clipPath={`url(#${clip})`}>
        {inside}
        <g className={cx("beta-leaf", open && "beta-leaf-open")}>{leaf}</g>
        {light}
      </g>
      <path d="M20 290h160v10H20z" className="fill-line-strong" />
    </svg>
  );
}
