import type { BadgeTone } from "@/components/ui/Badge";
import type { CodeState } from "@/lib/trust/visits/rules";

/** How the states of the check-in code are distinguished. */
export const CODE_TONES: Record<CodeState, BadgeTone> = {
  none: "neutral",
  expected: "brand",
  mistyped: "mimosa",
  locked: "tile",
  typed: "leaf",
};
