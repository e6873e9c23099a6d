import { formatCount, formatInteger, formatPrice, plural } from "../../lib/kernel/format.ts";
import { formatCivilDate, formatDate } from "../../lib/kernel/format-date.ts";
import type { AddressPrecision } from "../../lib/kernel/property-kinds.ts";
import type { AgreedVisits, ListingMove } from "../../lib/listings/states/rules.ts";
import type { Withdrawal } from "../../lib/listings/states/schemas.ts";
import type { Viewpoint } from "../../lib/policy/viewpoint.ts";
import type { OwnedAction } from "../../lib/selling/actions.ts";
import type { OwnedFilter, StatusLabels } from "../../lib/selling/rules.ts";
import { END_OF_LIST, NO_DATA, UNTITLED_LISTING } from "../space/copy.ts";

const MAIN_STATUSES: Record<StatusLabels["main"], string> = {
  draft: "Brouillon",
  active: "Actif",
  sold: "Vendu",
  withdrawn: "Retiré",
};

const OTHER_STATUSES: Record<NonNullable<StatusLabels["also"]>, string> = {
  in_review: "En validation",
  under_offer: "Sous offre",
  paused: "En pause",
};

const FILTERS: Record<OwnedFilter, string> = {
  all: "Tous",
  active: "Actifs",
  draft: "Brouillons",
  sold: "Vendus",
};

const ACTIONS: Record<OwnedAction, string> = {
  edit: "Modifier",
  continue: "Continuer",
  duplicate: "Dupliquer",
  relist: "Remettre en vente",
  discard: "Supprimer",
  documents: "Documents",
  report: "Bilan de vente",
  mandate: "Voir le mandat",
  price: "Changer le prix",
  files: "Documents et pièces",
  sale: "Voir la vente étape par étape",
  listing: "Voir l’annonce",
  statistics: "Voir les statistiques",
  "window-card": "Affiche de vitrine (PDF)",
  leaflet: "Fiche à imprimer (PDF)",
  payments: "Voir les paiements",
};

const MOVES: Record<ListingMove, string> = {
  pause: "Mettre en pause",
  resume: "Remettre en ligne",
  confirm: "Confirmer la disponibilité",
};

/** What was done, by what did it. */
const MOVED: Record<ListingMove, string> = {
  pause:
    "L’annonce est en pause : elle n’apparaît plus dans les recherches. Les personnes qui devaient visiter sont prévenues.",
  resume: "L’annonce est de nouveau en ligne.",
  confirm: "Merci, la disponibilité du bien est confirmée.",
};

const WITHDRAW_REASONS: Record<Withdrawal["reason"], string> = {
  sold_elsewhere: "Vendu ailleurs",
  not_selling: "Je ne souhaite plus vendre",
  other: "Autre motif",
};

const PRECISIONS: Record<AddressPrecision, string> = {
  exact: "Adresse exacte",
  street: "Rue, sans le numéro",
  neighbourhood: "Quartier ou ville seulement",
};

/** What an empty view says to a person who has properties in others. */
const EMPTY_VIEWS: Record<OwnedFilter, { title: string; text: string }> = {
  all: { title: END_OF_LIST, text: "Tous vos biens sont dans les pages précédentes." },
  active: {
    title: "Aucun bien actif",
    text: "Un bien devient actif dès que son annonce est validée et publiée.",
  },
  draft: {
    title: "Aucun brouillon",
    text: "Les annonces que vous préparez, ou que l’équipe valide, s’affichent ici.",
  },
  sold: {
    title: "Aucun bien vendu",
    text: "Un bien arrive ici quand sa vente est conclue, avec ses documents et son bilan.",
  },
};

