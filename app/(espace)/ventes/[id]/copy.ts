import { SALES } from "@/components/sales/copy";
import { noticeOf } from "@/components/space/notice";
import { formatCivilDate } from "@/lib/kernel/format-date";
import type { RecordedStep, SaleEventKind, SaleParty } from "@/lib/sales/rules";
import type { SaleStep } from "@/lib/sales/timeline";

/** /ventes/{id} */
export const SALE = {
  ...SALES,
  metaTitle: (property: string) => `Vente, ${property}`,
  title: "La vente, étape par étape",
  backToOffers: "Toutes les offres",
  backToSales: "Toutes les ventes",
  backToSteps: "Étapes chez le notaire",
  helpers: {
    title: "Dans l’annuaire, près du bien",
    notary: "Notaires",
    lawyer: "Avocats en droit immobilier",
    financial_advisor: "Courtiers en financement",
  },
  timeline: "Les étapes",
  accepted: "Offre acceptée",
  notes: {
    compromis:
      "Chez le notaire ou à distance. L’acheteur n’est engagé qu’une fois son délai de rétractation passé.",
    notification:
      "Le compromis est remis à l’acheteur par lettre recommandée. Le délai court du lendemain de sa première présentation.",
    withdrawal:
      "Dix jours, sans motif ni frais. Si le dixième tombe un samedi, un dimanche ou un jour férié, il est reporté au jour ouvrable suivant.",
    loan: "Si la banque refuse avant la date prévue au compromis, la vente s’arrête sans pénalité pour l’acheteur.",
    deed: "Les clés changent de main. Les honoraires ne sont dus qu’à ce moment, par le vendeur.",
  } satisfies Record<SaleStep, string>,
  states: { current: "En cours", upcoming: "À venir", dropped: "Sans suite" },
  doneOn: (day: string) => `Fait le ${formatCivilDate(day)}`,
  declaredOn: (day: string) =>
    `Déclaré obtenu par l’acheteur, à la date du ${formatCivilDate(day)}`,
  plannedOn: (day: string) => `Prévu le ${formatCivilDate(day)}`,
  endedOn: (day: string) => `Terminé le ${formatCivilDate(day)}`,
  records: {
    "plan-compromis": { label: "Fixer la date du compromis", day: "Date prévue de signature" },
    "sign-compromis": { label: "Enregistrer la signature", day: "Signé le" },
    "notify-compromis": {
      label: "Enregistrer la présentation",
      day: "Première présentation de la lettre",
    },
    "plan-deed": { label: "Fixer la date de l’acte", day: "Date prévue de signature" },
    "sign-deed": { label: "Enregistrer la signature de l’acte", day: "Signé le" },
  } satisfies Record<RecordedStep, { label: string; day: string }>,
  change: "Changer la date",
  dayHint: (min: string, max: string) =>
    min === max
      ? `Le ${formatCivilDate(min)}.`
      : `Entre le ${formatCivilDate(min)} et le ${formatCivilDate(max)}.`,
  loanDue: "Prêt à obtenir avant le",
  loanDueHint: "La date de la condition suspensive, un mois au moins après la signature.",
  concludes:
    "La vente est alors conclue : le bien passe à « Vendu » et les honoraires deviennent dus. Rien ne permet de revenir en arrière.",
  record: "Enregistrer",
  sending: "Enregistrement…",
  loan: {
    "apply-loan": "Demande de prêt déposée",
    "obtain-loan": "Prêt obtenu",
    "refuse-loan": "Prêt refusé",
    refuseLead:
      "Un refus met fin à la vente : le bien revient sur le marché. La banque vous remet une attestation, à transmettre au notaire.",
    refuseSubmit: "Déclarer le refus",
  },
  agreed: "Ce qui est convenu",
  price: "Prix accepté",
  net: "Net vendeur",
  netHint: (fee: string, estimated: boolean) =>
    estimated ? `après environ ${fee} d’honoraires` : `après ${fee} d’honoraires`,
  financing: "Financement",
  conditions: "Conditions",
  openedOn: "Offre acceptée le",
  pdf: "Récapitulatif (PDF)",
  offer: "Voir l’offre acceptée",
  people: "Qui participe",
  you: "vous",
  events: "Ce qui a été fait",
  eventKinds: {
    opened: "Offre acceptée, vente ouverte",
    compromis_planned: "Compromis prévu",
    compromis_signed: "Compromis signé",
    compromis_notified: "Compromis présenté à l’acheteur",
    withdrawn: "Rétractation de l’acheteur",
    loan_applied: "Demande de prêt déclarée",
    loan_obtained: "Prêt déclaré obtenu",
    loan_refused: "Refus du prêt déclaré",
    deed_planned: "Acte prévu",
    deed_signed: "Acte signé",
    fallen_through: "Vente terminée sans acte",
  } satisfies Record<SaleEventKind, string>,
  eventDay: (label: string, day: string) => `${label} le ${formatCivilDate(day)}`,
  eventBy: (at: string, by: SaleParty | null) => (by === null ? at : `${at}, ${SALES.by[by]}`),
  concluded: {
    title: "La vente est conclue",
    text: (day: string) => `L’acte est signé depuis le ${formatCivilDate(day)}.`,
  },
  fallen: {
    title: "La vente est terminée",
    text: (reason: string, isPublic: boolean) =>
      isPublic ? `${reason}. Le bien est revenu sur le marché.` : `${reason}.`,
    noReason: "La vente n’a pas abouti",
  },
  invoice: {
    title: "Facture des honoraires",
    number: "Facture",
    numberOf: (number: number) => `n° ${number}`,
    total: "Montant TTC",
    due: "À régler au plus tard le",
    overdue: "Échéance dépassée",
    settled: (day: string | null) =>
      day === null ? "Réglée" : `Réglée le ${formatCivilDate(day)}`,
    rest: "Reste à régler",
    payments: "Règlements",
    none: "Aucun règlement enregistré.",
    payment: (day: string, method: string) => `Le ${formatCivilDate(day)}, ${method.toLowerCase()}`,
    reversed: "Annulé",
    reversal: "Annulation",
    reference: (text: string) => `Référence : ${text}`,
    reason: (text: string) => `Motif : ${text}`,
    pdf: "Facture (PDF)",
    record: {
      label: "Enregistrer un règlement",
      amount: "Montant reçu, en euros",
      paidOn: "Date du règlement",
      method: "Arrivé par",
      pick: "Choisissez",
      reference: "Référence du relevé",
      referenceHint: "Le libellé de l’opération sur le relevé de compte.",
      submit: "Enregistrer le règlement",
    },
    reverse: {
      label: "Annuler ce règlement",
      labelOf: (amount: string) => `, ${amount}`,
      lead: "La ligne reste, une autre la compense, et le vendeur est prévenu que la facture est de nouveau à régler.",
      reason: "Pourquoi l’annuler",
      submit: "Annuler le règlement",
    },
  },
  withdraw: {
    title: "Renoncer à la vente",
    label: "Me rétracter",
    lead: (until: string | null) =>
      until === null
        ? "Vous pouvez vous rétracter sans donner de raison, jusqu’à dix jours après la présentation du compromis."
        : `Vous pouvez vous rétracter sans donner de raison, jusqu’au ${formatCivilDate(until)} inclus.`,
    warning:
      "La vente s’arrête et le bien revient sur le marché. Après le compromis, confirmez aussi par lettre recommandée au notaire : c’est elle qui fait foi.",
    submit: "Confirmer ma rétractation",
  },
  end: {
    title: "Mettre fin à la vente",
    label: "Terminer cette vente",
    lead: "Le bien revient sur le marché, et les acheteurs écartés sont prévenus.",
    reason: "Raison",
    pick: "Choisissez une raison",
    submit: "Mettre fin à la vente",
  },
} as const;

const NOTICES: Record<string, string> = {
  ouverte:
    "L’offre est acceptée et la vente ouverte. Tout le monde est prévenu : voici les étapes qui suivent.",
  "etape-enregistree": "L’étape est enregistrée. L’acheteur et le vendeur sont prévenus.",
  "pret-enregistre": "C’est enregistré. Le vendeur est prévenu.",
  retractation: "Votre rétractation est enregistrée. La vente est terminée.",
  terminee: "La vente est terminée. L’acheteur et le vendeur sont prévenus.",
  "reglement-enregistre": "Le règlement est enregistré. Le vendeur est prévenu.",
  "reglement-annule": "Le règlement est annulé. Le vendeur est prévenu.",
};

/** What just became of a sale, as its address says; null where it says nothing that we know. */
export const saleNotice = (state: unknown) => noticeOf(state, NOTICES, "sale");
