import type { ReactNode } from "react";
import { Icon } from "@/components/ui/Icon";
import type { ZoneOnMap } from "@/lib/looper/map/views";
import { LOOPER_MAP as COPY } from "./copy";

const { legend } = COPY;

const ZONE_SIGNS: Record<ZoneOnMap["kind"], string> = {
  circle: "size-4 rounded-full border-2 border-dashed border-tile",
  communes: "size-4 rounded-full bg-tile opacity-40 blur-[1px]",
};

/** What stands on the map, in words. */
export function Legend({ zone }: { zone: ZoneOnMap | null }) {
  return (
    <section aria-label={legend.title} className="text-fine text-ink-soft">
      <ul className="flex flex-wrap gap-x-5 gap-y-1.5">
        <Line sign={<Icon name="clock" className="size-4 rounded-full bg-mimosa text-on-mimosa" />}>
          {legend.offered}
        </Line>
        <Line sign={<Icon name="user-round" className="size-4 text-brand" />}>{legend.held}</Line>
        <Line sign={<Icon name="calendar" className="size-4 text-brand" />}>{legend.visit}</Line>
        <Line
          sign={
            <span className="grid size-5 place-items-center rounded-full bg-brand font-semibold text-on-brand">
              2
            </span>
          }
        >
          {legend.several}
        </Line>
        {zone && <Line sign={<span className={ZONE_SIGNS[zone.kind]} />}>{zoneText(zone)}</Line>}
      </ul>
    </section>
  );
}

function zoneText(zone: ZoneOnMap): string {
  return zone.kind === "circle"
    ? legend.circle(zone.radiusKm, zone.centre)
    : legend.communes(zone.count, zone.count - zone.communes.length);
}

function Line({ sign, children }: { sign: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      <span aria-hidden="true" className="grid w-6 shrink-0 place-items-center">
        {sign}
      </span>
      {children}
    </li>
  );
}
