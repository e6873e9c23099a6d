import { cx } from "@/components/ui/cx";

const KEYS = [
  { turn: "rotate(24 180 120)", colour: "stroke-tile" },
  { turn: "rotate(0 180 120)", colour: "stroke-mimosa" },
  { turn: "rotate(-24 180 120)", colour: "stroke-enamel-line" },
] as const;

/** Three keys on one ring: the seller's, the looper's, the buyer's. Decorative. */
export function KeyRing({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 360 430"
      fill="none"
      aria-hidden="true"
      className={cx("forced-color-adjust-none", className)}
    >
      <circle cx="180" cy="100" r="84" strokeWidth="16" className="stroke-on-night" />
      <g strokeWidth="16" strokeLinejoin="round" strokeLinecap="round">
        {KEYS.map(({ turn, colour }, index) => (
          <g key={colour} transform={turn} className={colour}>
            <circle cx="180" cy="210" r="34" />
            <path d={`M180 244v166M180 404h${30 + index * 6}M180 366h${22 + (index % 2) * 10}`} />
          </g>
        ))}
      </g>
      {/* The ring passes in front of the bows. */}
      <path d="M120 159a84 84 0 0 0 120 0" strokeWidth="16" className="stroke-on-night" />
    </svg>
  );
}
