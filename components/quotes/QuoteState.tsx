import { Badge } from "@/components/ui/Badge";
import type { QuoteSide, QuoteState as State } from "@/lib/quotes/rules";
import { QUOTES } from "./copy";

const TONES = {
  sent: "neutral",
  answered: "mimosa",
  lapsed: "neutral",
  accepted: "brand",
  done: "leaf",
  declined: "neutral",
  cancelled: "neutral",
} as const satisfies Record<State, string>;

/** Where a quote stands, as one side reads it. */
export function QuoteState({ state, reader }: { state: State; reader: QuoteSide }) {
  return <Badge tone={TONES[state]}>{QUOTES.states[reader][state]}</Badge>;
}
