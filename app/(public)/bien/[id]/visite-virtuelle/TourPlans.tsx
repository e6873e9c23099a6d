import { EnlargedPlan, PlanOpener } from "@/components/rooms/PlanPicture";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import { plansBeside } from "@/lib/listings/rooms/rules";
import type { FloorPlanView, TourStation } from "@/lib/listings/rooms/views";
import { TOUR } from "./copy";

const SIZES = "(min-width: 64rem) 22rem, (min-width: 40rem) 45vw, 92vw";

/** The plans beside a room, that of its level first. */
export function TourPlans({
  plans,
  current,
  title,
}: {
  plans: readonly FloorPlanView[];
  current: TourStation;
  /** The listing's. */
  title: string;
}) {
  const beside = plansBeside(plans, current);
  const several = plans.length > 1;
  return (
    <section aria-labelledby="plans-titre" className="min-w-0">
      <h2 id="plans-titre" className="mb-4 text-subheading font-semibold">
        {TOUR.plans(plans.length)}
      </h2>
      <div className="grid gap-6 sm:max-lg:grid-cols-2">
        {beside.map((plan, at) => (
          <div key={plan.mediaKey} className="min-w-0">
            {several && (
              <h3 className="mb-2 flex flex-wrap items-center gap-x-3 font-sans text-small font-semibold wrap-anywhere">
                <span className={cx(!plan.isOfRoom && "text-ink-soft")}>{plan.label}</span>
                {plan.isOfRoom && (
                  <span className="flex items-center gap-1 font-normal text-brand">
                    <Icon name="map-pin" className="size-4" />
                    {TOUR.here}
                  </span>
                )}
              </h3>
            )}
            <PlanOpener
              plan={plan}
              at={at}
              sizes={SIZES}
              className={cx(several && plan.isOfRoom && "outline-2 outline-offset-2 outline-brand")}
            />
            <EnlargedPlan plan={plan} at={at} title={title} />
          </div>
        ))}
      </div>
    </section>
  );
}
