import { SEARCH_LOAN } from "@/lib/financing/monthly-cost";
import { ASSUMPTIONS, ASSUMPTIONS_REVIEWED_ON } from "@/lib/financing/rules";
import { formatRate } from "@/lib/kernel/format";
import { formatCivilDate } from "@/lib/kernel/format-date";
import type { Feature } from "@/lib/kernel/property-kinds";
import type { SortOrder } from "@/lib/search-index/criteria";

export const SORT_LABELS: Record<SortOrder, string> = {
  relevance: "Pertinence",
  newest: "Plus récents",
  "price-asc": "Prix croissant",
  "price-desc": "Prix décroissant",
  "surface-desc": "Plus grande surface",
  "price-m2-asc": "Prix au m² croissant",
  confirmed: "Confirmés récemment",
  "monthly-asc": "Coût mensuel",
};

/** The one assumption on which homes are compared by what they cost a month. */
export const MONTHLY_ASSUMPTION = `Prêt sur ${SEARCH_LOAN.years}\u00a0ans avec ${SEARCH_LOAN.downPaymentRateBps / 100}\u00a0% d’apport, à ${formatRate(ASSUMPTIONS.annualRateBps)}\u00a0% hors assurance (hypothèse du ${formatCivilDate(ASSUMPTIONS_REVIEWED_ON)}), assurance comprise, plus un douzième des charges, de l’énergie (milieu de la fourchette du DPE) et de la taxe foncière. Ce que l’annonce ne communique pas n’est pas compté, et la carte le dit.`;

/** Features grouped as people look for them; every feature is in one group. */
export const FEATURE_GROUPS: readonly { title: string; features: readonly Feature[] }[] = [
  {
    title: "Dehors",
    features: ["balcon", "terrasse", "jardin", "piscine", "vue-degagee", "vue-mer"],
  },
  { title: "Stationnement et rangement", features: ["parking", "garage", "cave"] },
  {
    title: "L’immeuble et l’accès",
    features: ["ascenseur", "acces-pmr", "plain-pied", "gardien", "interphone", "fibre"],
  },
  {
    title: "À l’intérieur",
    features: [
      "calme",
      "lumineux",
      "traversant",
      "renove",
      "parquet",
      "cheminee",
      "cuisine-equipee",
    ],
  },
  {
    title: "Confort et énergie",
    features: ["double-vitrage", "climatisation", "pompe-a-chaleur", "panneaux-solaires"],
  },
];

/** Name of the form, for assistive technology. */
export const SEARCH_LANDMARK = "Recherche de biens";

/** The field that asks where. */
export const PLACE_FIELD = {
  label: "Où cherchez-vous ?",
  /** The first words fit the narrowest phone. */
  placeholder: "Ville, code postal, quartier…",
  suggestions: "Lieux proposés",
  count: (count: number) =>
    count === 0
      ? "Aucun lieu proposé. Entrée pour chercher ces mots."
      : count === 1
        ? "1 lieu proposé."
        : `${count} lieux proposés.`,
  department: "Département",
  neighbourhood: (commune: string) => `Quartier de ${commune}`,
  postalCode: "Code postal",
  clear: "Effacer le lieu",
  around: "Autour de moi",
  aroundDetail: "À moins de 5\u00a0km",
  locating: "Nous cherchons votre position…",
  unknownPosition: "Votre navigateur ne donne pas votre position. Écrivez plutôt une ville.",
  formerly: (name: string, departmentCode: string) => `Avec ${name} (${departmentCode})`,
} as const;

/** The form’s filters. */
export const FILTERS = {
  open: "Filtres",
  title: "Filtrer les biens",
  close: "Fermer les filtres",
  active: (count: number) => (count === 1 ? "1 filtre actif" : `${count} filtres actifs`),
  submit: "Rechercher",
  see: (count: string) => `Voir ${count}`,
  reset: "Tout effacer",
  any: "Peu importe",
  inverted: "Le minimum dépasse le maximum\u00a0: corrigez l’un des deux",
  from: "Minimum",
  to: "Maximum",
  type: "Type de bien",
  price: "Prix",
  priceLegend: "Prix, en euros",
  minPrice: "Prix minimum",
  maxPrice: "Prix maximum",
  minPriceSlider: "Prix minimum, curseur",
  maxPriceSlider: "Prix maximum, curseur",
  noLimit: "Sans limite",
  monthlyLegend: "Budget mensuel, en euros",
  maxMonthly: "Budget mensuel maximum",
  maxMonthlyHint: "Par mois, au plus",
  monthlyShort: (amount: string) => `≤\u00a0${amount}/mois`,
  size: "Surface et pièces",
  surfaceLegend: "Surface habitable, en m²",
  minSurface: "Surface minimum",
  maxSurface: "Surface maximum",
  rooms: "Pièces",
  bedrooms: "Chambres",
  bathrooms: "Salles de bains et d’eau",
  energy: "DPE",
  energyLegend: "Classe énergie acceptée, au pire",
  energyHint: "Les biens sans DPE communiqué sont alors écartés.",
  energyChoice: (letter: string) => (letter === "A" ? "Classe A seulement" : `De A à ${letter}`),
  features: "Équipements",
  others: "Autres critères",
  storey: "Étage",
  storeyHint: "D’un appartement dont l’étage est indiqué. Une maison n’est à aucun étage.",
  pricePerM2Legend: "Prix au m², en euros",
  minPricePerM2: "Prix au m² minimum",
  maxPricePerM2: "Prix au m² maximum",
  availability: "Disponibilité",
  availabilityHint: "Le vendeur a dit lui-même que son bien est toujours à vendre.",
  confirmedShort: "Confirmée récemment",
  featuresHint: "Le bien réunit tous ceux que vous cochez.",
} as const;

