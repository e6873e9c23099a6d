import type { ReactNode } from "react";
import { Badge } from "@/components/ui/Badge";
import { isFull } from "@/lib/trust/loopers/rules";
import type { NearestLooper } from "@/lib/trust/loopers/views";
import { LOOPER_LINE as COPY } from "./looper-line-copy";

/** A looper who could take something on: where they are, and how much they have. */
export function LooperLine({
  badge,
  withLeads = true,
  ...looper
}: NearestLooper & {
  badge?: ReactNode;
  /** Whether how many leads they have matters. */
  withLeads?: boolean;
}) {
  const { name, city, distanceKm, inZone, isPaused, openLeads, capacity, score } = looper;
  const place = [city ?? COPY.noPlace, distanceKm !== null && COPY.km(distanceKm)];
  return (
    <span className="min-w-0 flex-1">
      <span className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">{name}</span>
        {badge}
        {isPaused && <Badge tone="tile">{COPY.paused}</Badge>}
        {withLeads && isFull(looper) && <Badge tone="tile">{COPY.full}</Badge>}
        {!inZone && distanceKm !== null && <Badge tone="mimosa">{COPY.outside}</Badge>}
      </span>
      <span className="block text-small text-ink-soft">
        {[
          place.filter(Boolean).join(", "),
          withLeads && COPY.load(openLeads, capacity),
          score === null ? COPY.newLooper : COPY.score(score),
          withLeads &&
            (looper.lastOfferedAt === null ? COPY.noLead : COPY.lastLead(looper.lastOfferedAt)),
        ]
          .filter(Boolean)
          .join(" · ")}
      </span>
    </span>
  );
}
