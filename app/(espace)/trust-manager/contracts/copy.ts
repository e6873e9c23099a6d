import { tickedOutcome } from "@/components/trust/ticked-outcome";
import { ofName } from "@/lib/kernel/elision";
import { formatExactPrice } from "@/lib/kernel/format";
import { formatCivilDate } from "@/lib/kernel/format-date";
import type { SaleListView, SaleMilestone, SaleReminder } from "@/lib/trust/sales/rules";
import type { SaleRemindersOutcome, TrackedSale } from "@/lib/trust/sales/views";

/** The place of sales, and what each of its tabs is for. */
export const SALES_PLACE = {
  tabs: "Ventes, notaires et contrats",
  labels: { sales: "Ventes", notary: "Notaires", register: "Contrats" },
  screens: {
    sales: {
      title: "Ventes",
      lead: "Où en est chaque vente, de l’offre acceptée à la conclusion : montant, honoraires, dates et parties.",
    },
    notary: {
      title: "Étapes chez le notaire",
      lead: "Ce que chaque vente en cours attend, de qui et pour quand, puis les notaires de l’annuaire.",
    },
    register: {
      title: "Registre des mandats",
      lead: "Tous les mandats, dans l’ordre de leur signature. Aucun n’est jamais modifié ni supprimé ; chaque lecture d’un document est inscrite au journal du vendeur.",
    },
  },
} as const;

/** /trust-manager/contracts */
export const CONTRACTS = {
  tabs: "Ventes par étape",
  views: {
    accepted: "Offre acceptée",
    "under-offer": "Sous offre",
    sold: "Vendus",
  } satisfies Record<SaleListView, string>,
  steps: {
    accepted: "Offre acceptée",
    "under-offer": "Annonce sous offre",
    financed: "Financement déclaré par l’acheteur",
    sold: "Vente conclue",
  } satisfies Record<SaleMilestone, string>,
  next: {
    accepted: "Prochaine étape : l’acceptation d’une offre.",
    "under-offer": "Prochaine étape : le vendeur passe l’annonce sous offre.",
    financed: "Prochaine étape : l’acheteur déclare son financement.",
    sold: "Prochaine étape : la signature de l’acte chez le notaire.",
  } satisfies Record<SaleMilestone, string>,
  doneOn: (date: string) => `fait le ${date}`,
  toDo: "à faire",
  unrecorded: "rien d’enregistré",
  details: (property: string) => `Détails de la vente, ${property}`,
  empty: {
    accepted: "Aucune offre n’est acceptée sur une vente en cours",
    "under-offer": "Aucun bien n’est sous offre",
    sold: "Aucune vente n’est conclue",
  } satisfies Record<SaleListView, string>,
  amount: "Offre acceptée",
  noOffer: "Aucune offre enregistrée",
  table: "Liste des ventes",
  property: "Bien",
  amounts: "Montant",
  dates: {
    accepted: "Acceptée le",
    "under-offer": "Modifiée le",
    sold: "Vendue le",
  } satisfies Record<SaleListView, string>,
  action: "Action",
  tierOf: (name: string) => `Palier ${name}`,
  tier: "Palier d’honoraires",
  fee: "Honoraires TTC",
  feeNote: "Les honoraires ne sont dus qu’une fois la vente conclue.",
  invoice: ({ number, restCents, dueOn, isOverdue }: NonNullable<TrackedSale["invoice"]>) =>
    restCents === 0
      ? `Facture n° ${number} réglée`
      : isOverdue
        ? `Facture n° ${number} : ${formatExactPrice(restCents)} en retard depuis le ${formatCivilDate(dueOn)}`
        : `Facture n° ${number} : ${formatExactPrice(restCents)} à régler avant le ${formatCivilDate(dueOn)}`,
  mandatePrice: "Prix du mandat",
  feeEstimate: "estimés sur le prix affiché, sans mandat enregistré",
  open: "Suivre",
  openNamed: (property: string) => `Suivre la vente ${ofName(property)}`,
  late: "Facture en retard",
  write: "Écrire au vendeur",
  writeTo: (name: string) => `, ${name}`,
  figures: "Ventes en chiffres",
  seeListings: "Voir les annonces publiées",
  tick: (property: string) => `Sélectionner ${property}`,
  reminders: {
    title: "Pour les ventes cochées",
    submit: {
      parties: "Relancer l’acheteur et le vendeur",
      payment: "Relancer pour la facture",
    } satisfies Record<SaleReminder, string>,
    hint: {
      parties:
        "Chacun reçoit ce que la vente attend de lui et pour quand, une fois par jour au plus. Le délai de rétractation n’est jamais rappelé.",
      payment: "Le vendeur reçoit le reste à régler de sa facture, une fois par jour au plus.",
    } satisfies Record<SaleReminder, string>,
    sending: "Envoi…",
    outcome: ({ done, reminded, moved, settled, gone, own }: SaleRemindersOutcome) =>
      tickedOutcome(
        {
          ...{ count: done, one: "vente relancée", other: "ventes relancées" },
          none: "Aucune vente relancée",
        },
        [
          {
            count: reminded,
            one: "l’a déjà été aujourd’hui",
            other: "l’ont déjà été aujourd’hui",
          },
          {
            count: moved,
            one: "n’attend plus rien de l’acheteur ni du vendeur",
            other: "n’attendent plus rien de l’acheteur ni du vendeur",
          },
          {
            count: settled,
            one: "a été réglée entre-temps",
            other: "ont été réglées entre-temps",
          },
          {
            count: gone,
            one: "a un vendeur dont le compte est fermé",
            other: "ont un vendeur dont le compte est fermé",
          },
          {
            count: own,
            one: "est à relancer par quelqu’un d’autre, car vous y prenez part",
            other: "sont à relancer par quelqu’un d’autre, car vous y prenez part",
          },
        ],
      ),
  },
  counts: {
    accepted: "Offres acceptées en cours",
    underOffer: "Biens sous offre",
    soldLately: "Ventes sur 30 jours",
  },
} as const;

/** The register of mandates. */
export const REGISTER = {
  table: "Mandats",
  empty: "Aucun mandat n’est signé",
  number: "Mandat",
  numberOf: (number: number) => `n° ${number}`,
  inForce: "En vigueur",
  endedOn: (day: string) => `Terminé le ${day}`,
  property: "Bien",
  seller: "Vendeur",
  state: "État",
  details: (number: number) => `Détails du mandat n°\u00a0${number}`,
  price: "Prix du mandat",
  amended: (position: number, price: string, day: string) =>
    `Avenant n° ${position}, le ${day} : ${price}`,
  fee: "Honoraires TTC",
  signed: "Signé le",
  withdrawal: "Rétractation jusqu’au",
  express: "Publication immédiate demandée",
  noFile: "Aucun fichier",
  mandateFile: (number: number) => `Mandat n° ${number} (PDF)`,
  evidenceFile: (number: number) => `Preuve du mandat n° ${number} (PDF)`,
  amendmentFile: (position: number, number: number) =>
    `Avenant n° ${position} au mandat n° ${number} (PDF)`,
  invoiceFile: (number: number) => `Facture n° ${number} (PDF)`,
} as const;
