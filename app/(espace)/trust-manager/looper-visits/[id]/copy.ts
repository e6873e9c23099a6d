import { ofName } from "@/lib/kernel/elision";
import { formatDate } from "@/lib/kernel/format-date";
import type { OutOfForce, VisitFate } from "@/lib/trust/looper-visits/rules";

/** /trust-manager/looper-visits/{id} */
export const LOOPER_VISITS = {
  title: (name: string) => `Visites ${ofName(name)}`,
  since: {
    suspended: (day: Date) => `Suspendu depuis le ${formatDate(day)}.`,
    left: (day: Date) => `A quitté le réseau le ${formatDate(day)}.`,
  } satisfies Record<OutOfForce, (day: Date) => string>,
  reason: (sentence: string) => `Motif : ${sentence}`,
  lead: "Ce que devient chaque visite à venir, et comment joindre le visiteur et le vendeur.",
  how: "Les visites des sept prochains jours sont confiées au vendeur, ou annulées s’il est déjà pris. Les suivantes le seront à mesure qu’elles approchent, tant que le Looper reste hors service.",
  tasks: "Voir ce qui est à faire",
  write: (name: string) => `Écrire à ${name}`,
  list: "Visites à venir",
  when: "Visite",
  fate: "Ce qu’elle devient",
  visitor: "Visiteur",
  seller: "Vendeur",
  fates: {
    planned: "Encore prévue avec le Looper",
    rehosted: "Reçue par le vendeur",
    cancelled: "Annulée",
  } satisfies Record<VisitFate, string>,
  unconfirmed: "À confirmer",
  none: "Aucune visite à venir",
  noneText: "Il n’y a plus rien à suivre pour ce Looper.",
  followed: (day: Date) => `Suivi le ${formatDate(day)}. Rien n’a changé depuis.`,
  done: "Marquer comme suivi",
  sending: "Enregistrement…",
  saved: "Le suivi est enregistré. La tâche revient si d’autres visites changent.",
} as const;
