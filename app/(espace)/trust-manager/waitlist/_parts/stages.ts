import type { LayerTone } from "@/components/charts/layers";
import type { BadgeTone } from "@/components/ui/Badge";
import { STAGES, type Stage } from "@/lib/waitlist/administration/rules";

/** What each step is painted with in a chart. */
export const STAGE_LAYERS: Record<Stage, LayerTone> = {
  unconfirmed: "neutral",
  confirmed: "brand",
  invited: "mimosa",
  joined: "leaf",
};

export const STAGE_TONES: Record<Stage, BadgeTone> = {
  unconfirmed: "neutral",
  confirmed: "brand",
  invited: "mimosa",
  joined: "leaf",
};

/** In the order of a bar, from its foot: the people who came furthest are first. */
export const FURTHEST_FIRST: readonly Stage[] = STAGES.toReversed();
