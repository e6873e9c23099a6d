import { REAPPLY_DAYS } from "../../../../lib/accounts/role-grants/rules.ts";
import { formatDate } from "../../../../lib/kernel/format-date.ts";
import type { RoleStatus } from "../../../../lib/kernel/roles.ts";

/** The page where a role is added, and where those asked for are followed. */
export const ROLE_CHANGE = {
  title: "Ajouter un rôle",
  lead: "Un seul compte suffit pour acheter, vendre et faire visiter : ajoutez un rôle quand vous en avez besoin.",
  back: "Mes rôles",
  available: "Les rôles que vous pouvez ajouter",
  held: "Vos rôles",
  allHeld: "Vous avez déjà demandé ou activé tous les rôles ouverts à l’inscription.",
  benefits: "Ce que vous y gagnez",
  requirements: "Ce qu’il faut",
  needsValidation: "Validation requise après inscription",
  activate: "Activer ce rôle",
  activating: "Activation en cours…",
  current: "Rôle affiché",
  open: "Ouvrir cet espace",
  opening: "Ouverture…",
  again: "Demander à revenir",
  commissions: "Voir mes commissions",
  completeFile: "Compléter mon dossier",
  seeFile: "Voir mon dossier",
  states: {
    active: "Activé",
    pending: "En attente de validation",
    suspended: "Suspendu",
    refused: "Refusé",
    left: "Quitté",
  } satisfies Record<RoleStatus, string>,
  /** What a state means, and since when. */
  sentences: {
    active: (since: Date) => `Activé le ${formatDate(since)}.`,
    pending: (since: Date) =>
      `Demandé le ${formatDate(since)}. Un Trust Manager étudie votre demande ; d’ici là, aucune visite ni aucun prospect ne vous est confié.`,
    suspended: (since: Date) =>
      `Suspendu le ${formatDate(since)}. Mettez votre dossier en règle : un Trust Manager peut alors rétablir ce rôle.`,
    refused: (since: Date) => `Refusé le ${formatDate(since)}.`,
    left: (since: Date) =>
      `Vous avez quitté le réseau le ${formatDate(since)}. Ce que vous y avez gagné vous reste dû.`,
  } satisfies Record<RoleStatus, (since: Date) => string>,
  reason: (sentence: string) => `Motif : ${sentence}`,
  reapply: (day: string) =>
    `Vous pourrez le demander de nouveau à partir du ${day}, ${REAPPLY_DAYS} jours après la décision.`,
} as const;
