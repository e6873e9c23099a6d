import { formatCount } from "../../../kernel/format.ts";
import { formatDate } from "../../../kernel/format-date.ts";
import type { LeadStatus } from "../../../looper/leads/rules.ts";
import type { LeadView } from "../../../trust/leads/rules.ts";
import type { LegalField, ListingFinding, ListingView } from "../../../trust/listings/rules.ts";
import type { SaleListView, SaleStep } from "../../../trust/sales/rules.ts";
import type { TaskKind } from "../../../trust/tasks/rules.ts";

/** /trust-manager/tasks */
export const TASKS = {
  title: "Tâches",
  lead: "Tout ce qui attend une décision de l’équipe, du plus ancien au plus récent.",
  tabs: "Tâches par nature",
  all: "Toutes",
  kinds: {
    "looper-request": "Demande de Looper",
    "looper-change": "Pièces à contrôler",
    "looper-return": "Looper à rétablir",
    "listing-review": "Annonce à valider",
    "listing-report": "Annonce signalée",
    "lead-stale": "Prospect sans suite",
    "referral-held": "Parrainage à vérifier",
    "mail-dead": "E-mail abandonné",
  } satisfies Record<TaskKind, string>,
  tabLabels: {
    "looper-request": "Demandes de Loopers",
    "looper-change": "Pièces à contrôler",
    "looper-return": "Loopers à rétablir",
    "listing-review": "Annonces à valider",
    "listing-report": "Annonces signalées",
    "lead-stale": "Prospects sans suite",
    "referral-held": "Parrainages à vérifier",
    "mail-dead": "E-mails abandonnés",
  } satisfies Record<TaskKind, string>,
  actions: {
    "looper-request": "Étudier la demande",
    "looper-change": "Contrôler les pièces",
    "looper-return": "Revoir le dossier",
    "listing-review": "Contrôler l’annonce",
    "listing-report": "Examiner le signalement",
    "lead-stale": "Relancer le Looper",
    "referral-held": "Vérifier le parrainage",
    "mail-dead": "Voir l’e-mail",
  } satisfies Record<TaskKind, string>,
  empty: "Rien n’attend de décision : la file est vide.",
} as const;

/** /trust-manager/quality-control */
export const QUALITY = {
  title: "Contrôle qualité",
  lead: "Ce que la loi demande à chaque annonce, et ce qui mérite un second regard. Le prix est comparé à la moyenne au m² des annonces du même type dans la commune.",
  tabs: "Annonces à contrôler",
  views: {
    "in-review": "À valider",
    incomplete: "Publiées incomplètes",
    published: "Dernières publiées",
  } satisfies Record<ListingView, string>,
  empty: {
    "in-review": "Aucune annonce n’attend d’être validée.",
    incomplete: "Toutes les annonces publiées sont légalement complètes.",
    published: "Aucune annonce n’est publiée.",
  } satisfies Record<ListingView, string>,
  since: { review: "Reçue le", published: "Publiée le" },
  missing: "Mentions légales manquantes",
  fields: {
    energyClass: "Classe énergie (DPE)",
    ghgClass: "Classe climat (GES)",
    energyCost: "Dépenses annuelles d’énergie",
    energyCostYear: "Année de référence des prix de l’énergie",
    coownershipCharges: "Charges annuelles de copropriété",
    coownershipProceedings: "Procédures de la copropriété",
  } satisfies Record<LegalField, string>,
  complete: "Mentions légales complètes",
  findings: {
    "no-photo": "Aucune photo",
    "few-photos": "Moins de trois photos",
    "price-low": "Prix au m² inférieur de plus de moitié à la moyenne",
    "price-high": "Prix au m² supérieur au double de la moyenne",
  } satisfies Record<ListingFinding, string>,
  nothingOdd: "Rien à signaler",
  pricePerM2: "Prix au m²",
  mean: "Moyenne de la commune",
  meanUnknown: "Trop peu d’annonces",
  photos: "Photos",
  illustrations: "Illustrations",
  energy: "DPE",
  energyMissing: "Manquant",
  description: "Lire la description",
} as const;

/** /trust-manager/lead-qualification */
export const LEADS = {
  title: "Qualification des prospects",
  lead: "Les prospects de tous les Loopers. Ceux qui n’ont pas bougé depuis 7 jours viennent en premier : une relance suffit souvent.",
  tabs: "Prospects par état",
  views: {
    open: "En cours",
    new: "Nouveaux",
    contacted: "Contactés",
    qualified: "Qualifiés",
    won: "Gagnés",
    lost: "Perdus",
  } satisfies Record<LeadView, string>,
  states: {
    new: "Nouveau",
    contacted: "Contacté",
    qualified: "Qualifié",
    won: "Gagné",
    lost: "Perdu",
  } satisfies Record<LeadStatus, string>,
  stale: "Sans suite",
  empty: "Aucun prospect dans cette liste.",
  property: "Bien",
  noProperty: "Aucun bien associé",
  came: (since: Date) => `Reçu le ${formatDate(since)}`,
  idle: (days: number) =>
    days === 0
      ? "Modifié aujourd’hui"
      : `Sans changement depuis ${formatCount(days, "jour", "jours")}`,
  write: (looper: string) => `Écrire à ${looper}`,
  remind: (looper: string) => `Relancer ${looper}`,
} as const;

