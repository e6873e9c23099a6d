import { formatShortDate } from "@/lib/kernel/format-date";

/** The day of an instant in a line of a table: "12/03/2026". */
export const ShortDay = ({ at }: { at: Date }) => (
  <time dateTime={at.toISOString()} className="whitespace-nowrap tabular-nums">
    {formatShortDate(at)}
  </time>
);
