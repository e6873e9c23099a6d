import type { BadgeTone } from "@/components/ui/Badge";
import type { BatchState, StatementState } from "@/lib/payouts/rules";

export const STATEMENT_TONES: Record<StatementState, BadgeTone> = {
  draft: "mimosa",
  to_pay: "brand",
  in_payment: "brand",
  paid: "leaf",
  settled: "neutral",
};

export const BATCH_TONES: Record<BatchState, BadgeTone> = {
  waiting: "mimosa",
  approved: "brand",
  sent: "brand",
  done: "leaf",
  cancelled: "neutral",
};
