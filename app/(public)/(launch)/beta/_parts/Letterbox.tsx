import { cx } from "@/components/ui/cx";

/** The yellow letterbox of every French street, and a letter on its way in. Decorative. */
export function Letterbox({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 220 280"
      aria-hidden="true"
      className={cx("forced-color-adjust-none", className)}
    >
      <path d="M98 190h24v90H98z" className="fill-slate" />
      <path d="M70 272h80v8H70z" className="fill-line-strong" />
      {/* The letter, half in. */}
      <g transform="rotate(-7 120 60)">
        <path d="M66 16h118v72H66z" className="fill-surface stroke-line-strong" strokeWidth="2" />
        <path d="m66 16 59 42 59-42" fill="none" className="stroke-line-strong" strokeWidth="2" />
        <path d="M160 24h16v18h-16z" className="fill-tile" />
      </g>
      <path d="M30 78a18 18 0 0 1 18-18h124a18 18 0 0 1 18 18v120H30z" className="fill-mimosa" />
      <path d="M30 186h160v12H30z" className="fill-ink/15" />
      <path d="M52 74h116v13H52z" className="fill-night" />
      <path d="M46 70h128v5H46z" className="fill-mimosa-strong" />
      <path d="M52 104h116v62H52z" className="fill-surface" />
      <path
        d="M62 116h44M62 128h96M62 140h80M62 152h60"
        strokeWidth="4"
        className="stroke-line-strong"
      />
      <path d="M124 114h34v8h-34z" className="fill-enamel" />
    </svg>
  );
}
