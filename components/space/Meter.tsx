/**
 * A share of a whole, in words and drawn. The drawing is an SVG because its width is an attribute
 * there: the site's content policy takes no style attribute.
 */
export function Meter({
  label,
  value,
  share,
  hint,
}: {
  label: string;
  /** The share, as it is read. */
  value: string;
  /** Between 0 and 1. */
  share: number;
  hint?: string;
}) {
  return (
    <div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{label}</span>
        <span className="text-small text-ink-soft tabular-nums">{value}</span>
      </p>
      <svg aria-hidden="true" width="100%" height="8" className="mt-1.5 block">
        <rect width="100%" height="8" rx="4" className="fill-sunken" />
        <rect width={`${Math.round(share * 100)}%`} height="8" rx="4" className="fill-brand" />
      </svg>
      {hint && <p className="mt-1 text-fine text-ink-soft">{hint}</p>}
    </div>
  );
}
