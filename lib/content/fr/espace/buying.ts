import type { MissingDetail } from "../../../buying/file/views.ts";
import type { AlertFrequency } from "../../../buying/saved-searches/rules.ts";
import { ASSUMPTIONS, TERM } from "../../../financing/rules.ts";
import { formatCount } from "../../../kernel/format.ts";
import { BRAND } from "../brand.ts";

/** Basis points as percents are read: 34 is "0,34". */
const percentOf = (bps: number) => String(bps / 100).replace(".", ",");

export const FREQUENCY_LABELS: Record<AlertFrequency, string> = {
  instant: "Dès la parution",
  daily: "Une fois par jour",
  weekly: "Une fois par semaine",
};

export const SAVED_SEARCHES = {
  title: "Mes recherches",
  lead: "Les recherches que vous avez enregistrées, et ce qu’elles trouvent aujourd’hui.",
  newSearch: "Nouvelle recherche",
  found: (count: number) => formatCount(count, "bien correspond", "biens correspondent"),
  counting: "Comptage en cours : rechargez la page dans un instant.",
  see: "Voir les biens",
  seeFor: (name: string) => ` de la recherche « ${name} »`,
  savedOn: (date: string) => `Enregistrée le ${date}`,
  alertOn: "Alerte souhaitée",
  alertOff: "Sans alerte",
  notSent:
    "Aucune alerte n’est envoyée à ce jour : votre souhait est seulement enregistré avec la recherche.",
  alert: "Je souhaite une alerte",
  frequency: "Fréquence",
  saveAlert: "Enregistrer ce souhait",
  sending: "Enregistrement…",
  alertSaved: "Votre souhait est enregistré.",
  remove: "Supprimer la recherche",
  removing: "Suppression…",
  manage: "Régler l’alerte ou supprimer",
  emptyText:
    "Vous n’avez aucune recherche enregistrée. Toutes les annonces se cherchent librement, par ville, par budget ou par nombre de pièces.",
} as const;

export const FAVORITES = {
  title: "Mes favoris",
  lead: "Les biens que vous avez mis de côté, du plus récent au plus ancien.",
  count: (count: number) => formatCount(count, "bien en favori", "biens en favori"),
  list: "Biens en favori",
  sold: "Vendu",
  withdrawn: "Annonce retirée par le vendeur",
  offline: "Annonce hors ligne pour le moment",
  remove: "Retirer",
  removeFor: (title: string) => ` des favoris : ${title}`,
  removing: "Retrait…",
  more: "Voir les favoris plus anciens",
  search: "Chercher un bien",
  emptyText: "Un bien vous plaît ? Mettez-le de côté pour le retrouver ici et suivre son état.",
} as const;

export const BUYER_FILE = {
  title: "Mon dossier",
  lead: "Ce qu’un vendeur, un notaire ou une banque vous demandera, réuni au même endroit.",
  identity: "Identité et coordonnées",
  complete: "Complètes",
  incomplete: "À compléter",
  name: "Nom",
  email: "E-mail",
  phone: "Téléphone",
  address: "Adresse",
  unknown: "Non renseigné",
  missing: (names: string) => `Il manque encore : ${names}.`,
  missingNames: {
    phone: "le téléphone",
    address: "la rue",
    city: "la ville",
    postalCode: "le code postal",
  } satisfies Record<MissingDetail, string>,
  editProfile: "Modifier mon profil",
  financing: "Financement",
  financingTypes: {
    cash: "Comptant",
    loan: "Par un prêt",
    mixed: "Apport et prêt",
  },
  financingApproved: "Accord de principe obtenu",
  financingPending: "Accord de principe à obtenir",
  financingSaid: (date: string) => `Déclaré dans votre offre du ${date}.`,
  financingNone:
    "Votre mode de financement sera repris de votre première offre. En attendant, estimez ce que vous pouvez emprunter.",
  simulate: "Simuler mon financement",
  visits: "Visites",
  allVisits: (count: number) => `Voir mes visites (${count})`,
  noVisits: "Aucune visite pour l’instant.",
  offers: "Offres",
  allOffers: (count: number) => `Voir mes offres (${count})`,
  noOffers: "Aucune offre pour l’instant.",
  search: "Chercher un bien",
  seeFavorites: "Voir mes favoris",
  checklist: "Les pièces à préparer",
  checklistNotice: `Cette liste est un guide. Ne nous envoyez aucun de ces documents : ${BRAND.name} n’en conserve pas, vous les remettrez directement au notaire et à la banque.`,
  checklists: [
    {
      title: "Pour le notaire",
      items: [
        "Pièce d’identité en cours de validité de chaque acquéreur",
        "Acte de naissance de moins de trois mois, ou livret de famille",
        "Contrat de mariage, convention de Pacs ou jugement de divorce, s’il y a lieu",
        "Justificatif de domicile de moins de trois mois",
        "Questionnaire d’état civil de l’étude, rempli par chaque acquéreur",
        "Justificatif de l’origine de l’apport : épargne, donation, vente d’un bien",
        "Relevé d’identité bancaire",
      ],
    },
    {
      title: "Pour la banque ou le courtier",
      items: [
        "Trois derniers bulletins de salaire et contrat de travail, ou trois derniers bilans pour un indépendant",
        "Deux derniers avis d’imposition",
        "Trois derniers relevés de tous les comptes",
        "Tableaux d’amortissement des crédits en cours",
        "Trois dernières quittances de loyer, ou taxe foncière du logement occupé",
        "Justificatifs de l’apport : livrets, assurance-vie, épargne salariale",
        "Avant-contrat signé, dès qu’il existe, et devis des travaux à financer",
      ],
    },
  ],
} as const;

