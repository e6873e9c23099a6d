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
 * the sample runs. Claire Morvan took fourteen leads of eighteen in time: the other four went on to Nadia Benali.
 */
export const SAMPLE_LEADS: readonly SampleLead[] = [
  sells(CLAIRE, "Maëlle Guérin", "accepted", [0.3, 0.3]),
  sells(CLAIRE, "Antoine Rivière", "accepted", [1.1, 1.1]),
  sells(CLAIRE, "Fatou Diallo", "accepted", [2.4, 2.4]),
  sells(CLAIRE, "Bernard Hamon", "contacted", [16, 12]),
  sells(CLAIRE, "Lucie Perrot", "contacted", [11, 9]),
  // He wrote to her.
  sells(CLAIRE, "Julien Roche", "contacted", [190 / 24, 1.5], { repliedAfterHours: 4 }),
  sells(CLAIRE, "Solène Tanguy", "won", [75, 34]),
  sells(CLAIRE, "Marc Le Bihan", "won", [148, 118]),
  sells(CLAIRE, "Inès Carvalho", "won", [210, 176]),
  sells(CLAIRE, "Gilles Rouault", "won", [268, 241]),
  sells(CLAIRE, "Hortense Picard", "won", [331, 290]),
  sells(CLAIRE, "Denis Cloarec", "lost", [120, 92], { closeReason: "gave_up" }),
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
  sells(NADIA, "Nolwenn Daniel", "won", [98, 52], { missedBy: CLAIRE }),
  sells(NADIA, "Hugo Lemaire", "won", [170, 131], { missedBy: CLAIRE }),
  sells(NADIA, "Rose Ferrand", "won", [292, 256]),
  sells(NADIA, "Samuel Royer", "lost", [110, 96], { closeReason: "price", missedBy: CLAIRE }),
];

/** A property of the sample by its id, or one that was never on the site, as the ledger names it. */
type Paid = { propertyId: string } | { propertyName: string };

/** What one looper was paid for; days count backwards from the present. */
interface SampleLedger {
  ambassadorId: string;
  visits: readonly { property: Paid; daysAgo: readonly number[] }[];
  /** Sales signed, at the price of their mandate, which the pay follows from. */
  signatures: readonly { property: Paid; priceEuros: number; daysAgo: number }[];
}

const named = (propertyName: string): Paid => ({ propertyName });
const listed = (propertyId: string): Paid => ({ propertyId });
const shown = (property: Paid, ...daysAgo: number[]) => ({ property, daysAgo });
const signed = (daysAgo: number, priceEuros: number, property: Paid) => ({
  property,
  priceEuros,
  daysAgo,
});

const SAINT_HELIER = named("Deux-pièces, rue Saint-Hélier, Rennes");
const PALESTINE = named("Trois-pièces, boulevard de Metz, Rennes");
const CESSON = named("Maison de ville, Cesson-Sévigné");
const SUD_GARE = named("Trois-pièces, rue de Châtillon, Rennes");
const VILLEJEAN = named("Studio, cours Kennedy, Rennes");
const BETTON = named("Maison avec jardin, Betton");
const JACQUES_CARTIER = named("Quatre-pièces, boulevard Jacques-Cartier, Rennes");
const PACE = named("Deux-pièces avec terrasse, Pacé");
const BRUZ = named("Maison mitoyenne, Bruz");
const SAINT_GREGOIRE = named("Maison d’architecte, Saint-Grégoire");
const CLEUNAY = named("Trois-pièces, rue Eugène-Pottier, Rennes");
const CHANTEPIE = named("Quatre-pièces avec balcon, Chantepie");

/**
 * Two ledgers. Claire Morvan's adds up to 6,000 €: 28 visits and six signatures in thirteen months,
 * the twenty-fifth visit within the last thirty days. Most properties were never on the site: the
 * ledger has their names.
 */
export const SAMPLE_LEDGERS: readonly SampleLedger[] = [
  {
    ambassadorId: CLAIRE,
    visits: [
      shown(SAINT_HELIER, 398, 391, 377, 370, 352),
      shown(PALESTINE, 341, 333, 320, 309, 296, 288),
      shown(CESSON, 271, 262, 249),
      shown(SUD_GARE, 233, 226, 204, 191, 176),
      shown(VILLEJEAN, 158, 141, 122),
      shown(BETTON, 97, 58, 17),
      shown(JACQUES_CARTIER, 11, 6, 2),
    ],
    signatures: [
      signed(345, 142_000, SAINT_HELIER),
      signed(284, 229_000, PALESTINE),
      signed(238, 365_000, CESSON),
      signed(169, 274_000, SUD_GARE),
      signed(112, 128_000, VILLEJEAN),
      signed(13, 410_000, BETTON),
    ],
  },
  {
    ambassadorId: NADIA,
    visits: [
      shown(listed(PROPERTIES.thabor), 12),
      shown(listed(PROPERTIES.vannes), 176, 168, 161, 150),
      shown(PACE, 351, 344, 330),
      shown(BRUZ, 318, 303, 290, 276, 260),
      shown(SAINT_GREGOIRE, 247, 236, 221, 214, 203, 190, 140),
      shown(CLEUNAY, 119, 101, 88, 74, 58, 39, 33, 27),
      shown(CHANTEPIE, 20, 8, 5, 3),
    ],
    signatures: [
      signed(325, 189_000, PACE),
      signed(255, 342_000, BRUZ),
      signed(130, 520_000, SAINT_GREGOIRE),
      signed(45, 312_000, listed(PROPERTIES.vannes)),
      signed(24, 276_000, CLEUNAY),
    ],
  },
];
