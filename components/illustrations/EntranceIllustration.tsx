import { Picture, type PictureProps } from "./Picture";

/** Not found: a blue door that stands by itself in a meadow, and leads nowhere. */
export function EntranceIllustration({ className }: PictureProps) {
  return (
    <Picture className={className}>
      <circle cx="190" cy="38" r="16" fill="var(--mimosa)" />
      <path
        d="M30 44c3-9 14-11 19-4 6-5 16-2 17 5 6 0 9 3 9 7H24c0-4 2-7 6-8Z"
        fill="var(--sunken)"
      />
      <path d="M12 130c4-34 66-48 116-40s98 14 102 40Z" fill="var(--leaf-soft)" />
      <path
        d="M4 138c14-28 96-30 146-22s80 8 86 22c3 12-50 19-116 19S-2 150 4 138Z"
        fill="var(--leaf)"
        fillOpacity="0.55"
      />
      {/* The shadow of the door on the grass. */}
      <path d="m96 138 44 2-58 16-52-4Z" fill="var(--ink)" fillOpacity="0.16" />
      {/* Frame, the meadow seen through it, and the leaf ajar. */}
      <path d="M90 139V61a27 27 0 0 1 54 0v80Z" fill="var(--mimosa-soft)" />
      <path d="M97 139V62a20 20 0 0 1 40 0v78Z" fill="var(--brand-soft)" />
      <path d="M97 112c14-6 26-6 40-2v30l-40-1Z" fill="var(--leaf-soft)" />
      <path d="M137 140V62a20 20 0 0 0-12-18l34-4v110Z" fill="var(--brand)" />
      <path
        d="m141 60 12-2v30l-12 1Zm0 38 12-1v34l-12-3Z"
        fill="var(--brand-strong)"
        fillOpacity="0.55"
      />
      <circle cx="154" cy="94" r="2.6" fill="var(--mimosa)" />
      <path d="M84 139h66l6 6H78Z" fill="var(--line)" />
      {/* Grass and flowers. */}
      <g stroke="var(--leaf)" strokeWidth="2.4" strokeLinecap="round">
        <path d="M34 150c0-8-2-13-5-17m5 17c1-9 4-14 8-17M58 142c0-6-1-9-4-12m4 12c0-7 3-11 6-13" />
        <path d="M186 148c0-8-2-13-5-17m5 17c1-9 4-14 8-18M212 138c0-6-1-10-4-13m4 13c1-7 3-10 7-12" />
        <path d="M170 154v-9M22 147v-7M74 154v-8M222 146v-7" />
      </g>
      <g fill="var(--tile)">
        <circle cx="29" cy="131" r="4" />
        <circle cx="64" cy="128" r="3.4" />
        <circle cx="194" cy="128" r="4.2" />
        <circle cx="170" cy="145" r="3" />
      </g>
      <g fill="var(--mimosa)">
        <circle cx="42" cy="132" r="3.6" />
        <circle cx="54" cy="129" r="3" />
        <circle cx="181" cy="130" r="3.4" />
        <circle cx="219" cy="125" r="3.6" />
        <circle cx="74" cy="146" r="2.8" />
      </g>
      <path
        d="M58 26c3-4 6-4 8 0 2-4 5-4 8 0M82 34c2-3 4-3 6 0 2-3 4-3 6 0"
        stroke="var(--line-strong)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </Picture>
  );
}
