/** Keys on their ring: the brand's loop, again. Decorative. */
export function Keys({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 240 260" aria-hidden="true" className={className} fill="none">
      <g className="stroke-on-night" strokeWidth="10" strokeLinejoin="round" strokeLinecap="round">
        <g transform="rotate(16 92 112)">
          <circle cx="92" cy="128" r="21" />
          <path d="M92 149v92M92 238h24M92 214h17" />
        </g>
        <g transform="rotate(-24 150 112)" className="stroke-enamel-line">
          <circle cx="152" cy="126" r="19" />
          <path d="M152 145v76M152 218h20M152 198h14" />
        </g>
      </g>
      <circle cx="120" cy="62" r="50" className="stroke-mimosa" strokeWidth="11" />
    </svg>
  );
}
