import { Picture, type PictureProps } from "./Picture";

/** Nothing found: a street map, a magnifier over it, and an empty plot in the glass. */
export function MapPicture({ className }: PictureProps) {
  return (
    <Picture className={className}>
      <ellipse cx="118" cy="146" rx="92" ry="7" fill="var(--sunken)" />
      {/* The sheet, folded in three. */}
      <path d="M24 34 82 22v106L24 140Z" fill="var(--surface)" />
      <path d="m82 22 62 14v106l-62-14Z" fill="var(--brand-soft)" />
      <path d="m144 36 60-14v106l-60 14Z" fill="var(--surface)" />
      {/* Streets between the blocks. */}
      <path d="m24 74 58-13 62 15 60-16" stroke="var(--line)" strokeWidth="9" />
      <path d="m24 110 58-12 62 14 60-15" stroke="var(--line)" strokeWidth="5" />
      <path d="m52 28 3 106M112 29l-3 105M172 30l6 103" stroke="var(--line)" strokeWidth="6" />
      {/* The river. */}
      <path
        d="M24 126c22-2 34-18 58-20s34 22 62 22 34-30 60-30"
        stroke="var(--brand)"
        strokeOpacity="0.45"
        strokeWidth="9"
      />
      {/* A square with its trees, and some roofs. */}
      <path d="m30 44 18-4v22l-18 4Z" fill="var(--leaf-soft)" />
      <circle cx="35" cy="51" r="4" fill="var(--leaf)" />
      <circle cx="43" cy="55" r="5" fill="var(--leaf)" />
      <path d="m62 36 14-3v15l-14 3ZM64 84l12-3v11l-12 3Z" fill="var(--tile)" fillOpacity="0.85" />
      <path d="m88 36 14 3v13l-14-3Z" fill="var(--mimosa)" />
      <path
        d="m182 40 16-4v14l-16 4ZM150 118l16-4v12l-16 4Z"
        fill="var(--tile)"
        fillOpacity="0.85"
      />
      <path d="m184 78 15-4v12l-15 4Z" fill="var(--mimosa)" />
      <path
        d="m24 34 58-12 62 14 60-14v106l-60 14-62-14-58 12ZM82 22v106m62-92v106"
        stroke="var(--line-strong)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      {/* The magnifier: in the glass, a plot with nothing on it. */}
      <path d="m152 106 30 32" stroke="var(--tile)" strokeWidth="11" strokeLinecap="round" />
      <path d="m146 100 10 10" stroke="var(--ink)" strokeWidth="7" />
      <circle cx="124" cy="76" r="35" fill="var(--page)" stroke="var(--ink)" strokeWidth="6" />
      <path d="m98 91 52-2" stroke="var(--line)" strokeWidth="5" />
      <path
        d="M108 84V68l16-13 16 13v16Z"
        stroke="var(--line-strong)"
        strokeWidth="2.5"
        strokeDasharray="4 4"
        strokeLinejoin="round"
      />
      <path
        d="M103 60a26 26 0 0 1 17-11"
        stroke="var(--brand)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </Picture>
  );
}
