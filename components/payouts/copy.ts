import { REVERSAL_LABELS } from "@/lib/commissions/copy";
import type { DueCause } from "@/lib/commissions/views";
import { ofName } from "@/lib/kernel/elision";
import { formatExactPrice } from "@/lib/kernel/format";
import { formatCivilDate, formatDate, formatMoment } from "@/lib/kernel/format-date";
import { NAMED_PARIS_CLOCK } from "@/lib/kernel/place";
import type { ContestOutcome } from "@/lib/payouts/rules";

const DUE_CAUSES: Record<DueCause, string> = {
  visit_made: "la visite a été tenue",
  invoice_paid: "la facture du vendeur est réglée",
  reversal: "la ligne a été régularisée",
};

/** Words of a looper's ledger and statements, on their own pages and on the team's. */
export const LEDGER = {
  metaTitle: (event: string, property: string) => `${event}, ${property}`,
  backToLedger: "Toutes les lignes",
  amount: "Montant",
  day: "Date",
  rule: "Règle",
  payer: "Payé par",
  payerOf: (name: string) => `${name}, sur ses honoraires`,
  due: "Exigible",
  dueSince: (day: string, cause: DueCause) => `le ${formatCivilDate(day)} : ${DUE_CAUSES[cause]}`,
  notDue: "dès que la facture du vendeur est réglée",
  neverDue: "jamais : la ligne est annulée",
  subject: "Pour",
  visit: (at: Date, name: string) =>
    `la visite ${ofName(name)}, le ${formatMoment(at, NAMED_PARIS_CLOCK)}`,
  openVisit: "Ouvrir la visite",
  sale: (cents: number) => `la vente conclue à ${formatExactPrice(cents)}`,
  fee: (cents: number) => `honoraires du vendeur : ${formatExactPrice(cents)} TTC`,
  openSale: "Ouvrir la vente",
  reverses: "Annule",
  reversesLine: (cents: number) => `la ligne de ${formatExactPrice(cents)}`,
  reversedBy: "Annulée par",
  reversedOn: (at: Date, reason: keyof typeof REVERSAL_LABELS) =>
    `une régularisation du ${formatDate(at)} : ${REVERSAL_LABELS[reason]}`,
  why: "Motif",
  statement: "Relevé",
  noStatement: "sur le relevé du mois où elle est exigible",
  contest: "Contestation",
  contestWaits: (at: Date) => `envoyée le ${formatDate(at)}, en attente de réponse`,
  outcomes: {
    upheld: "La ligne est maintenue",
    reversed: "La ligne est annulée",
  } satisfies Record<ContestOutcome, string>,
} as const;

/** Words of statements. */
export const STATEMENTS = {
  title: "Relevés",
  lead: "Le 1er de chaque mois, le projet de relevé du mois écoulé vous est envoyé. Vous avez cinq jours pour contester une ligne ; il est ensuite émis et payé.",
  tabs: "Vos commissions",
  tabLabels: { ledger: "Lignes", statements: "Relevés", account: "Compte bancaire" },
  figures: "Vos relevés en bref",
  toPay: "À vous verser",
  toPayHint: "relevés émis, pas encore payés",
  coming: "Sur le prochain relevé",
  comingHint: "exigible, pas encore relevé",
  waiting: "En attente d’une facture",
  waitingHint: "dès que la facture du vendeur est réglée",
  paidIn: (year: number) => `Versé en ${year}`,
  table: "Vos relevés",
  columns: ["Relevé", "Numéro", "Lignes", "Total", "Où il en est"],
  noNumber: "à l’émission",
  until: (until: Date) => `à vérifier jusqu’au ${formatMoment(until, NAMED_PARIS_CLOCK)}`,
  by: (day: string) => `au plus tard le ${formatCivilDate(day)}`,
  paidOn: (day: string) => `le ${formatCivilDate(day)}`,
  empty: "Pas encore de relevé",
  emptyText:
    "Le premier vous est envoyé le 1er du mois qui suit votre première commission exigible.",
  demo: "Compte de démonstration : ses relevés sont sans valeur, et rien n’est versé.",
  back: "Tous les relevés",
  pdf: "Télécharger la facture (PDF)",
  sent: "Envoyé le",
  number: "Numéro",
  issued: "Émis le",
  total: "Total",
  payableBy: "À payer au plus tard le",
  payment: "Virement",
  paymentOf: (day: string, lastFour: string, reference: string) =>
    `le ${formatCivilDate(day)}, compte qui se termine par ${lastFour}, référence ${reference}`,
  draftTitle: (until: Date) => `À vérifier jusqu’au ${formatMoment(until, NAMED_PARIS_CLOCK)}`,
  draftText:
    "Vérifiez chaque ligne. Une ligne contestée quitte le projet et l’équipe vous répond ; les autres sont émises. Sans action de votre part, le projet est accepté à cette échéance.",
  accept: "Accepter et émettre maintenant",
  sending: "Enregistrement…",
  lines: "Lignes",
  contested: "Lignes contestées",
  contest: "Contester",
  contestOf: (property: string) => ` la ligne du bien « ${property} »`,
  reason: "Ce qui ne va pas",
  pick: "Choisir…",
  text: "Votre explication",
  textHint: "L’équipe vous répond ; la réponse est définitive pour ce relevé.",
  submit: "Envoyer la contestation",
  waits: "En attente de réponse",
  done: {
    accepte: "Le relevé est émis. Il sera payé par virement.",
    conteste: "Votre contestation est envoyée. La ligne a quitté le projet.",
  },
} as const;
