/** An entrance left ajar, the light on inside. Decorative. */
export function EntranceDrawing({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 260 340" aria-hidden="true" className={className}>
      {/* Stone surround, with its keystone */}
      <path d="M38 340V128a92 92 0 0 1 184 0v212z" className="fill-plaster-chalk" />
      <path d="M118 28h24l4 30h-32z" className="fill-plaster-ochre" />
      {/* The hall, lit */}
      <path d="M62 340V128a68 68 0 0 1 136 0v212z" className="fill-mimosa" />
      <path d="M62 128a68 68 0 0 1 136 0z" className="fill-glass" />
      <path
        d="M130 60v68M82 80l48 48 48-48"
        className="fill-none stroke-plaster-chalk"
        strokeWidth="5"
      />
      <path d="M58 128h144" className="stroke-plaster-chalk" strokeWidth="9" />
      {/* The lamp in the hall */}
      <path d="M168 133v44" className="stroke-on-mimosa" strokeWidth="2.5" />
      <path d="M153 192c0-20 30-20 30 0z" className="fill-roof" />
      {/* The leaf, opened towards us */}
      <path d="M62 133 20 152v180l42 8z" className="fill-enamel" />
      <path
        d="M54 150 28 162v62l26-5zM54 233l-26 4v78l26 5z"
        className="fill-none stroke-enamel-line"
        strokeWidth="2.5"
        opacity="0.55"
      />
      <circle cx="27" cy="240" r="5" className="fill-mimosa" />
      {/* Its number, its step, its mat */}
      <rect x="206" y="150" width="40" height="30" rx="5" className="fill-enamel" />
      <rect
        x="209.5"
        y="153.5"
        width="33"
        height="23"
        rx="3"
        className="fill-none stroke-enamel-line"
        strokeWidth="1.5"
      />
      <path
        d="M221.500 160h9l-5 11"
        className="fill-none stroke-on-enamel"
        strokeWidth="3.2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path d="M30 332h200v8H30z" className="fill-slate" />
    </svg>
  );
}
