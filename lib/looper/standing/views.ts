import type { DecisionReason } from "../../accounts/role-grants/reasons.ts";
import type { RoleStatus } from "../../kernel/roles.ts";
import type { LooperPapers } from "../../policy/looper-papers.ts";
import type { ContractView } from "../contract/views.ts";
import type { PaperFileView } from "../papers/views.ts";
import type { LooperStanding } from "./rules.ts";

/** The file of a person who is a looper, or asked to be. */
export interface LooperFileView {
  grant: {
    status: RoleStatus;
    requestedAt: Date;
    decidedAt: Date | null;
    /** Why it was refused or suspended, where that is known. */
    reason: DecisionReason | null;
    /** The civil day from which a refused request can be made again; null unless that is to come. */
    reapplyOn: string | null;
  };
  papers: LooperPapers;
  /** The four papers that are handed in, and where each stands. */
  files: PaperFileView[];
  trainedAt: Date | null;
  contract: ContractView;
  weeklyHours: number | null;
  /** Communes whose leads they take. */
  zoneCommunes: number;
  /** Of the trade: shown on their listings. */
  workPhone: string | null;
  /** Of the person's profile: where they show homes. */
  city: string | null;
  postalCode: string | null;
  standing: LooperStanding;
}