/** The list of results. */
export const RESULTS = {
  count: ["bien", "biens"],
  listLabel: "Résultats",
  sort: "Trier par",
  sortSubmit: "Trier",
  save: "Enregistrer la recherche",
  showHidden: "Afficher les biens masqués",
  seeHidden: "Gérer les biens masqués",
  activeFilters: "Filtres actifs",
  remove: (label: string) => `Retirer le filtre ${label}`,
  clearAll: "Tout effacer",
  interpretation: "Nous avons compris",
  readAs: (text: string) => `Vous avez écrit «\u00a0${text}\u00a0»`,
  exactly: (text: string) => `Chercher plutôt les mots « ${text} »`,
  exactWords: "Chercher plutôt ces mots exacts",
  loading: "Chargement du catalogue en cours : des biens peuvent encore manquer.",
  problemsTitle: "Une partie de l’adresse n’a pas été comprise",
  problems: (names: string) => `Nous avons ignoré ${names}. Le reste de votre recherche tient.`,
  unreadTitle: "Nous n’avons pas compris votre recherche",
  unread: (text: string) =>
    `La liste ne tient pas compte de « ${text} ». Essayez une ville, un code postal ou un type de bien.`,
  leftAside: (parts: string) =>
    `Nous avons laissé de côté ${parts}. Le reste de votre recherche tient.`,
  next: "Biens suivants",
  restart: "Revenir au début",
  pagination: "Pages de résultats",
  end: "Vous avez vu tous les biens de cette recherche.",
} as const;

/** Homes of a place, where none of it has the words that were written beside its name. */
export const NEAR = {
  title: (words: string, where: string) =>
    `Aucun de nos biens ${where} ne mentionne «\u00a0${words}\u00a0»`,
  lead: (where: string) => `Voici les autres biens que nous avons ${where}.`,
  all: (count: string) => `Voir ces ${count}`,
} as const;

/** A search that finds nothing. */
export const EMPTY = {
  title: "Aucun bien ne réunit tout cela",
  lead: "Un critère de moins suffit souvent. Voici ceux qui changent le plus de choses :",
  leadWithout: "Essayez un autre lieu, ou des mots plus courants.",
  endTitle: "La liste s’arrête ici",
  everything: "Voir tous les biens",
  catalogueTitle: "Les premiers biens arrivent",
  catalogueLead: "Le catalogue est encore vide. Revenez bientôt.",
} as const;

/** How results are ranked: published on the page. */
export const RANKING = {
  title: "Comment les résultats sont classés",
  intro:
    "Aucune place n’est vendue, et personne n’est mis en avant contre paiement. Le classement ne dépend ni de vous ni de vos visites passées.",
  criteria: [
    "Pertinence (ordre par défaut) : d’abord les annonces dont le titre reprend vos mots, puis celles qui les contiennent tels que vous les avez écrits ; ensuite les plus récentes, une annonce complète (photos, DPE, description, équipements) gagnant jusqu’à trente jours d’avance.",
    "Plus récents : date de publication, de la plus récente à la plus ancienne.",
    "Confirmés récemment\u00a0: le jour où le vendeur a confirmé que son bien est à vendre, du plus récent au plus ancien.",
    `Coût mensuel\u00a0: du moins cher au plus cher par mois. ${MONTHLY_ASSUMPTION}`,
    "Prix, surface, prix au m²\u00a0: la valeur affichée sur l’annonce. À égalité, l’ordre des références.",
  ],
  underOffer:
    "Les biens sous offre restent visibles, avec leur mention, tant que la vente n’est pas conclue.",
} as const;

/** The form that saves a search, beside its results. */
export const SAVE = {
  title: "Enregistrer cette recherche",
  lead: "Nouveaux biens, baisses de prix, retours à la vente, créneaux de visite : nous vous prévenons.",
  name: "Nom de la recherche",
  frequency: "Me prévenir",
  submit: "Enregistrer",
  close: "Fermer",
} as const;
