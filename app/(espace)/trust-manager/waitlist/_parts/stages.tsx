import type { BadgeTone } from "@/components/ui/Badge";
import { STAGES, type Stage } from "@/lib/waitlist/administration/rules";
import { WAITLIST_ADMIN } from "../copy";

/** What each step is painted with: neighbours in a bar differ in lightness, not in hue alone. */
export const STAGE_FILLS: Record<Stage, string> = {
  unconfirmed: "fill-line-strong",
  confirmed: "fill-brand",
  invited: "fill-mimosa",
  joined: "fill-leaf",
};

export const STAGE_TONES: Record<Stage, BadgeTone> = {
  unconfirmed: "neutral",
  confirmed: "brand",
  invited: "mimosa",
  joined: "leaf",
};

/** In the order of a bar, from its foot: who came furthest first. */
export const FURTHEST_FIRST: readonly Stage[] = STAGES.toReversed();

/** What the colours of the bars mean. */
export function StageLegend() {
  return (
    <ul
      aria-label={WAITLIST_ADMIN.funnel.legend}
      className="flex flex-wrap gap-x-5 gap-y-1 text-small"
    >
      {FURTHEST_FIRST.map((stage) => (
        <li key={stage} className="flex items-center gap-2">
          <svg aria-hidden="true" viewBox="0 0 12 12" width="12" height="12">
            <rect width="12" height="12" rx="2" className={STAGE_FILLS[stage]} />
          </svg>
          {WAITLIST_ADMIN.stages[stage]}
        </li>
      ))}
    </ul>
  );
}
