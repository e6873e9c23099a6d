import type { DecisionReason } from "./reasons.ts";
import type { RoleMove } from "./rules.ts";

export type LooperMove = Exclude<RoleMove, "request">;

export const LOOPER_ROLE = "ambassador";

export interface MovedLooper {
  grantId: string;
  move: LooperMove;
  reason: DecisionReason | null;
}
