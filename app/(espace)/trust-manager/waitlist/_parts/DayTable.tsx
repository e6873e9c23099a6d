import { formatInteger } from "@/lib/kernel/format";
import { formatCivilDate } from "@/lib/kernel/format-date";
import type { Funnel, FunnelDay } from "@/lib/waitlist/administration/rules";
import { WAITLIST_ADMIN } from "../copy";

const { columns, table, total: TOTAL } = WAITLIST_ADMIN.funnel;
const STEPS = ["subscribed", "confirmed", "invited", "joined"] as const;
const CELL = "px-2 py-2 text-right whitespace-nowrap tabular-nums sm:px-3";
const ROW_HEAD = "py-2 pr-3 text-left font-medium";

/** The figures of the plot, the latest day first. */
export function DayTable({ days, total }: { days: readonly FunnelDay[]; total: Funnel }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is to be reached by keyboard
    <section aria-label={table} tabIndex={0} className="max-h-96 overflow-auto">
      <table className="w-full text-small">
        <thead className="sticky top-0 bg-surface">
          <tr className="border-b border-line">
            <th scope="col" className={ROW_HEAD}>
              {columns.day}
            </th>
            {STEPS.map((step) => (
              <th key={step} scope="col" className={CELL}>
                {columns[step]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Line name={TOTAL} funnel={total} />
          {days.toReversed().map((day) => (
            <Line key={day.day} name={formatCivilDate(day.day)} funnel={day} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Line({ name, funnel }: { name: string; funnel: Funnel }) {
  return (
    <tr className="border-b border-line">
      <th scope="row" className={ROW_HEAD}>
        {name}
      </th>
      {STEPS.map((step) => (
        <td key={step} className={CELL}>
          {formatInteger(funnel[step])}
        </td>
      ))}
    </tr>
  );
}
