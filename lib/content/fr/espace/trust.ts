import type { DecisionReason } from "../../../accounts/role-grants/reasons.ts";
import type { PaperState } from "../../../accounts/role-grants/rules.ts";
import { formatCount, formatInteger } from "../../../kernel/format.ts";
import { COUNT_BOUND } from "../../../kernel/instant-keyset.ts";
import type { RoleStatus } from "../../../kernel/roles.ts";

/** Why a request was refused or a looper suspended, to the person and to the team. */
export const REASON_SENTENCES: Record<DecisionReason, string> = {
  "training-not-passed": "Le questionnaire de fin de formation n’est pas réussi.",
  "rsac-not-found": "Le numéro RSAC n’est pas retrouvé au registre.",
  "attestation-not-valid": "L’attestation d’habilitation n’est pas en cours de validité.",
  "insurance-not-valid": "L’assurance de responsabilité civile n’est pas en cours de validité.",
  "papers-of-somebody-else": "Les pièces ne sont pas au nom du titulaire du compte.",
  "too-few-hours": "La disponibilité indiquée est inférieure à 4 heures par semaine.",
  "papers-lapsed": "Une pièce obligatoire manque ou n’est plus en cours de validité.",
  "rsac-struck-off": "Le numéro RSAC a été radié du registre.",
  "visits-not-held": "Des visites acceptées n’ont pas été assurées.",
  "payment-asked": "Un paiement a été demandé à un vendeur ou à un acheteur.",
};

/** What decisions about loopers say. */
export const DECISIONS = {
  chooseReason: "Choisissez un motif dans la liste.",
  unknownRequest: "Cette demande n’existe pas.",
  /** `papers` as listPapers names them. */
  unmet: (papers: string) =>
    `Le rôle ne peut pas être accordé. Il manque, ou n’est plus valable : ${papers}.`,
  grant: "Accorder le rôle",
  granting: "Enregistrement…",
  refuse: "Refuser",
  refuseOpen: "Refuser la demande",
  suspend: "Suspendre",
  suspendOpen: "Suspendre ce Looper",
  reinstate: "Rétablir le rôle",
  /** A looper in force changed what had been checked. */
  changed: (day: string, checkedUntil: string) =>
    `Pièces modifiées le ${day}, à contrôler. Celles qui l’étaient déjà valent jusqu’au ${checkedUntil} : l’activité ne se poursuit pas au-delà.`,
  check: "Les pièces sont contrôlées",
  /** What was just done. */
  done: {
    grant: "Le rôle est accordé ; la personne en est informée par e-mail.",
    refuse: "La demande est refusée ; la personne en est informée par e-mail.",
    suspend: "Le rôle est suspendu ; la personne en est informée par e-mail.",
    reinstate: "Le rôle est rétabli ; la personne en est informée par e-mail.",
    check: "Les pièces sont enregistrées comme contrôlées.",
    /** By somebody else, before. */
    late: "Quelqu’un d’autre a décidé entre-temps : rien n’a été changé.",
  },
  reason: "Motif",
  reasonHint: "Il est communiqué à la personne, tel quel.",
  pickReason: "Choisir un motif",
  self: "C’est votre propre dossier : quelqu’un d’autre doit en décider.",
} as const;

/** A count that stops at a bound, as it is read. */
export const boundedCount = (count: number) =>
  count >= COUNT_BOUND ? `${formatInteger(COUNT_BOUND)} et plus` : formatInteger(count);

/** An age in whole days. */
export const ageOf = (days: number) =>
  days === 0 ? "aujourd’hui" : `depuis ${formatCount(days, "jour", "jours")}`;

/** Words that the team’s pages share. */
export const TRUST = {
  figure: (label: string, count: string) => `${label} : ${count}`,
  next: "Voir la suite",
  first: "Revenir au début",
  search: "Rechercher",
  clear: "Effacer la recherche",
  write: (name: string) => `Écrire à ${name}`,
  openListing: "Voir l’annonce",
  seller: "Vendeur",
  buyer: "Acheteur",
  looper: "Looper",
  noLooper: "Aucun",
  none: "Aucune",
  unknown: "Pas d’information",
  price: "Prix affiché",
  papers: {
    title: "Pièces",
    states: {
      valid: "En règle",
      lapsing: "Bientôt échue",
      lapsed: "Échue",
      missing: "À fournir",
    } satisfies Record<PaperState, string>,
    until: (day: string) => `jusqu’au ${day}`,
  },
} as const;

/** /trust-manager/dashboard */
export const TRUST_DASHBOARD = {
  title: "Tableau de bord",
  lead: (firstName: string) => `Bonjour ${firstName}. Voici ce qui attend l’équipe aujourd’hui.`,
  tasks: "Voir toutes les tâches",
  waiting: {
    title: "À traiter",
    requests: "Demandes de Loopers",
    inReview: "Annonces à valider",
    staleLeads: "Prospects sans suite",
    salesInProgress: "Ventes en cours",
  },
  watch: {
    title: "À surveiller",
    lapsingPapers: "Loopers dont une pièce arrive à échéance sous 30 jours",
    suspendedLoopers: "Loopers suspendus",
    heldReferrals: "Parrainages à vérifier",
    incomplete: "Annonces publiées incomplètes",
    mailsDead: "E-mails abandonnés",
    mailsWaiting: "E-mails en attente d’envoi",
  },
  life: {
    week: "Nouveaux comptes sur 7 jours",
    month: "Nouveaux comptes sur 30 jours",
  },
  oldest: {
    title: "Ce qui attend depuis le plus longtemps",
    empty: "Rien n’attend de décision : la file est vide.",
  },
} as const;

/** /trust-manager/validation */
export const VALIDATION = {
  title: "Validation des Loopers",
  lead: "Les demandes sont étudiées dans l’ordre d’arrivée. Un rôle n’est accordé qu’avec un dossier complet et en cours de validité.",
  tabs: "Demandes par état",
  states: {
    pending: "En attente",
    active: "En activité",
    suspended: "Suspendus",
    refused: "Refusés",
  } satisfies Record<RoleStatus, string>,
  search: "Nom, commune ou adresse e-mail",
  requested: "Demande",
  decided: "Décision",
  by: (name: string) => `par ${name}`,
  automatic: "automatique",
  city: "Commune",
  rsac: "RSAC",
  hours: "Disponibilité",
  hoursOf: (hours: number) => `${formatCount(hours, "heure", "heures")} par semaine`,
  audit: "Voir le journal de cette personne",
  empty: {
    pending: "Aucune demande n’attend de décision.",
    active: "Aucun Looper n’est en activité.",
    suspended: "Aucun Looper n’est suspendu.",
    refused: "Aucune demande n’a été refusée.",
  } satisfies Record<RoleStatus, string>,
  notFound: (search: string) => `Personne ne correspond à « ${search} » dans cette liste.`,
} as const;
