import type { LeadCloseReason, LeadSource, LeadStatus } from "../../../lib/leads/states.ts";
import { PROPERTIES } from "./properties.ts";
import { PEOPLE } from "./users.ts";

/** A lead of a looper; days count backwards from the present. */
interface SampleLead {
  ambassadorId: string;
  /** The home asked about; null for somebody who thinks of selling their own. */
  propertyId: string | null;
  contactName: string;
  status: LeadStatus;
  source: LeadSource;
  closeReason: LeadCloseReason | null;
  cameDaysAgo: number;
  movedDaysAgo: number;
  /** Hours until the looper wrote to the person, where the conversation is in the sample. */
  repliedAfterHours: number | null;
  /** The looper who had it before and let it go by. */
  missedBy: string | null;
}

/** What can be left out of a lead. */
type Extra = Partial<Pick<SampleLead, "repliedAfterHours" | "missedBy" | "closeReason">>;

function sells(
  ambassadorId: string,
  contactName: string,
  status: LeadStatus,
  [cameDaysAgo, movedDaysAgo]: readonly [came: number, moved: number],
  extra: Extra = {},
): SampleLead {
  const own = { ambassadorId, propertyId: null, contactName, status, cameDaysAgo, movedDaysAgo };
  const none = { closeReason: null, repliedAfterHours: null, missedBy: null };
  return { ...own, source: "estimate", ...none, ...extra };
}

function buys(
  propertyId: string,
  contactName: string,
  status: LeadStatus,
  days: readonly [came: number, moved: number],
  { source, ...extra }: Extra & Pick<SampleLead, "source">,
): SampleLead {
  return { ...sells(NADIA, contactName, status, days, extra), propertyId, source };
}

const { seller: CLAIRE, looper: NADIA } = PEOPLE;

/**
 * Neighbours who think of selling, and people who asked about a property a looper shows. All are accepted: no clock of
 * the sample runs. Claire Morvan took fourteen leads of eighteen in time: the other four went on to Nadia Benali. Those
 * that were won are of the sellers of `LEDGER_HOMES`, up to their deeds.
 */
export const SAMPLE_LEADS: readonly SampleLead[] = [
  sells(CLAIRE, "Maëlle Guérin", "accepted", [0.3, 0.3]),
  sells(CLAIRE, "Antoine Rivière", "accepted", [1.1, 1.1]),
  sells(CLAIRE, "Fatou Diallo", "accepted", [2.4, 2.4]),
  sells(CLAIRE, "Bernard Hamon", "contacted", [16, 12]),
  sells(CLAIRE, "Lucie Perrot", "contacted", [11, 9]),
  // He wrote to her.
  sells(CLAIRE, "Julien Roche", "contacted", [190 / 24, 1.5], { repliedAfterHours: 4 }),
  sells(CLAIRE, "Denis Cloarec", "won", [143, 13]),
  sells(CLAIRE, "Solène Tanguy", "won", [197, 70]),
  sells(CLAIRE, "Marc Le Bihan", "won", [273, 118]),
  sells(CLAIRE, "Inès Carvalho", "won", [312, 190]),
  sells(CLAIRE, "Gilles Rouault", "won", [379, 226]),
  sells(CLAIRE, "Hortense Picard", "won", [409, 300]),
  sells(CLAIRE, "Chloé Bertin", "lost", [190, 171], { closeReason: "sold_elsewhere" }),
  sells(CLAIRE, "Pascal Aubry", "lost", [305, 280], { closeReason: "no_answer" }),

  buys(PROPERTIES.graslin, "Sarah Kaminski", "contacted", [180 / 24, 1.8], {
    source: "contact",
    repliedAfterHours: 4,
  }),
  sells(NADIA, "Émile Jouan", "accepted", [0.6, 0.6]),
  buys(PROPERTIES.thabor, "Thomas Lefèvre", "qualified", [330 / 24, 3], {
    source: "contact",
    repliedAfterHours: 2,
  }),
  sells(NADIA, "Aurélie Morin", "appointment", [19, 5], { missedBy: CLAIRE }),
  sells(NADIA, "Yvon Kervella", "accepted", [2.2, 2.2]),
  buys(PROPERTIES.vannes, "Paul Girard", "won", [100, 45], {
    source: "contact",
    repliedAfterHours: 4,
  }),
  sells(NADIA, "Nolwenn Daniel", "won", [178, 24], { missedBy: CLAIRE }),
  sells(NADIA, "Hugo Lemaire", "won", [270, 95], { missedBy: CLAIRE }),
  sells(NADIA, "Rose Ferrand", "won", [342, 188]),
  sells(NADIA, "Samuel Royer", "lost", [110, 96], { closeReason: "price", missedBy: CLAIRE }),
];
