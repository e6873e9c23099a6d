import { Picture, type PictureProps } from "./Picture";

/** Something failed: a ladder against a wall, a shutter off its hinge, paint ready. */
export function LadderPicture({ className }: PictureProps) {
  return (
    <Picture className={className}>
      <ellipse cx="120" cy="149" rx="104" ry="7" fill="var(--sunken)" />
      <path d="M34 30h172v118H34Z" fill="var(--mimosa-soft)" />
      {/* What is repainted already. */}
      <path d="M34 30h104l-4 22 6 20-8 24 4 52H34Z" fill="var(--tile-soft)" />
      <path d="M24 18h192l-10 14H34Z" fill="var(--tile)" />
      <path d="M34 32h172v6H34Z" fill="var(--ink)" fillOpacity="0.14" />
      <path d="M34 134h172v14H34Z" fill="var(--line)" />
      <path d="M52 64h16M150 54h18M178 116h16M60 116h14" stroke="var(--line)" strokeWidth="5" />
      {/* The window, one shutter straight, the other hanging. */}
      <path d="M84 58h44v52H84Z" fill="var(--surface)" />
      <path d="M89 63h34v42H89Z" fill="var(--brand-soft)" />
      <path d="M106 63v42M89 84h34" stroke="var(--surface)" strokeWidth="3.4" />
      <path d="M64 56h19v56H64Z" fill="var(--brand)" />
      <path
        d="M67 66h13m-13 8h13m-13 8h13m-13 8h13m-13 8h13"
        stroke="var(--brand-strong)"
        strokeWidth="3"
        strokeOpacity="0.6"
      />
      <g transform="rotate(17 130 58)">
        <path d="M129 58h19v56h-19Z" fill="var(--brand)" />
        <path
          d="M132 68h13m-13 8h13m-13 8h13m-13 8h13m-13 8h13"
          stroke="var(--brand-strong)"
          strokeWidth="3"
          strokeOpacity="0.6"
        />
      </g>
      <path d="M80 112h52v5H80Z" fill="var(--line-strong)" />
      {/* The ladder and its shadow. */}
      <path
        d="m176 148 4-112M200 148 193 36"
        stroke="var(--ink)"
        strokeOpacity="0.14"
        strokeWidth="5"
      />
      <g stroke="var(--mimosa)" strokeLinecap="round">
        <path d="m166 150 8-118m22 118-8-118" stroke="var(--line-strong)" strokeWidth="5" />
        <path d="M168 134h26m-25-18h24m-23-18h22m-21-18h20m-19-18h18m-17-16h16" strokeWidth="4.6" />
      </g>
      {/* Pot and brush. */}
      <path d="M142 128h18l-2 22h-14Z" fill="var(--line-strong)" />
      <path d="M141 126h20v5h-20Z" fill="var(--tile)" />
      <path d="M142 127c0-14 18-14 18 0" stroke="var(--ink-soft)" strokeWidth="2" />
      <path d="m40 150 22-6" stroke="var(--line-strong)" strokeWidth="4" strokeLinecap="round" />
      <path d="m30 150 12-4 2 6-12 3Z" fill="var(--tile)" />
    </Picture>
  );
}
