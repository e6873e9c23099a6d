import type { DecisionReason } from "./reasons.ts";
import type { RoleMove } from "./rules.ts";

/** What is decided about a looper, who asks and leaves by themselves. */
export type LooperMove = Exclude<RoleMove, "request" | "leave">;

export const LOOPER_ROLE = "ambassador";

export interface MovedLooper {
  grantId: string;
  move: LooperMove;
  reason: DecisionReason | null;
}
