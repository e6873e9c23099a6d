/** A window whose shutters are closed: nobody home for that search. */
export function ClosedShutters() {
  return (
    <svg viewBox="0 0 160 120" aria-hidden="true" className="h-30 w-40">
      <rect
        x="34"
        y="14"
        width="92"
        height="88"
        rx="3"
        className="fill-sunken stroke-line-strong"
        strokeWidth="2"
      />
      <g className="fill-brand">
        <rect x="38" y="18" width="41" height="80" rx="2" />
        <rect x="81" y="18" width="41" height="80" rx="2" />
      </g>
      <path
        d="M43 28h31M43 36h31M43 44h31M43 52h31M43 60h31M43 68h31M43 76h31M43 84h31M86 28h31M86 36h31M86 44h31M86 52h31M86 60h31M86 68h31M86 76h31M86 84h31"
        className="stroke-on-brand opacity-40"
        strokeWidth="2"
      />
      <circle cx="76" cy="58" r="1.8" className="fill-mimosa" />
      <circle cx="84" cy="58" r="1.8" className="fill-mimosa" />
      <path d="M28 104h104" className="stroke-line-strong" strokeWidth="4" strokeLinecap="round" />
      <path d="M44 103c0-7 4-10 8-10s8 3 8 10z" className="fill-leaf" />
      <path d="M43 103h18l-2 10H45z" className="fill-tile" />
    </svg>
  );
}