/** The list of a person's properties. */
export const PROPERTIES = {
  portals: "Diffusion sur d’autres sites",
  title: "Mes biens",
  entrusted: "Biens confiés",
  leads: {
    buyer: "Les biens que vous mettez en vente.",
    seller: "Vos biens, où en est leur vente, et ce que le forfait vous fait économiser.",
    ambassador: "Les biens dont vous vous occupez pour leurs vendeurs.",
  } satisfies Record<Viewpoint, string>,
  figures: {
    label: "Vos biens en chiffres",
    total: "Biens",
    value: "Valeur totale",
    savings: "Économie totale",
    savingsHint: "Commission d’agence à 5 %, moins le forfait",
    views: "Vues",
    favorites: "Favoris",
  },
  filters: { label: "Biens affichés", names: FILTERS },
  list: "Liste des biens",
  statuses: MAIN_STATUSES,
  otherStatuses: OTHER_STATUSES,
  actions: ACTIONS,
  /** Leads to a revision that the team looks at. */
  follow: "Suivre la validation",
  add: "Ajouter un bien",
  sending: "Un instant…",
  menu: "Plus d’actions",
  moves: MOVES,
  moved: MOVED,
  pausing: {
    explanation:
      "L’annonce quitte les recherches jusqu’à ce que vous la remettiez en ligne. Les demandes de visite en attente sont annulées, et leurs visiteurs prévenus.",
    visits: (count: number) =>
      count === 1
        ? "La visite confirmée"
        : `Les ${formatCount(count, "visite confirmée", "visites confirmées")}`,
    /** Of one visit, or of several. */
    choices: {
      keep: (count: number) => (count === 1 ? "Elle a lieu" : "Elles ont lieu"),
      cancel: (count: number) => (count === 1 ? "L’annuler" : "Les annuler"),
    } satisfies Record<AgreedVisits, (count: number) => string>,
    hint: "Votre choix est annoncé aux visiteurs dès la mise en pause.",
    submit: "Mettre l’annonce en pause",
  },
  revisions: {
    editing: "Modification en cours",
    returned: "À corriger",
    in_review: "Modification en validation",
  },
  confirmation: {
    due: (day: string) =>
      `Toujours à vendre ? Confirmez avant le ${formatCivilDate(day)}, sans quoi l’annonce sera mise en pause.`,
    unconfirmed: "En pause : la disponibilité du bien n’a pas été confirmée depuis 14 jours.",
  },
  mandate: {
    missing:
      "Hors ligne : aucun mandat en vigueur ne couvre ce bien. Signez-en un pour remettre l’annonce en ligne.",
    sale: "Hors ligne : aucun mandat n’est en vigueur. La vente en cours continue entre l’acheteur et vous.",
    sign: "Signer un mandat",
  },
  /** What was just done, at the head of the list. */
  done: {
    withdrawn: (title: string, reason: Withdrawal["reason"] | null) =>
      reason === null
        ? `« ${title} » est retiré de la vente.`
        : `« ${title} » est retiré de la vente. Motif : ${WITHDRAW_REASONS[reason].toLowerCase()}.`,
    withdrawnFollows:
      "L’annonce n’est plus en ligne, les visites et les offres en attente sont annulées, et le mandat a pris fin.",
    discarded: "Le brouillon est supprimé.",
    left: "Vous ne suivez plus ce bien. Son vendeur et les visiteurs sont prévenus.",
    abandoned: (title: string) =>
      `La modification de « ${title} » est abandonnée. L’annonce publiée ne change pas.`,
    see: "Voir le bien",
  },
  withdrawal: {
    open: "Retirer de la vente",
    explanation:
      "L’annonce quitte le site, les visites à venir et les offres en attente sont annulées, et le mandat prend fin. Pour vendre de nouveau ce bien, il faudra un nouveau mandat.",
    /** Of a home that was never published. */
    draftExplanation:
      "Le bien quitte vos brouillons, et son mandat, s’il est signé, prend fin. Pour le vendre plus tard, vous pourrez repartir de ce qui est écrit.",
    reason: "Motif",
    reasons: WITHDRAW_REASONS,
    /** On the card of what was withdrawn. */
    on: (at: Date | null) => (at === null ? "Retiré de la vente" : `Retiré le ${formatDate(at)}`),
    because: (reason: Withdrawal["reason"]) => `Motif : ${WITHDRAW_REASONS[reason]}`,
    choose: "Choisissez",
    joint:
      "Votre mandat nomme plusieurs personnes : le retrait se signe par code, et prend effet avec la dernière signature.",
    jointSubmit: "Faire signer le retrait",
    submit: "Retirer le bien",
  },
  discarding: {
    /** Of a home that is not published. */
    draft: "Le brouillon sera supprimé, et le mandat, s’il est signé, prendra fin.",
    /** Of a change of one that is. */
    change: "Cette modification sera abandonnée. L’annonce publiée ne change pas.",
    submit: "Supprimer définitivement",
    abandon: "Abandonner la modification",
  },
  /** A looper leaves a home. */
  leaving: {
    open: "Quitter ce bien",
    explanation:
      "Vous ne suivez plus ce bien, et son vendeur est prévenu : il peut choisir un autre Looper.",
    visits: (count: number) =>
      count === 1
        ? "Votre visite à venir est confiée au vendeur, à la même heure, ou annulée s’il n’est pas libre. Le visiteur est prévenu."
        : `Vos ${formatCount(count, "visite", "visites")} à venir sont confiées au vendeur, aux mêmes heures, ou annulées quand il n’est pas libre. Les visiteurs sont prévenus.`,
    leads: (count: number) =>
      count === 1
        ? "L’acheteur que vous suivez pour ce bien est rendu à l’équipe."
        : `Les ${formatCount(count, "acheteur", "acheteurs")} que vous suivez pour ce bien sont rendus à l’équipe.`,
    earned: "Ce que vous avez gagné vous reste dû.",
    submit: "Quitter ce bien définitivement",
  },
  drafts: {
    untitled: UNTITLED_LISTING,
    noAddress: "Adresse à compléter",
    progressLabel: "Annonce complète",
    progress: (done: number, steps: number) =>
      `${formatInteger(done)} ${plural(done, "étape", "étapes")} sur ${formatInteger(steps)}`,
    saved: (at: Date) => `Modifié le ${formatDate(at)}`,
  },
  views: (count: number) => `${formatInteger(count)} ${plural(count, "vue", "vues")}`,
  favorites: (count: number) => `${formatInteger(count)} ${plural(count, "favori", "favoris")}`,
  rooms: (count: number) => `${formatInteger(count)} ${plural(count, "pièce", "pièces")}`,
  bedrooms: (count: number) => `${formatInteger(count)} ${plural(count, "chambre", "chambres")}`,
  tier: (name: string) => `Forfait ${name}`,
  estimate: "Estimation sur le prix affiché",
  saving: (cents: number) => `${formatPrice(cents)} d’économie`,
  /** Below some price an agency’s commission is less than the package. */
  noSaving: "Sans économie à ce prix",
  seller: (name: string) => `Vendu par ${name}`,
  /** What the public sees of the address. */
  published: {
    heading: (city: string, place: string | null) =>
      place === null ? `Dans l’annonce : ${city}` : `Dans l’annonce : ${place}, ${city}`,
    change: "Modifier l’adresse publiée",
    label: "Adresse publiée",
    hint: "L’annonce et la carte montrent une zone, jamais le point exact, sauf si vous choisissez l’adresse exacte. Votre Looper et les visiteurs dont la visite est confirmée voient toujours l’adresse entière.",
    options: PRECISIONS,
    save: "Enregistrer",
    saving: "Enregistrement…",
    saved: "L’adresse publiée est à jour.",
  },
  noPhoto: "Pas encore de photo",
  more: "Voir les biens suivants",
  showAll: "Voir tous les biens",
  empty: {
    views: EMPTY_VIEWS,
    seller: {
      title: NO_DATA,
      text: "Vos biens s’afficheront ici, avec leurs vues, leurs favoris et leurs offres. Pour commencer, ajoutez votre bien : votre brouillon est enregistré au fur et à mesure.",
      other: "Calculer mon forfait",
    },
    ambassador: {
      title: NO_DATA,
      text: "Les biens que des vendeurs vous confient s’afficheront ici. Ils commencent par un prospect : contactez ceux que vous avez acceptés.",
      action: "Voir mes prospects",
    },
    buyer: {
      title: "Aucun bien à vendre",
      text: "Vous êtes dans l’espace Acheteur. Pour vendre, découvrez le forfait : un montant fixe, dû seulement quand la vente est conclue.",
      action: "Découvrir la vente au forfait",
      search: "Chercher un bien à acheter",
    },
    /** To a seller who is in the buyer’s space. */
    elsewhere: {
      text: "Vous êtes dans l’espace Acheteur. Vos biens sont dans l’espace Vendeur.",
      action: "Ouvrir l’espace Vendeur",
    },
    nobody: {
      title: "Aucun bien",
      text: "Cette page montre les biens d’un vendeur ou d’un Looper. Aucun de ces rôles n’est actif sur votre compte.",
      action: "Voir mes rôles",
    },
  },
} as const;
