import type { Role, RoleStatus } from "../../kernel/roles.ts";
import type { DecisionReason } from "./reasons.ts";

/** A role as its holder sees it, or a person who may ask for it. */
export interface RoleCardView {
  role: Role;
  state: RoleStatus | "available";
  /** Whether its screens are those shown now. */
  isCurrent: boolean;
  /** When it was asked for, or decided; null for a role that never was. */
  since: Date | null;
  /** Why it was refused or suspended, where that is known. */
  reason: DecisionReason | null;
  /** The civil day from which a refused role can be asked for again; null unless that is to come. */
  reapplyOn: string | null;
}
