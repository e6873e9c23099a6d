import { FLOOR_PLAN } from "@/components/floor-plan/copy";
import { PlanLevels } from "@/components/floor-plan/PlanLevels";
import { buttonClass } from "@/components/ui/Button";
import { CloseButton } from "@/components/ui/CloseButton";
import { Icon } from "@/components/ui/Icon";
import type { FloorPlanView } from "@/lib/listings/floor-plans/views";
import { Block } from "./Block";

const ANCHOR = "plan";
const POPOVER = "plan-agrandi";

/**
 * What a listing's page shows of its plan: a part of its text, and a button that opens the same over the
 * page, without a script. Null without a plan.
 */
export function planSlots(plans: readonly FloorPlanView[], title: string) {
  if (plans.length === 0) return null;
  // One element in two places is sent once to the browser's code.
  const levels = <PlanLevels plans={plans} />;
  return {
    button: (
      <>
        <button
          type="button"
          popoverTarget={POPOVER}
          aria-haspopup="dialog"
          className={buttonClass({ variant: "secondary" })}
        >
          <Icon name="drafting-compass" />
          {FLOOR_PLAN.button}
        </button>
        <div
          id={POPOVER}
          popover="auto"
          role="dialog"
          aria-label={FLOOR_PLAN.dialog(title)}
          className="m-auto max-h-[calc(100dvh-2rem)] w-full max-w-[68rem] overflow-auto overscroll-contain rounded-card bg-page text-ink shadow-float backdrop:bg-scrim max-sm:m-0 max-sm:h-dvh max-sm:max-h-none max-sm:rounded-none"
        >
          <div className="sticky top-0 left-0 z-1 flex items-center justify-between gap-4 border-b border-line bg-page px-gutter py-2">
            <h2 className="text-subheading font-semibold">{FLOOR_PLAN.heading}</h2>
            <CloseButton
              popover={POPOVER}
              label={FLOOR_PLAN.close}
              className="-mr-3 size-12 hover:bg-sunken"
            />
          </div>
          <div className="px-gutter pt-6 pb-8">{levels}</div>
        </div>
      </>
    ),
    section: (
      <Block id={ANCHOR} title={FLOOR_PLAN.heading} lead={FLOOR_PLAN.lead}>
        {levels}
      </Block>
    ),
  };
}