export const FINANCING = {
  title: "Financement",
  lead: "Ce que vous pouvez emprunter, ce que cela coûte par mois, et à qui en parler.",
  form: "Votre projet",
  price: "Prix du bien",
  downPayment: "Apport personnel",
  downPaymentHint: "Sans réponse, 10 % du prix.",
  works: "Travaux prévus",
  years: "Durée",
  yearsOf: (years: number) => `${years} ans`,
  rate: "Taux hors assurance (%)",
  income: "Revenus nets mensuels du foyer",
  incomeHint: "Salaires et revenus réguliers, avant impôt.",
  charges: "Charges de crédit en cours, par mois",
  chargesHint: "Crédits déjà souscrits et pensions versées.",
  offPlan: "Achat sur plan (VEFA)",
  submit: "Calculer",
  longTerm: `${TERM.max} ans au plus, ${TERM.maxWithWorks} ans sur plan ou avec au moins 10 % de travaux.`,
  resultTitle: "Votre simulation",
  start:
    "Indiquez un prix pour connaître la mensualité, et vos revenus pour connaître votre taux d’endettement.",
  monthly: "Mensualité, assurance comprise",
  insurance: (amount: string) => `dont ${amount} d’assurance`,
  percent: (figure: string) => `${figure} %`,
  debtRatio: "Taux d’endettement",
  debtLimit: "35 % au plus, assurance comprise",
  remaining: "Reste pour vivre",
  perMonth: "par mois",
  needed: "Revenus nécessaires",
  neededHint: "pour rester à 35 % d’endettement, sans autre crédit",
  within: "Votre projet respecte la limite d’endettement.",
  withinText:
    "Un prêteur regardera aussi la stabilité de vos revenus et ce qui vous reste pour vivre.",
  beyond: "Votre projet dépasse la limite d’endettement de 35 %.",
  beyondText:
    "Un apport plus élevé, une durée plus longue ou un prix plus bas vous en rapprochent.",
  nothing: "Votre apport couvre tout le projet : aucun prêt n’est nécessaire.",
  shortened: (years: number) => `La durée a été ramenée à ${years} ans, le maximum pour ce projet.`,
  largest: (price: string) => `Avec ces revenus et cet apport, votre budget va jusqu’à ${price}.`,
  largestNone: "Avec ces revenus et ces charges, aucun emprunt ne respecte la limite.",
  searchBudget: "Voir les biens dans ce budget",
  lines: {
    price: "Prix du bien",
    acquisition: "Frais d’acquisition estimés",
    works: "Travaux",
    downPayment: "Apport",
    principal: "Montant emprunté",
    years: "Durée retenue",
    cost: "Coût total du crédit",
  },
  notice: `Simulation indicative, qui ne constitue pas une offre de prêt. Assurance supposée : ${percentOf(ASSUMPTIONS.insuranceRateBps)} % par an du capital emprunté. Frais d’acquisition supposés : ${percentOf(ASSUMPTIONS.acquisitionRateBps)} % dans l’ancien, ${percentOf(ASSUMPTIONS.offPlanAcquisitionRateBps)} % sur plan.`,
  warning:
    "Un crédit vous engage et doit être remboursé. Vérifiez vos capacités de remboursement avant de vous engager.",
  file: "Voir mon dossier d’acheteur",
  advisors: "Courtiers de l’annuaire",
  advisorsText: `Des professionnels indépendants de ${BRAND.name}. Comparez, et ne versez rien avant le déblocage du prêt : la loi l’interdit.`,
} as const;

export const SUBSCRIPTION = {
  title: "Alertes et préférences",
  lead: "Tout est gratuit pour les acheteurs : recherche, visites et offres.",
  free: "Rien ne vous est demandé",
  freeText: `${BRAND.name} est payé par le vendeur, une fois la vente conclue. Aucun abonnement, aucun honoraire, aucune carte bancaire.`,
  alerts: "Mes recherches enregistrées",
  alertsText:
    "Aucune alerte n’est envoyée, ni par e-mail, ni par notification, ni par SMS. Vos recherches enregistrées montrent ce qui leur correspond aujourd’hui, dès que vous les ouvrez.",
  manageSearches: "Ouvrir mes recherches",
  newSearch: "Nouvelle recherche",
  sent: "Ce que nous vous envoyons",
  sentText:
    "Seulement les e-mails qui concernent votre compte. Aucun conseil, aucune offre commerciale.",
  seeSent: "Voir la liste des e-mails",
} as const;
