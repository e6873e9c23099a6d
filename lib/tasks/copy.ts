import { formatTime } from "../kernel/format-date.ts";
import type { TaskKind } from "./rules.ts";

/** What each kind of task is called, wherever one is named. */
export const TASK_NAMES: Record<TaskKind, string> = {
  "looper-request": "Demande de Looper",
  "looper-change": "Pièces à contrôler",
  "looper-return": "Looper à rétablir",
  "continuing-training": "Formation continue à contrôler",
  "looper-visits": "Looper hors service : visites à suivre",
  "listing-review": "Annonce à valider",
  "listing-report": "Annonce signalée",
  "conversation-report": "Conversation signalée",
  "visit-locked": "Visite bloquée",
  "quality-check": "Contrôle de qualité",
  "quality-correction": "Correction à vérifier",
  "visit-denied": "Visite contestée par le visiteur",
  "looper-quality": "Qualité d’un Looper",
  contact: "Demande à l’équipe",
  "commission-contest": "Commission contestée",
  "payout-batch": "Lot de versements à approuver",
  "sale-step": "Étape de vente",
  "lead-free": "Prospect sans Looper",
  "lead-stale": "Prospect à relancer",
  "referral-held": "Parrainage à vérifier",
  "mail-dead": "E-mail abandonné",
};

/** What whoever comes second reads. */
export const TASK_REFUSALS = {
  claimed: (who: string, until: Date) => `${who} s’en occupe jusqu’à ${formatTime(until)}.`,
} as const;
