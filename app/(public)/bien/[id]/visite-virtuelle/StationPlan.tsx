import { Label, PlanParts } from "@/components/floor-plan/PlanDrawing";
import type { PlanDrawing } from "@/lib/listings/floor-plans/drawing";
import type { RoomLabel } from "@/lib/listings/floor-plans/labels";
import type { TourStation } from "@/lib/listings/floor-plans/views";
import { TOUR } from "./copy";

interface StationPlanProps {
  drawing: PlanDrawing;
  /** What the plan is called. */
  name: string;
  /** The stations of this level. */
  stations: readonly TourStation[];
  current: TourStation;
  hrefOf: (station: TourStation) => string;
}

/** The plan of a level whose rooms with a picture are links; the one that is shown is marked. */
export function StationPlan({ drawing, name, stations, current, hrefOf }: StationPlanProps) {
  const rooms = drawing.rooms.map((room, at) => ({
    ...room,
    station: stations.find((station) => station.room === at),
  }));
  const floors = (
    <>
      <path
        d={rooms.map(({ d, station }) => (station ? "" : d)).join("")}
        className="fill-sunken"
      />
      {rooms.map(
        ({ d, station }) =>
          station && (
            <a
              key={station.number}
              href={hrefOf(station)}
              aria-current={station === current ? "page" : undefined}
              aria-label={TOUR.station(station.number, station.name)}
            >
              <path d={d} className="plan-station" />
            </a>
          ),
      )}
    </>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't stand in a drawing
    <svg viewBox={drawing.viewBox} role="group" aria-label={name} className="plan">
      <PlanParts drawing={drawing} floors={floors} />
      {rooms.map(({ d, label, station }) => {
        const words = label && stationLabel(label, station);
        return (
          words && (
            <g key={d} className={labelClass(station, current)}>
              <Label label={words} />
            </g>
          )
        );
      })}
    </svg>
  );
}

/** A room too small for its name has its number in the tour, or nothing where it is no part of it. */
function stationLabel(label: RoomLabel, station: TourStation | undefined): RoomLabel | null {
  if (!label.isNumber) return label;
  return station ? { ...label, lines: [String(station.number)] } : null;
}

function labelClass(station: TourStation | undefined, current: TourStation): string {
  const colour = station ? (station === current ? "fill-on-brand" : "fill-ink") : "fill-ink-soft";
  return `pointer-events-none ${colour}`;
}
