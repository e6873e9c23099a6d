import { formatCount, formatDuration } from "@/lib/kernel/format";
import { formatDateTime, formatTime } from "@/lib/kernel/format-date";
import { MINUTE_MS } from "@/lib/kernel/time";
import type { TaskListView } from "@/lib/routes/tasks";
import { TASK_NAMES } from "@/lib/tasks/copy";
import { CLAIM_HOURS, type TaskKind } from "@/lib/tasks/rules";
import { tickedOutcome } from "./ticked-outcome";

/** /trust-manager/tasks */
export const TASKS = {
  title: "À faire",
  lead: "Tout ce qui attend l’équipe, par échéance. Prenez une tâche pour que les autres sachent que vous vous en occupez.",
  tabs: "Tâches par personne et par échéance",
  views: {
    mine: "À moi",
    free: "Libres",
    late: "En retard",
    all: "Toutes",
  } satisfies Record<TaskListView, string>,
  filter: "Tâches par nature",
  everyKind: "Toutes les natures",
  list: "Tâches",
  kinds: TASK_NAMES,
  tabLabels: {
    "looper-request": "Demandes de Loopers",
    "looper-change": "Pièces à contrôler",
    "looper-return": "Loopers à rétablir",
    "continuing-training": "Formations à contrôler",
    "looper-visits": "Visites de Loopers hors service",
    "listing-review": "Annonces à valider",
    "listing-report": "Annonces signalées",
    "conversation-report": "Conversations signalées",
    "visit-locked": "Visites bloquées",
    "quality-check": "Contrôles de la semaine",
    "quality-correction": "Corrections à vérifier",
    "visit-denied": "Visites contestées",
    "looper-quality": "Qualité des Loopers",
    contact: "Demandes à l’équipe",
    "commission-contest": "Commissions contestées",
    "payout-batch": "Lots de versements à approuver",
    "sale-step": "Étapes de ventes",
    "lead-free": "Prospects sans Looper",
    "lead-stale": "Prospects à relancer",
    "referral-held": "Parrainages à vérifier",
    "mail-dead": "E-mails abandonnés",
  } satisfies Record<TaskKind, string>,
  actions: {
    "looper-request": "Étudier la demande",
    "looper-change": "Contrôler les pièces",
    "looper-return": "Revoir le dossier",
    "continuing-training": "Contrôler la formation",
    "looper-visits": "Suivre les visites",
    "listing-review": "Contrôler l’annonce",
    "listing-report": "Examiner le signalement",
    "conversation-report": "Lire la conversation",
    "visit-locked": "Débloquer la visite",
    "quality-check": "Contrôler",
    "quality-correction": "Vérifier la correction",
    "visit-denied": "Examiner la visite",
    "looper-quality": "Décider du Looper",
    contact: "Lire et répondre",
    "commission-contest": "Répondre au Looper",
    "payout-batch": "Vérifier le lot",
    "sale-step": "Ouvrir la vente",
    "lead-free": "Confier le prospect",
    "lead-stale": "Relancer le Looper",
    "referral-held": "Vérifier le parrainage",
    "mail-dead": "Voir l’e-mail",
  } satisfies Record<TaskKind, string>,
  empty: {
    mine: "Vous ne suivez aucune tâche",
    free: "Aucune tâche libre",
    late: "Rien n’est en retard",
    all: "Rien n’attend de décision",
  } satisfies Record<TaskListView, string>,
  emptyText: "Ce qui demande l’avis de l’équipe apparaît ici de lui-même.",
  seeFree: "Voir les tâches libres",
  figures: {
    label: "Aujourd’hui",
    late: "En retard",
    today: "À régler aujourd’hui",
    mine: "À moi",
  },
  times: {
    title: "Délais de traitement sur 30 jours",
    hint: "De l’arrivée d’une tâche à sa décision. Neuf sur dix : le délai que neuf décisions sur dix n’ont pas dépassé.",
    kind: "Nature",
    count: "Décisions",
    median: "Délai médian",
    most: "Neuf sur dix",
  },
  columns: {
    subject: "Tâche",
    kind: "Nature",
    town: "Commune",
    due: "Échéance",
    owner: "Suivie par",
    action: "Action",
  },
  tick: (name: string) => `Sélectionner ${name}`,
  claim: "Prendre",
  release: "Rendre",
  claimNamed: (name: string) => `Prendre : ${name}`,
  releaseNamed: (name: string) => `Rendre à l’équipe : ${name}`,
  follow: "Suivi",
  followNamed: (name: string) => `Suivi de la tâche : ${name}`,
  working: "Un instant…",
  you: "Vous",
  nobody: "Personne",
  ownerUntil: (name: string, until: Date) => `${name}, jusqu’à ${formatTime(until)}`,
  some: {
    title: "Pour les tâches cochées",
    claim: "Prendre les tâches cochées",
    handOn: "Confier les tâches cochées…",
    send: "Confier",
  },
  handOn: {
    title: "Confier à quelqu’un",
    to: "À qui",
    choose: "Choisissez une personne de l’équipe",
    note: "Mot pour cette personne",
    noteHint: "Elle le reçoit avec la notification, et l’équipe le lit ici.",
    send: "Confier la tâche",
    alone: "Vous êtes la seule personne de l’équipe.",
  },
  comment: {
    title: "Commentaires",
    label: "Votre commentaire",
    send: "Ajouter",
    none: "Aucun commentaire",
  },
  handedTo: (author: string, to: string) => `${author} confie à ${to}`,
  history: {
    title: "Décisions",
    none: "Aucune décision pour l’instant",
    line: (by: string, at: Date) => `${by}, le ${formatDateTime(at)}`,
    after: (minutes: number, isLate: boolean) =>
      `en ${spanText(minutes)}${isLate ? ", après l’échéance" : ""}`,
  },
  line: {
    owner: "Suivie par :",
    follow: "Voir le suivi",
    share: "Prendre, confier ou commenter",
  },
  bar: {
    label: "Suivi de la tâche",
    due: "Échéance",
    owner: "Suivie par",
    detail: "Commentaires et suivi",
    next: "Tâche suivante",
    settled: "Rien n’attend de vous ici.",
  },
  panel: {
    back: "Retour aux tâches",
    since: "En attente depuis",
    due: "Échéance",
    owner: "Suivie par",
    town: "Commune",
    settled: "Cette tâche est réglée.",
    hint: `Une tâche prise reste à vous ${CLAIM_HOURS} heures. Décider reste possible à toute l’équipe.`,
    claim: "Prendre la tâche",
    renew: "Prolonger de deux heures",
    release: "Rendre à l’équipe",
  },
  done: {
    claim: (until: Date) => `Vous suivez cette tâche jusqu’à ${formatTime(until)}.`,
    release: "La tâche est rendue à l’équipe.",
    comment: "Le commentaire est ajouté.",
    handOn: "La tâche est confiée, et la personne prévenue.",
    claimed: (count: number, of: number) => shared(count, of, "prise", "prises"),
    released: (count: number, of: number) => shared(count, of, "rendue", "rendues"),
    handedOn: (count: number, of: number) => shared(count, of, "confiée", "confiées"),
    none: "Il n’y a plus de tâche à vous ni de tâche libre.",
  },
} as const;

/** What became of the tasks that were ticked; those that somebody else has, or that are settled, are counted apart. */
const shared = (count: number, of: number, one: string, other: string): string =>
  tickedOutcome(
    { count, one: `tâche ${one}`, other: `tâches ${other}`, none: `Aucune tâche ${one}` },
    [
      {
        count: of - count,
        one: "est suivie par quelqu’un d’autre ou déjà réglée",
        other: "sont suivies par quelqu’un d’autre ou déjà réglées",
      },
    ],
  );

const DAY_MINUTES = 24 * 60;

/** How long something took or takes: to the minute within a day, in days beyond two. */
export function spanText(minutes: number): string {
  if (minutes < 1) return "moins d’une minute";
  if (minutes < 2 * DAY_MINUTES) return formatDuration(minutes);
  return formatCount(Math.floor(minutes / DAY_MINUTES), "jour", "jours");
}

/** How far off a due instant is, as one says it. */
export function dueText(dueAt: Date, now: Date): string {
  const minutes = Math.floor(Math.abs(dueAt.getTime() - now.getTime()) / MINUTE_MS);
  const span = spanText(minutes);
  return dueAt.getTime() <= now.getTime() ? `en retard de ${span}` : `dans ${span}`;
}
