import { BRAND } from "../../lib/content/brand.ts";
import { ofName } from "../../lib/kernel/elision.ts";
import { formatCivilDate } from "../../lib/kernel/format-date.ts";
import type { SaleParty, SaleStatus } from "../../lib/sales/rules.ts";
import type { SaleStep, SaleTask } from "../../lib/sales/timeline.ts";

const TEAM_INSIDE = `l’équipe ${BRAND.name}`;
const TEAM = `L’équipe ${BRAND.name}`;

const by = (day: string) => `au plus tard le ${day}`;
const on = (day: string) => `prévu le ${day}`;

const DAYS: Record<SaleTask, (day: string) => string> = {
  "plan-compromis": by,
  "sign-compromis": on,
  "notify-compromis": by,
  reflect: (day) => `jusqu’au ${day} inclus`,
  "apply-loan": by,
  "obtain-loan": by,
  "plan-deed": by,
  "sign-deed": on,
};

/** What every page says of a sale. */
export const SALES = {
  statuses: {
    open: "En cours",
    concluded: "Conclue",
    fallen_through: "Terminée sans acte",
  } satisfies Record<SaleStatus, string>,
  steps: {
    compromis: "Signature du compromis",
    notification: "Notification à l’acheteur",
    withdrawal: "Délai de rétractation",
    loan: "Prêt de l’acheteur",
    deed: "Signature de l’acte",
  } satisfies Record<SaleStep, string>,
  tasks: {
    "plan-compromis": `${TEAM} convient d’une date de signature avec vous et le notaire.`,
    "sign-compromis": `L’acheteur et le vendeur signent le compromis, et ${TEAM_INSIDE} l’enregistre ici.`,
    "notify-compromis": `${TEAM} enregistre le jour où la lettre a été présentée à l’acheteur.`,
    reflect: "L’acheteur peut encore se rétracter. Il n’y a rien d’autre à faire.",
    "apply-loan": "L’acheteur dépose sa demande de prêt et le déclare ici.",
    "obtain-loan": "L’acheteur déclare ici la réponse de sa banque.",
    "plan-deed": `${TEAM} convient d’une date de signature avec le notaire.`,
    "sign-deed": `L’acheteur et le vendeur signent l’acte chez le notaire, et ${TEAM_INSIDE} l’enregistre ici.`,
  } satisfies Record<SaleTask, string>,
  parties: {
    buyer: "Acheteur",
    seller: "Vendeur",
    ambassador: "Looper",
    trust_manager: `Équipe ${BRAND.name}`,
  } satisfies Record<SaleParty, string>,
  /** Who recorded an event, after its day. */
  by: {
    buyer: "par l’acheteur",
    seller: "par le vendeur",
    ambassador: "par le Looper",
    trust_manager: `par ${TEAM_INSIDE}`,
  } satisfies Record<SaleParty, string>,
  /** The civil day that a task is bound to. */
  day: (task: SaleTask, day: string) => DAYS[task](formatCivilDate(day)),
  late: "En retard",
  mine: "À vous",
  list: {
    title: "Ventes en cours",
    between: (seller: string, buyer: string) => `${seller} vend à ${buyer}`,
    open: "Ouvrir la vente",
    openOf: (property: string) => ` ${ofName(property)}`,
    more: "Les cinquante dernières sont affichées.",
  },
} as const;
