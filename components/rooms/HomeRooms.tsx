import type { ReactNode } from "react";
import { cx } from "@/components/ui/cx";
import { homeLevels, sumOfAreas } from "@/lib/listings/rooms/rules";
import type { FloorPlanView, RoomView } from "@/lib/listings/rooms/views";
import { ROOMS } from "./copy";
import { RoomTable } from "./RoomTable";

/** How wide a plan stands in the text of a listing's page. */
const BESIDE_ROOMS = "(min-width: 80rem) 33rem, (min-width: 48rem) 50vw, 92vw";
const ALONE = "(min-width: 80rem) 50rem, (min-width: 64rem) calc(100vw - 30rem), 92vw";

/** What the part of the page is called that shows them. */
export const roomsHeading = ({ plans }: { plans: readonly FloorPlanView[] }) =>
  plans.length > 0 ? ROOMS.planHeading : ROOMS.heading;

/** Whose the areas are, where there are some. */
export const roomsLead = ({ rooms }: { rooms: readonly RoomView[] }) =>
  rooms.some(({ areaDm2 }) => areaDm2 !== null) ? ROOMS.lead : undefined;

/** The levels of a home, each with its plan and its rooms as far as there are any, and the sum of the areas. */
export function HomeRooms({
  rooms,
  plans,
  renderPlan,
}: {
  rooms: readonly RoomView[];
  plans: readonly FloorPlanView[];
  /** Shows a plan; `at` is its place among them. */
  renderPlan: (plan: FloorPlanView, at: number, sizes: string) => ReactNode;
}) {
  const levels = homeLevels(rooms, plans);
  const sum = sumOfAreas(rooms);
  const several = levels.length > 1;
  return (
    <div className="flex flex-col gap-8">
      <div className="grid gap-x-8 gap-y-8 md:grid-cols-2">
        {levels.map(({ label, plan, rooms: own }) => {
          const isWide = plan !== null && (own.length > 0 || !several);
          return (
            <section
              key={plan?.mediaKey ?? label ?? ""}
              className={cx("min-w-0", isWide && "md:col-span-2")}
            >
              {several && (
                <h3 className="mb-3 text-subheading font-semibold wrap-anywhere">
                  {label ?? ROOMS.elsewhere}
                </h3>
              )}
              <div
                className={cx(
                  "grid items-start gap-x-8 gap-y-4",
                  plan && own.length > 0 && "md:grid-cols-[minmax(0,1fr)_15rem]",
                )}
              >
                {plan &&
                  renderPlan(plan, plans.indexOf(plan), own.length > 0 ? BESIDE_ROOMS : ALONE)}
                {own.length > 0 && <RoomTable level={several ? label : null} rooms={own} />}
              </div>
            </section>
          );
        })}
      </div>
      {sum !== null && (
        <div className="rounded-control bg-sunken px-4 py-3">
          <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
            <span>{ROOMS.sum}</span>
            <span className="figures">{ROOMS.surfaceText(sum)}</span>
          </p>
          <p className="mt-1 text-fine text-ink-soft">{ROOMS.living}</p>
        </div>
      )}
    </div>
  );
}
