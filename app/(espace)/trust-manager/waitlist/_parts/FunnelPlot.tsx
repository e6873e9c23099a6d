import { dayPoint } from "@/components/charts/series-of";
import { TimeSeries } from "@/components/charts/TimeSeries";
import { formatCivilDate } from "@/lib/kernel/format-date";
import { peakOf, standing } from "@/lib/waitlist/administration/rules";
import type { FunnelView } from "@/lib/waitlist/administration/views";
import { WAITLIST_ADMIN } from "../copy";
import { FURTHEST_FIRST, STAGE_LAYERS } from "./stages";

const COPY = WAITLIST_ADMIN.funnel;

/** Who subscribed day by day, a bar a day in layers: the steps that they have reached since. */
export function FunnelPlot({ view: { period, days, total } }: { view: FunnelView }) {
  const peak = peakOf(days);
  return (
    <TimeSeries
      id="courbe"
      title={COPY.summary(period, total.subscribed)}
      summary={peak ? COPY.peak(peak.subscribed, formatCivilDate(peak.day)) : COPY.flat}
      time={COPY.day}
      layers={FURTHEST_FIRST.map((stage) => ({
        name: WAITLIST_ADMIN.stages[stage],
        tone: STAGE_LAYERS[stage],
      }))}
      points={days.map((day) => {
        const counts = standing(day);
        return dayPoint(
          day.day,
          FURTHEST_FIRST.map((stage) => counts[stage]),
          null,
        );
      })}
    />
  );
}
