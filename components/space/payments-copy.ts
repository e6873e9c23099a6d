import {
  formatCount,
  formatExactPrice,
  formatPrice,
  formatVatRate,
} from "../../lib/kernel/format.ts";
import { formatCivilDate } from "../../lib/kernel/format-date.ts";

/** What the seller owes, and when. */
export const PAYMENTS = {
  title: "Paiements",
  lead: "Ce que chaque vente vous coûtera, et à quel moment.",
  figures: {
    label: "Vos honoraires en chiffres",
    due: "À régler",
    dueHint: (unsettled: number) =>
      unsettled === 0
        ? "Rien à régler pour l’instant"
        : formatCount(unsettled, "vente conclue", "ventes conclues"),
    foreseen: "À prévoir",
    foreseenHint: (count: number) =>
      count === 0
        ? "Aucun bien à vendre"
        : `${formatCount(count, "bien", "biens")} à vendre, au prix du mandat ou, avant lui, au prix affiché`,
  },
  rule: {
    title: "Rien à payer avant la conclusion",
    text: "Les honoraires sont dus seulement quand la vente est conclue. D’ici là, personne ne peut vous demander ni accepter le moindre versement.",
    fees: "Lire le barème des honoraires",
  },
  list: {
    title: "Bien par bien",
    label: "Honoraires par bien",
    property: "Bien",
    state: "Échéance",
    tier: (name: string) => `Forfait ${name}`,
    mandatePrice: (cents: number) => `Prix du mandat : ${formatPrice(cents)}`,
    askingPrice: (cents: number) => `Prix affiché : ${formatPrice(cents)}`,
    estimate: "Estimation sur le prix affiché : le mandat fixera le forfait.",
    concluded: "Vente conclue",
    waiting: "Rien à payer",
    dueSince: (date: string) => `Dû depuis la conclusion, le ${date}`,
    payBefore: (day: string) => `À régler au plus tard le ${formatCivilDate(day)}`,
    overdue: (day: string) => `Échéance dépassée depuis le ${formatCivilDate(day)}`,
    settled: "Réglé",
    settledOn: (day: string) => `Réglé le ${formatCivilDate(day)}`,
    received: (cents: number) => `Reçu : ${formatExactPrice(cents)}`,
    dueLater: "Dû à la conclusion de la vente",
    including: "Honoraires TTC",
    excluding: "Hors taxes",
    vat: "TVA",
    vatRate: (bps: number) => (bps === 0 ? "non applicable" : `au taux de ${formatVatRate(bps)}`),
    amount: formatExactPrice,
    free: "Sans honoraires",
    freeText: "Aucun mandat n’était en vigueur : rien n’est dû.",
    discount: (cents: number) => `Parrainage : − ${formatExactPrice(cents)}`,
    toPay: (cents: number) => `À régler : ${formatExactPrice(cents)}`,
    foreseenDiscount: (cents: number) =>
      `Parrainage : ${formatExactPrice(cents)} seront déduits de la facture si c’est votre première vente.`,
    documents: "Documents",
    mandate: "Mandat",
    mandateFile: "Mandat signé (PDF)",
    invoice: (number: number) => `Facture n° ${number} (PDF)`,
    of: (title: string) => `, ${title}`,
    more: "Voir les biens suivants",
  },
  empty: {
    text: "Les honoraires de vos biens s’afficheront ici, dès qu’un premier bien sera enregistré.",
    action: "Découvrir la vente au forfait",
  },
} as const;
