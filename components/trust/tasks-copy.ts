import { formatCount } from "@/lib/kernel/format";
import type { TaskKind } from "@/lib/trust/tasks/rules";

/** /trust-manager/tasks */
export const TASKS = {
  title: "À faire",
  lead: "Tout ce qui attend une décision de l’équipe, du plus ancien au plus récent.",
  tabs: "Tâches par nature",
  all: "Toutes",
  kinds: {
    "looper-request": "Demande de Looper",
    "looper-change": "Pièces à contrôler",
    "looper-return": "Looper à rétablir",
    "continuing-training": "Formation continue à contrôler",
    "looper-visits": "Looper hors service : visites à suivre",
    "listing-review": "Annonce à valider",
    "listing-report": "Annonce signalée",
    "conversation-report": "Conversation signalée",
    contact: "Demande à l’équipe",
    "sale-step": "Étape de vente",
    "lead-free": "Prospect sans Looper",
    "lead-stale": "Prospect à relancer",
    "referral-held": "Parrainage à vérifier",
    "mail-dead": "E-mail abandonné",
  } satisfies Record<TaskKind, string>,
  tabLabels: {
    "looper-request": "Demandes de Loopers",
    "looper-change": "Pièces à contrôler",
    "looper-return": "Loopers à rétablir",
    "continuing-training": "Formations à contrôler",
    "looper-visits": "Visites de Loopers hors service",
    "listing-review": "Annonces à valider",
    "listing-report": "Annonces signalées",
    "conversation-report": "Conversations signalées",
    contact: "Demandes à l’équipe",
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
    contact: "Répondre",
    "sale-step": "Ouvrir la vente",
    "lead-free": "Confier le prospect",
    "lead-stale": "Relancer le Looper",
    "referral-held": "Vérifier le parrainage",
    "mail-dead": "Voir l’e-mail",
  } satisfies Record<TaskKind, string>,
  /** A signature may wait for its day: how long the sale itself waits is not known. */
  lastStep: (days: number) =>
    days === 0
      ? "Dernière étape enregistrée aujourd’hui"
      : `Dernière étape enregistrée il y a ${formatCount(days, "jour", "jours")}`,
  empty: "Rien n’attend de décision",
  emptyText: "Ce qui demande l’avis de l’équipe apparaît ici de lui-même.",
} as const;
