import { PROPERTIES } from "./properties.ts";
import { PEOPLE } from "./users.ts";

/** A lead of a looper; days count backwards from the present. */
interface SampleLead {
  ambassadorId: string;
  propertyId: string | null;
  contactName: string;
  status: "new" | "contacted" | "qualified" | "won" | "lost";
  cameDaysAgo: number;
  movedDaysAgo: number;
}

function lead(
  ambassadorId: string,
  contactName: string,
  status: SampleLead["status"],
  cameDaysAgo: number,
  movedDaysAgo = cameDaysAgo,
  propertyId: string | null = null,
): SampleLead {
  return { ambassadorId, propertyId, contactName, status, cameDaysAgo, movedDaysAgo };
}

const { seller: CLAIRE, looper: NADIA } = PEOPLE;

/** Neighbours who think of selling, and people who asked about a property a looper shows. */
export const SAMPLE_LEADS: readonly SampleLead[] = [
  lead(CLAIRE, "Maëlle Guérin", "new", 0.3),
  lead(CLAIRE, "Antoine Rivière", "new", 1.1),
  lead(CLAIRE, "Fatou Diallo", "new", 2.4),
  lead(CLAIRE, "Bernard Hamon", "contacted", 16, 12),
  lead(CLAIRE, "Lucie Perrot", "contacted", 11, 9),
  lead(CLAIRE, "Karim Belkacem", "qualified", 15, 4),
  lead(CLAIRE, "Solène Tanguy", "won", 75, 34),
  lead(CLAIRE, "Marc Le Bihan", "won", 148, 118),
  lead(CLAIRE, "Inès Carvalho", "won", 210, 176),
  lead(CLAIRE, "Gilles Rouault", "won", 268, 241),
  lead(CLAIRE, "Hortense Picard", "won", 331, 290),
  lead(CLAIRE, "Denis Cloarec", "lost", 92, 70),
  lead(CLAIRE, "Chloé Bertin", "lost", 190, 171),
  lead(CLAIRE, "Pascal Aubry", "lost", 305, 280),

  lead(NADIA, "Sarah Kaminski", "new", 1.8, 1.8, PROPERTIES.graslin),
  lead(NADIA, "Émile Jouan", "new", 0.6),
  lead(NADIA, "Thomas Lefèvre", "qualified", 24, 3, PROPERTIES.thabor),
  lead(NADIA, "Aurélie Morin", "qualified", 19, 5),
  lead(NADIA, "Yvon Kervella", "contacted", 6, 2),
  lead(NADIA, "Paul Girard", "won", 134, 45, PROPERTIES.vannes),
  lead(NADIA, "Nolwenn Daniel", "won", 98, 52),
  lead(NADIA, "Hugo Lemaire", "won", 170, 131),
  lead(NADIA, "Rose Ferrand", "won", 292, 256),
  lead(NADIA, "Samuel Royer", "lost", 110, 96),
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
