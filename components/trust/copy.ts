import { formatInteger } from "@/lib/kernel/format";
import { COUNT_BOUND } from "@/lib/kernel/keyset";
import type { PaperState } from "@/lib/policy/looper-papers";

/** A count that stops at a bound, as it is read. */
export const boundedCount = (count: number) =>
  count >= COUNT_BOUND ? `${formatInteger(COUNT_BOUND)} et plus` : formatInteger(count);

/** Words that the team’s pages share. */
export const TRUST = {
  figure: (label: string, count: string) => `${label} : ${count}`,
  /** Before a value, within a line. */
  named: (name: string) => `${name} :`,
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
    files: "Pièces en PDF",
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
  tasks: "Voir tout ce qui est à faire",
  waiting: {
    title: "En attente d’une décision",
    late: "Tâches en retard",
    today: "À régler aujourd’hui",
    requests: "Demandes de Loopers",
    inReview: "Annonces à valider",
    staleLeads: "Prospects à relancer",
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
  weeks: "Semaine par semaine",
  oldest: {
    title: "À faire en premier",
    empty: "Rien n’attend de décision",
  },
} as const;
