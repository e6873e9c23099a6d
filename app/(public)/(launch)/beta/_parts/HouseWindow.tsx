const SYMBOL_ID = "beta-fenetre";

/** The drawing of the windows: once on the page, before the first of them. */
export function HouseWindowDrawing() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <symbol id={SYMBOL_ID} viewBox="0 0 120 110">
        <path d="M30 6h60v90H30z" className="beta-pane" />
        <path
          d="M60 6v90M30 50h60M28 4h64v94H28z"
          strokeWidth="4"
          fill="none"
          className="stroke-plaster-chalk"
        />
        <path d="M0 4h27v94H0zM93 4h27v94H93z" className="fill-enamel" />
        <path
          d="M4 16h19M4 26h19M4 36h19M4 46h19M4 56h19M4 66h19M4 76h19M4 86h19M97 16h19M97 26h19M97 36h19M97 46h19M97 56h19M97 66h19M97 76h19M97 86h19"
          className="stroke-enamel-line/45"
        />
        <path d="M28 92h64v12H28z" className="fill-roof" />
        <path
          d="M26 92c4-14 12-4 14-10 4-6 9 4 12-2 3-7 10 3 14-2 5-5 8 5 12 2 6-3 12 2 16 12z"
          className="fill-leaf"
        />
        <g className="fill-tile">
          <circle cx="36" cy="84" r="4" />
          <circle cx="49" cy="80" r="4.5" />
          <circle cx="62" cy="84" r="4" />
          <circle cx="73" cy="79" r="4.5" />
          <circle cx="85" cy="85" r="4" />
        </g>
      </symbol>
    </svg>
  );
}

/** A window of the street, its shutters open and geraniums on the sill. Decorative. */
export function HouseWindow({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 120 110" aria-hidden="true" className={className}>
      <use href={`#${SYMBOL_ID}`} />
    </svg>
  );
}