/** /trust-manager/contracts */
export const CONTRACTS = {
  title: "Contrats",
  lead: "Les biens dont une offre est acceptée, ceux qui sont sous offre, et les ventes conclues : palier d’honoraires, montants, dates et parties.",
  tabs: "Contrats par étape",
  views: {
    accepted: "Offre acceptée",
    "under-offer": "Sous offre",
    sold: "Vendus",
  } satisfies Record<SaleListView, string>,
  empty: {
    accepted: "Aucune offre n’est acceptée sur une vente en cours.",
    "under-offer": "Aucun bien n’est sous offre.",
    sold: "Aucune vente n’est conclue.",
  } satisfies Record<SaleListView, string>,
  amount: "Offre acceptée",
  noOffer: "Aucune offre enregistrée",
  tier: "Palier",
  fee: "Honoraires TTC",
  feeHint: "Dus seulement une fois la vente conclue.",
  mandatePrice: "Prix du mandat",
  noMandate: "Aucun mandat enregistré",
  feeEstimate: "Estimation sur le prix demandé.",
  acceptedOn: "Acceptée le",
  soldOn: "Vendu le",
  changedOn: "Dernière modification le",
  followNotary: "Suivre les étapes chez le notaire",
  figures: "Ventes en chiffres",
  counts: {
    accepted: "Offres acceptées en cours",
    underOffer: "Biens sous offre",
    soldLately: "Ventes sur 30 jours",
  },
} as const;

/** /trust-manager/notary */
export const NOTARY = {
  title: "Notaires",
  lead: "Chaque vente en cours et son étape, d’après ce qui est enregistré, puis les notaires de l’annuaire.",
  tabs: "Ventes",
  views: { accepted: "En cours", sold: "Conclues" },
  empty: {
    accepted: "Aucune vente n’est en cours chez un notaire.",
    sold: "Aucune vente n’est conclue.",
  },
  steps: {
    accepted: "Offre acceptée",
    "under-offer": "Annonce sous offre",
    financed: "Financement assuré, selon l’offre",
    sold: "Vente conclue",
  } satisfies Record<SaleStep, string>,
  amount: "Offre acceptée",
  doneOn: (date: string) => `fait le ${date}`,
  toDo: "à faire",
  unrecorded: "rien d’enregistré",
  next: {
    accepted: "Prochaine étape : l’acceptation d’une offre.",
    "under-offer": "Prochaine étape : le vendeur passe l’annonce sous offre.",
    financed: "Prochaine étape : l’acheteur confirme son financement.",
    sold: "Prochaine étape : la signature de l’acte chez le notaire.",
  } satisfies Record<SaleStep, string>,
  concluded: (soldAt: Date) => `Vente conclue le ${formatDate(soldAt)}.`,
  contract: "Voir les contrats",
  directory: "Notaires de l’annuaire",
  directoryEmpty: "L’annuaire ne compte encore aucun notaire.",
  verified: "Vérifié",
  rating: (rating: string, reviews: number) =>
    `${rating} sur 5, ${formatCount(reviews, "avis", "avis")}`,
  availability: {
    immediate: "Disponible tout de suite",
    within_24h: "Disponible sous 24 heures",
    within_week: "Disponible dans la semaine",
  },
  price: {
    fixed: (price: string) => `${price} au forfait`,
    hourly: (price: string) => `${price} de l’heure`,
    percentage: (rate: string) => `${rate} % du prix de vente`,
  },
} as const;

/** /trust-manager/compliance */
export const COMPLIANCE = {
  title: "Conformité",
  lead: "Qui a fait quoi, les e-mails envoyés, les pièces qui arrivent à échéance et les données personnelles conservées.",
  tabs: "Registres",
  views: {
    journal: "Journal",
    mails: "E-mails",
    pieces: "Pièces à échéance",
    donnees: "Données personnelles",
  },
  audit: {
    label: "Journal des actions",
    person: "Adresse e-mail d’une personne",
    action: "Action",
    anyAction: "Toutes les actions",
    filter: "Filtrer",
    clear: "Retirer les filtres",
    unknownPerson: (email: string) => `Aucun compte n’a l’adresse « ${email} ».`,
  },
  papersLead:
    "Les Loopers en activité dont une pièce arrive à échéance sous 30 jours. Une pièce échue suspend le rôle automatiquement.",
  papersEmpty: "Aucune pièce n’arrive à échéance sous 30 jours.",
  openFile: "Voir le dossier",
  seeLoopers: "Voir les Loopers en activité",
  data: {
    figures: "Données personnelles en chiffres",
    unconfirmed: "Inscriptions non confirmées",
    unconfirmedHint: (since: Date | null) =>
      since === null
        ? "Effacées d’elles-mêmes après leur échéance."
        : `La plus ancienne date du ${formatDate(since)} ; elles s’effacent d’elles-mêmes.`,
    erased: "Comptes supprimés",
    erasedHint: "Rendus anonymes ; les pièces légales sont conservées sans nom.",
    erasedLately: "Suppressions sur 30 jours",
    seeErasures: "Voir les suppressions au journal",
    seeExports: "Voir les copies de données au journal",
    policy: "Politique de confidentialité",
  },
} as const;
