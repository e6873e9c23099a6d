import { tickedOutcome } from "@/components/trust/ticked-outcome";
import { ofName } from "@/lib/kernel/elision";
import { formatCount } from "@/lib/kernel/format";
import type { RoleStatus } from "@/lib/kernel/roles";
import type { PaperRemindersOutcome } from "@/lib/trust/loopers/views";

/** /trust-manager/validation */
export const VALIDATION = {
  title: "Loopers : demandes et dossiers",
  lead: "Les demandes sont étudiées dans l’ordre d’arrivée. Un rôle n’est accordé qu’avec un dossier complet et en cours de validité.",
  tabs: "Demandes par état",
  states: {
    pending: "En attente",
    active: "En activité",
    suspended: "Suspendus",
    refused: "Refusés",
    left: "Partis",
  } satisfies Record<RoleStatus, string>,
  trainings: "Formations à contrôler",
  search: "Nom, commune ou adresse e-mail",
  served: "Commune desservie",
  servedHint: "Communes choisies par un Looper ou au centre de son cercle.",
  requested: "Demande",
  /** Null for the daily check, or the command line. */
  decided: (day: string, name: string | null) =>
    name === null ? `Décidé automatiquement le ${day}` : `Décidé par ${name} le ${day}`,
  papersWanting: (count: number) => `${formatCount(count, "pièce", "pièces")} à revoir`,
  details: (name: string) => `Détails ${ofName(name)}`,
  city: "Commune",
  rsac: "RSAC",
  hours: "Disponibilité",
  hoursOf: (hours: number) => `${formatCount(hours, "heure", "heures")} par semaine`,
  audit: "Voir le journal de cette personne",
  auditOf: (name: string) => ` ${ofName(name)}`,
  openFile: "Ouvrir le dossier",
  checkPapers: (count: number) => `Contrôler ${formatCount(count, "pièce", "pièces")}`,
  action: "Action",
  rsacOf: (number: string) => `RSAC ${number}`,
  tick: (name: string) => `Sélectionner ${name}`,
  some: {
    title: "Pour les Loopers cochés",
    remind: "Rappeler les pièces à fournir",
    sending: "Envoi…",
    hint: "Chaque Looper reçoit la liste de ses pièces à fournir, une fois par jour au plus.",
    reminded: (outcome: PaperRemindersOutcome) =>
      tickedOutcome(
        {
          ...{ count: outcome.done, one: "Looper relancé", other: "Loopers relancés" },
          none: "Aucun Looper relancé",
        },
        [
          {
            count: outcome.reminded,
            one: "l’a déjà été aujourd’hui",
            other: "l’ont déjà été aujourd’hui",
          },
          {
            count: outcome.inOrder,
            one: "n’a plus de pièce à fournir",
            other: "n’ont plus de pièce à fournir",
          },
          {
            count: outcome.gone,
            one: "n’est plus Looper",
            other: "ne sont plus Loopers",
          },
          {
            count: outcome.own,
            one: "est vous-même",
            other: "sont vous-même",
          },
        ],
      ),
  },
  empty: {
    pending: "Aucune demande n’attend de décision",
    active: "Aucun Looper n’est en activité",
    suspended: "Aucun Looper n’est suspendu",
    refused: "Aucune demande n’a été refusée",
    left: "Aucun Looper n’a quitté le réseau",
  } satisfies Record<RoleStatus, string>,
  toTasks: "Voir ce qui est à faire",
  notFound: (search: string) => `Personne ne correspond à « ${search} » dans cette liste`,
} as const;
