import { ofName } from "../../lib/kernel/elision.ts";
import { formatCount, formatPercent, formatPrice } from "../../lib/kernel/format.ts";
import type {
  Closeness,
  FinancingType,
  OfferAuthor,
  OfferFilter,
  OfferState,
} from "../../lib/offers/rules.ts";
import type { Viewpoint } from "../../lib/policy/viewpoint.ts";
import { END_OF_LIST } from "../space/copy.ts";

const STATES: Record<OfferState, string> = {
  pending: "En attente",
  countered: "Contre-proposition",
  accepted: "Acceptée",
  rejected: "Refusée",
  withdrawn: "Retirée",
  expired: "Expirée",
  void: "Caduque",
};

const FILTERS: Record<OfferFilter, string> = {
  all: "Toutes",
  pending: "En attente",
  accepted: "Acceptées",
  countered: "Contre-proposées",
  rejected: "Refusées",
};

const CLOSENESS: Record<Closeness, string> = {
  close: "Proche du prix",
  fair: "Un peu en dessous",
  low: "Nettement en dessous",
};

const FINANCING = { cash: "Comptant", loan: "Prêt", mixed: "Prêt et apport" } as const;

const EMPTY_VIEWS: Record<OfferFilter, string> = {
  all: END_OF_LIST,
  pending: "Aucune offre en attente",
  accepted: "Aucune offre acceptée",
  countered: "Aucune contre-proposition",
  rejected: "Aucune offre refusée",
};

const EMPTY: Record<Viewpoint, { text: string; action: string }> = {
  buyer: {
    text: "Une offre se fait depuis la page d’un bien. Elle s’affichera ici, avec sa réponse et son échéance.",
    action: "Chercher un bien",
  },
  seller: {
    text: "Les offres que vous recevez s’afficheront ici, comparées au prix affiché.",
    action: "Voir mes biens",
  },
  ambassador: {
    text: "Les offres faites pour les biens que vous accompagnez s’afficheront ici.",
    action: "Voir mes biens",
  },
};

/** Who made an offer, to its reader. */
const AUTHORS: Record<Viewpoint, Record<OfferAuthor, (buyer: string) => string>> = {
  buyer: { buyer: () => "Votre offre", seller: () => "Contre-proposition du vendeur" },
  seller: {
    buyer: (buyer) => `Offre ${ofName(buyer)}`,
    seller: (buyer) => `Votre contre-proposition à ${buyer}`,
  },
  ambassador: {
    buyer: (buyer) => `Offre ${ofName(buyer)}`,
    seller: (buyer) => `Contre-proposition du vendeur à ${buyer}`,
  },
};

/** The list of a person's offers. */
export const OFFERS = {
  title: "Offres",
  titles: {
    buyer: "Mes offres",
    seller: "Offres reçues",
    ambassador: "Offres reçues",
  } satisfies Record<Viewpoint, string>,
  leads: {
    buyer: "Ce que vous avez proposé, ce qu’on vous a répondu, et jusqu’à quand.",
    seller: "Chaque offre comparée au prix affiché, et le temps qu’il reste pour y répondre.",
    ambassador: "Les offres faites pour les biens que vous accompagnez.",
  } satisfies Record<Viewpoint, string>,
  figures: {
    label: "Vos offres en chiffres",
    total: "Offres",
    pending: "En attente",
    accepted: "Acceptées",
    average: "Offre moyenne",
    averageHint: "du prix affiché, contre-propositions du vendeur à part",
  },
  filters: { label: "Offres affichées", names: FILTERS },
  list: "Liste des offres",
  states: STATES,
  authors: AUTHORS,
  closeness: CLOSENESS,
  percent: (percent: number) => `${formatPercent(percent)} du prix`,
  askingPrice: (cents: number) => `Prix affiché : ${formatPrice(cents)}`,
  daysLeft: (days: number) => `Expire dans ${formatCount(days, "jour", "jours")}`,
  expired: "Expirée",
  expiry: "Valable jusqu’au",
  madeOn: "Faite le",
  decidedOn: "Réponse le",
  answers: "Répond à l’offre de",
  answer: "Suivie d’une offre de",
  amountIn: (cents: number, state: string) => `${formatPrice(cents)} (${state.toLowerCase()})`,
  reason: "Raison du refus",
  net: "Net vendeur",
  netHint: (fee: string, estimated: boolean) =>
    estimated ? `après environ ${fee} d’honoraires` : `après ${fee} d’honoraires`,
  toAnswer: "À vous de répondre",
  open: "Ouvrir cette offre",
  discussion: "Voir la discussion",
  file: "Voir le dossier",
  sale: "Suivre la vente",
  comparison: {
    title: (count: number, property: string) =>
      `${formatCount(count, "offre", "offres")} à comparer pour « ${property} »`,
    lead: (price: string) =>
      `Prix affiché : ${price}. Le net est ce qu’il vous reste une fois les honoraires payés.`,
    buyer: "Acheteur",
    net: "Net vendeur",
    amount: "Montant",
    financing: "Financement",
    expiry: "Valable jusqu’au",
    netOf: (amount: string) => `net, sur ${amount} proposés`,
    best: "Meilleur net",
    table: "Offres côte à côte",
    percent: (percent: string) => `${percent} du prix`,
    withConditions: "Avec conditions suspensives",
  },
  buyer: "Acheteur",
  financing: "Financement",
  financingTypes: FINANCING,
  // What the buyer ticked: nobody has seen a paper.
  approved: "accord de la banque déclaré",
  notApproved: "accord de la banque non déclaré",
  cashApproved: "fonds déclarés disponibles",
  cashNotApproved: "fonds non déclarés disponibles",
  financingOf: (financing: string) => `Financement : ${financing}`,
  conditions: "Conditions",
  conditionsOf: (conditions: string) => `Conditions : ${conditions}`,
  /** By law a purchase that a loan is to pay for depends on that loan, whatever was written (L313-41). */
  noConditions: (financing: FinancingType) =>
    financing === "cash"
      ? "Sans condition suspensive"
      : "Sans autre condition suspensive que le prêt",
  message: "Message",
  listing: "Voir l’annonce",
  more: "Voir les offres suivantes",
  showAll: "Voir toutes les offres",
  empty: {
    title: "Aucune offre pour l’instant",
    views: EMPTY_VIEWS,
    viewText: "Vos offres sont dans la liste complète.",
    viewpoints: EMPTY,
    nobody: {
      text: "Cette page montre les offres d’un acheteur, d’un vendeur ou d’un Looper. Aucun de ces rôles n’est actif sur votre compte.",
      action: "Voir mes rôles",
    },
  },
} as const;
