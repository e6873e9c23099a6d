import { tickedOutcome } from "@/components/trust/ticked-outcome";
import { ofName } from "@/lib/kernel/elision";
import { formatCount } from "@/lib/kernel/format";
import { formatDateTime } from "@/lib/kernel/format-date";
import type { CodeState, TeamCancelReason, TeamVisitView } from "@/lib/trust/visits/rules";

const CODES: Record<CodeState, string> = {
  none: "Aucun code",
  expected: "Code attendu",
  mistyped: "Code mal saisi",
  locked: "Code bloqué",
  typed: "Code saisi",
};

/** /trust-manager/visits and its pages. */
export const TEAM_VISITS = {
  title: "Visites",
  lead: "Toutes les visites des biens : qui reçoit, où en est le code d’arrivée, et ce qu’il reste à régler.",
  tabs: "Visites par état",
  views: {
    upcoming: "À venir",
    locked: "Bloquées",
    unclosed: "À clore",
    completed: "Terminées",
    cancelled: "Annulées",
    all: "Toutes",
  } satisfies Record<TeamVisitView, string>,
  empty: {
    upcoming: "Aucune visite à venir",
    locked: "Aucune visite n’est bloquée",
    unclosed: "Aucune visite n’attend d’être close",
    completed: "Aucune visite terminée",
    cancelled: "Aucune visite annulée",
    all: "Aucune visite",
  } satisfies Record<TeamVisitView, string>,
  hints: {
    unclosed:
      "Des visites convenues dont l’heure est passée sans qu’un code soit saisi ni une absence signalée.",
  } satisfies Partial<Record<TeamVisitView, string>>,
  search: "Rechercher un visiteur ou un bien",
  list: "Visites",
  columns: {
    when: "Date",
    home: "Bien",
    due: "À traiter avant",
    town: "Commune",
    visitor: "Visiteur",
    host: "Reçoit",
    code: "Code",
    state: "État",
  },
  codes: CODES,
  failures: (count: number) => formatCount(count, "code erroné", "codes erronés"),
  looper: "Looper",
  seller: "Vendeur",
  some: {
    title: "Pour les visites cochées",
    note: "Pourquoi",
    noteHint: "Ce mot reste dans l’équipe.",
    moves: {
      unlock: "Débloquer les codes",
      "to-seller": "Confier aux vendeurs",
      cancel: "Annuler les visites",
    },
  },
  tick: (title: string) => `Sélectionner la visite ${ofName(title)}`,
  file: {
    title: (title: string) => `Visite ${ofName(title)}`,
    back: "Retour aux visites",
    facts: "La visite",
    when: "Date",
    address: "Adresse",
    code: "Code d’arrivée",
    lockedAt: (at: string, due: string) => `Bloqué le ${at}, à traiter avant le ${due}`,
    reason: "Motif d’annulation",
    pay: "Commission de visite",
    unpaid: "Non payée, selon la règle",
    opinion: "Avis du visiteur",
    rating: (rating: number) => `${rating} sur 5`,
    listing: "Voir l’annonce",
    people: "Participants",
    visitor: "Visiteur",
    host: "Reçoit",
    requests: "Écrits à l’équipe",
    requestOf: (name: string, at: Date) => `${name}, le ${formatDateTime(at)}`,
    history: "Historique",
    note: "Mot de l’équipe",
    decide: "Intervenir",
    nothing: "Il n’y a plus rien à décider pour cette visite.",
    own: "Vous prenez part à cette visite : une autre personne de l’équipe s’en occupe.",
    why: "Pourquoi",
    whyHint: "Ce mot reste dans l’équipe.",
    sending: "Un instant…",
    unlock: {
      open: "Débloquer le code",
      text: "Le code du visiteur ne change pas : la personne qui reçoit en est avertie et peut le saisir de nouveau.",
      submit: "Débloquer la saisie",
    },
    reassign: {
      open: "Confier à quelqu’un d’autre",
      text: "L’horaire ne change pas, et chacun est averti. Appelez d’abord la personne : une visite confirmée le reste.",
      who: "Qui reçoit",
      seller: "Vendeur du bien",
      busy: "Occupé à cette heure",
      nobody:
        "Personne d’autre ne peut recevoir : le vendeur reçoit déjà, et aucun Looper n’est en activité à moins de 50 km.",
      submit: "Confier la visite",
    },
    cancel: {
      open: "Annuler la visite",
      text: "Le visiteur, la personne qui reçoit et le vendeur lisent ce motif.",
      reason: "Motif",
      pick: "Choisir un motif",
      reasons: {
        no_show: "Le visiteur n’est pas venu",
        host_unavailable: "La personne qui reçoit n’est plus disponible",
        visitor_unavailable: "Le visiteur n’est plus disponible",
        no_longer_interested: "Le bien n’intéresse plus le visiteur",
        team: "L’équipe Loopimmo a annulé la visite",
      } satisfies Record<TeamCancelReason, string>,
      submit: "Annuler la visite",
    },
  },
  done: {
    unlock: "La saisie du code est débloquée, et la personne qui reçoit avertie.",
    reassign: "La visite est confiée, et chacun averti.",
    cancel: "La visite est annulée, et chacun averti.",
    some: {
      unlock: (count: number, of: number) => some(count, of, "débloquée", "débloquées"),
      "to-seller": (count: number, of: number) =>
        some(count, of, "confiée au vendeur", "confiées aux vendeurs"),
      cancel: (count: number, of: number) => some(count, of, "annulée", "annulées"),
    },
  },
} as const;

/** What became of the visits that were ticked; those with which it can't be done are counted apart. */
const some = (count: number, of: number, one: string, other: string): string =>
  tickedOutcome(
    { count, one: `visite ${one}`, other: `visites ${other}`, none: `Aucune visite ${one}` },
    [{ count: of - count, one: "visite ne s’y prête pas", other: "visites ne s’y prêtent pas" }],
  );
