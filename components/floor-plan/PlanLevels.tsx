import { commonWidth, drawLevel, type RoomDrawing } from "@/lib/listings/floor-plans/drawing";
import { isLivingArea, livingAreaDm2 } from "@/lib/listings/floor-plans/rules";
import type { DrawnLevel } from "@/lib/listings/floor-plans/schemas";
import type { FloorPlanView } from "@/lib/listings/floor-plans/views";
import { MEDIA_RATIO, mediaUrl } from "@/lib/listings/media/rules";
import { FLOOR_PLAN } from "./copy";
import { PlanDrawing } from "./PlanDrawing";

/**
 * The plans of a home, one level after the other, each with its rooms and surfaces as a table. It has no
 * ids: a page shows it in its text and once more in a dialog.
 */
export function PlanLevels({ plans }: { plans: readonly FloorPlanView[] }) {
  const levels = drawnLevels(plans);
  const width = commonWidth(levels);
  const several = plans.length > 1;
  return (
    <div className="flex flex-col gap-10">
      {plans.map((view) =>
        view.kind === "drawn" ? (
          <Level key={view.level.label} level={view.level} width={width} isNamed={several} />
        ) : (
          <figure key={view.label}>
            <figcaption className="mb-3 text-subheading font-semibold">{view.label}</figcaption>
            <img
              src={mediaUrl(view.mediaKey, 1280)}
              alt={FLOOR_PLAN.picture(view.label)}
              width={1280}
              height={Math.round(1280 / MEDIA_RATIO)}
              loading="lazy"
              className="h-auto w-full rounded-card bg-surface"
            />
          </figure>
        ),
      )}
      {several && levels.length > 0 && (
        <p className="flex justify-between gap-4 rounded-control bg-sunken px-4 py-3 font-semibold">
          <span>{FLOOR_PLAN.total}</span>
          <span className="figures">{FLOOR_PLAN.totalText(livingAreaDm2(levels))}</span>
        </p>
      )}
    </div>
  );
}

/** The levels that are drawn from their rooms. */
export function drawnLevels(plans: readonly FloorPlanView[]): DrawnLevel[] {
  return plans.flatMap((view) => (view.kind === "drawn" ? [view.level] : []));
}

function Level({ level, width, isNamed }: { level: DrawnLevel; width: number; isNamed: boolean }) {
  const drawing = drawLevel(level, width, FLOOR_PLAN.surfaceText);
  return (
    <figure className="min-w-0">
      {isNamed && (
        <figcaption className="mb-3 text-subheading font-semibold">{level.label}</figcaption>
      )}
      <div className="grid items-start gap-x-8 gap-y-5 md:grid-cols-[minmax(0,1fr)_15.5rem]">
        <PlanDrawing drawing={drawing} name={FLOOR_PLAN.level(level.label)} />
        <RoomTable level={level} drawings={drawing.rooms} />
      </div>
    </figure>
  );
}

/** The rooms of a level in words; numbers are those that the drawing has no space to spell out. */
function RoomTable({ level, drawings }: { level: DrawnLevel; drawings: readonly RoomDrawing[] }) {
  const numbers = drawings.map(({ label }) => (label?.isNumber ? label.lines[0] : null));
  return (
    <table className="w-full text-small">
      <caption className="visually-hidden">{FLOOR_PLAN.table(level.label)}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{FLOOR_PLAN.room}</th>
          <th scope="col">{FLOOR_PLAN.surface}</th>
        </tr>
      </thead>
      <tbody>
        {level.rooms.map((room, at) =>
          room.kind === "stairs" ? null : (
            <tr key={room.name} className="border-b border-line align-baseline">
              <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                {numbers[at] && <span className="mr-1.5 font-semibold">{numbers[at]}.</span>}
                {room.name}
                {!isLivingArea(room) && (
                  <span className="block text-fine text-ink-soft">{FLOOR_PLAN.notCounted}</span>
                )}
              </th>
              <td className="py-1.5 text-right font-medium whitespace-nowrap figures">
                {FLOOR_PLAN.surfaceText(room.surface)}
              </td>
            </tr>
          ),
        )}
      </tbody>
      <tfoot>
        <tr className="align-baseline font-semibold">
          <th scope="row" className="py-2 pr-3 text-left">
            {FLOOR_PLAN.total}
          </th>
          <td className="py-2 text-right whitespace-nowrap figures">
            {FLOOR_PLAN.totalText(livingAreaDm2([level]))}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
