import { buttonClass } from "@/components/ui/Button";
import { CloseButton } from "@/components/ui/CloseButton";
import { cx } from "@/components/ui/cx";
import { Icon } from "@/components/ui/Icon";
import { MEDIA_RATIO, mediaSrcSet, mediaUrl } from "@/lib/listings/media/rules";
import type { FloorPlanView } from "@/lib/listings/rooms/views";
import { ROOMS } from "./copy";

const LARGEST = 1280;

/** A plan, whole in the shape of the site's pictures. */
export function PlanPicture({
  plan: { label, mediaKey },
  sizes,
  className,
}: {
  plan: FloorPlanView;
  sizes: string;
  className?: string;
}) {
  return (
    <img
      src={mediaUrl(mediaKey, 640)}
      srcSet={mediaSrcSet(mediaKey)}
      sizes={sizes}
      width={LARGEST}
      height={Math.round(LARGEST / MEDIA_RATIO)}
      alt={ROOMS.plan(label)}
      loading="lazy"
      decoding="async"
      className={cx("plan-picture aspect-3/2", className)}
    />
  );
}

/** The id of what shows a plan over the page, by its place among the plans. */
const enlargedId = (at: number) => `plan-agrandi-${at + 1}`;

/** A plan that opens large over the page, without a script. */
export function PlanOpener({
  plan,
  at,
  sizes,
  className,
}: {
  plan: FloorPlanView;
  /** Its place among the home's plans. */
  at: number;
  sizes: string;
  className?: string;
}) {
  return (
    <button
      type="button"
      popoverTarget={enlargedId(at)}
      aria-haspopup="dialog"
      aria-label={ROOMS.enlarge(plan.label)}
      className={cx(
        "group relative block w-full cursor-zoom-in overflow-hidden rounded-card border border-line",
        className,
      )}
    >
      <PlanPicture plan={plan} sizes={sizes} />
      <span
        aria-hidden="true"
        className="no-print absolute right-2 bottom-2 grid size-10 place-items-center rounded-full bg-surface/90 text-ink shadow-card group-hover:text-brand"
      >
        <Icon name="maximize-2" />
      </span>
    </button>
  );
}

/** The button in words that opens a home's only plan. */
export function PlanButton() {
  return (
    <button
      type="button"
      popoverTarget={enlargedId(0)}
      aria-haspopup="dialog"
      className={buttonClass({ variant: "secondary" })}
    >
      <Icon name="drafting-compass" />
      {ROOMS.button}
    </button>
  );
}

/** A plan over the page, as large as it is; on a phone it is moved about by finger or by keyboard. */
export function EnlargedPlan({
  plan: { label, mediaKey },
  at,
  title,
}: {
  plan: FloorPlanView;
  at: number;
  /** The listing's. */
  title: string;
}) {
  const id = enlargedId(at);
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-label={ROOMS.enlarged(label, title)}
      className="m-auto max-h-[calc(100dvh-2rem)] w-full max-w-[76rem] overflow-hidden overscroll-contain rounded-card bg-page text-ink shadow-float backdrop:bg-scrim max-sm:m-0 max-sm:h-dvh max-sm:max-h-none max-sm:rounded-none [&:popover-open]:flex [&:popover-open]:flex-col"
    >
      <div className="flex shrink-0 items-center justify-between gap-4 border-b border-line px-gutter py-2">
        <h2 className="min-w-0 truncate text-subheading font-semibold">{ROOMS.plan(label)}</h2>
        <CloseButton
          popover={id}
          label={ROOMS.close}
          className="-mr-3 size-12 shrink-0 hover:bg-sunken"
        />
      </div>
      <section
        aria-label={ROOMS.scroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        tabIndex={0}
        className="min-h-0 grow overflow-auto plan-ground"
      >
        <img
          src={mediaUrl(mediaKey, LARGEST)}
          alt={ROOMS.plan(label)}
          width={LARGEST}
          height={Math.round(LARGEST / MEDIA_RATIO)}
          loading="lazy"
          className="plan-picture h-auto max-sm:w-[44rem] max-sm:max-w-none"
        />
      </section>
    </div>
  );
}
