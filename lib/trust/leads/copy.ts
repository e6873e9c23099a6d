import { isOpenLead, type LeadStatus } from "../../leads/states.ts";

/** What whoever hands a lead over reads where it moved meanwhile: who has it, or that it has ended. */
export const HANDED_OVER = {
  moved: (status: LeadStatus, looper: string | null): string => {
    if (!isOpenLead(status)) return "Ce prospect est clos depuis que vous avez ouvert cette page.";
    if (looper === null) return "Personne ne suit plus ce prospect\u00a0: rechargez la page.";
    return status === "offered"
      ? `Ce prospect vient d’être proposé à ${looper}\u00a0: rechargez la page.`
      : `${looper} a fait avancer ce prospect entre-temps\u00a0: rechargez la page.`;
  },
} as const;
