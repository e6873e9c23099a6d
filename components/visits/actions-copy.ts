import { formatDateTime, formatTime, withClock } from "../../lib/kernel/format-date.ts";
import type { HomeClock } from "../../lib/kernel/place.ts";
import type { VisitAction, VisitCancelReason, VisitSide } from "../../lib/visits/rules.ts";
import type { VisitView } from "../../lib/visits/views.ts";

/** What a button of each action says. */
const LABELS: Record<VisitAction, string> = {
  confirm: "Confirmer la visite",
  accept: "Accepter cet horaire",
  decline: "Refuser cet horaire",
  propose: "Proposer un autre horaire",
  reschedule: "Déplacer la visite",
  "set-link": "Donner ou changer le lien de la visio",
  complete: "Enregistrer l’arrivée du visiteur",
  "no-show": "Le visiteur n’est pas venu",
  cancel: "Annuler la visite",
  "request-feedback": "Demander un avis",
  feedback: "Donner mon avis",
};

/** What was done, as the visit's page says it once. */
export const VISIT_DONE = {
  demandee: "Votre demande de visite est envoyée.",
  confirm: "La visite est confirmée. Le visiteur en est averti.",
  accept: "L’horaire proposé est accepté\u00a0: la visite est planifiée.",
  decline: "L’horaire proposé est refusé. L’horaire d’origine reste valable.",
  propose: "Votre proposition est envoyée.",
  reschedule: "La visite est déplacée. Elle est à confirmer de nouveau.",
  "set-link": "Le lien de la visio est enregistré. Le visiteur le reçoit.",
  complete: "La visite est enregistrée comme effectuée.",
  "no-show": "L’absence du visiteur est enregistrée.",
  cancel: "La visite est annulée. L’autre personne en est avertie.",
  "request-feedback": "Votre demande d’avis est envoyée.",
  feedback: "Merci\u00a0! Votre avis est enregistré.",
  question: "Merci\u00a0! Votre réponse est enregistrée.",
} as const satisfies Record<VisitAction | "demandee" | "question", string>;

/**
 * What each side chooses from: the reason as one's own, where VISIT_CANCEL_LABELS words it for
 * everybody.
 */
const OWN_REASONS: Record<VisitSide, Partial<Record<VisitCancelReason, string>>> = {
  visitor: {
    visitor_unavailable: "Je ne suis plus disponible",
    no_longer_interested: "Ce bien ne m’intéresse plus",
    host_unavailable: "Personne ne m’a reçu",
  },
  host: { host_unavailable: "Je ne suis plus disponible" },
};

export const RATINGS = [
  [1, "Décevant"],
  [2, "Moyen"],
  [3, "Correct"],
  [4, "Bien"],
  [5, "Excellent"],
] as const;

export const ACTIONS = {
  next: "À faire maintenant",
  others: "Autres possibilités",
  labels: LABELS,
  reasons: OWN_REASONS,
  sending: "Envoi…",
  meetingUrl: "Lien de la visio",
  meetingHint:
    "Une adresse qui commence par https://. Le visiteur la reçoit avec la confirmation\u00a0; vous pouvez aussi la donner plus tard.",
  linkHint: "Une adresse qui commence par https://. Le visiteur la reçoit par e-mail.",
  linkSubmit: "Envoyer le lien",
  propose: {
    lead: "L’autre personne accepte ou refuse\u00a0; en attendant, l’horaire actuel reste valable.",
    day: "Jour",
    time: "Heure",
    timeHint: ({ name }: HomeClock) =>
      name === null ? "Au quart d’heure près." : `Au quart d’heure près, ${name}.`,
    submit: "Envoyer la proposition",
  },
  reschedule: { pick: "Voir les créneaux ouverts" },
  complete: {
    code: "Code du visiteur",
    hint: "Les six chiffres que le visiteur voit sur la page de sa visite.",
    locked:
      "Cinq codes erronés ont été saisis. Notre équipe est prévenue\u00a0: elle vous rouvre la saisie, en général en moins de deux heures ouvrées. Une urgence à la porte\u00a0? Écrivez-lui.",
    submit: "Enregistrer l’arrivée",
  },
  noShow: { text: "La visite est annulée avec ce motif.", submit: "Enregistrer l’absence" },
  cancel: {
    reason: "Motif",
    pick: "Choisir…",
    lead: "L’autre personne en est avertie aussitôt, et le créneau est libéré.",
    submit: "Confirmer l’annulation",
  },
  feedback: {
    rating: "Votre note",
    comment: "Votre commentaire",
    hint: "Il est transmis au vendeur et à la personne qui vous a reçu.",
    submit: "Envoyer mon avis",
  },
  changed: {
    title: "La visite a changé entre-temps",
    text: "Votre action n’a pas été faite. Voici où en est la visite, et ce qui est possible maintenant.",
  },
} as const;

/** Who is on the other side, by the name that the reader knows. */
function otherOf({ side, host, visitor }: VisitView): string {
  return (side === "visitor" ? host?.firstName : visitor?.name) ?? "L’autre personne";
}

/** What a request that waits, or an agreed visit, waits for. */
function nextOfProposal(visit: VisitView, proposal: NonNullable<VisitView["proposal"]>): string {
  const when = formatDateTime(proposal.startsAt, visit.property.clock);
  if (visit.side === null) return `Un autre horaire est proposé\u00a0: ${when}.`;
  return proposal.by === visit.side
    ? `Vous avez proposé ${when}. ${otherOf(visit)} n’a pas encore répondu.`
    : `${otherOf(visit)} propose ${when}. Acceptez ou refusez cet horaire.`;
}

/** Whether an offer is what comes next: of the visitor, once they gave their opinion of a home that is for sale. */
export const invitesOffer = ({ side, state, feedback, property }: VisitView): boolean =>
  side === "visitor" && state === "completed" && feedback !== null && property.takesOffers;

/** What comes next with a visit, for the person who reads it; null where it is over. */
export function nextStepOf(visit: VisitView): string | null {
  const { side, state, proposal, startsAt, type, meetingUrl, feedback } = visit;
  const { clock } = visit.property;
  if (proposal && (state === "pending" || state === "scheduled"))
    return nextOfProposal(visit, proposal);
  switch (state) {
    case "pending":
      if (side === "host")
        return `Confirmez la visite ou proposez un autre horaire. Sans réponse avant ${withClock(formatTime(startsAt, clock.zone), clock)} ce jour-là, la demande expire.`;
      return `${side === "visitor" ? otherOf(visit) : "La personne qui reçoit"} doit encore confirmer.${side === "visitor" ? " Vous recevrez un e-mail dès sa réponse." : ""}`;
    case "scheduled":
      if (type === "virtual")
        return meetingUrl
          ? "La visite est confirmée. Rejoignez la visio à l’heure dite."
          : "La visite est confirmée. Le lien de la visio n’a pas encore été donné.";
      if (side === "visitor") return "La visite est confirmée. Donnez votre code à votre arrivée.";
      return side === "host"
        ? "La visite est confirmée. À l’arrivée du visiteur, saisissez son code à six chiffres."
        : "La visite est confirmée.";
    case "completed":
      if (feedback)
        return invitesOffer(visit)
          ? "Ce bien vous plaît\u00a0? Proposez votre prix\u00a0: vous relisez votre offre avant de l’envoyer."
          : null;
      if (side !== "visitor") return "Le visiteur n’a pas encore donné son avis.";
      return visit.actions.includes("feedback")
        ? "Qu’avez-vous pensé de ce bien\u00a0? Votre avis aide le vendeur."
        : null;
    case "lapsed":
      return side === "visitor"
        ? "Personne n’a confirmé à temps. Vous pouvez choisir un autre créneau."
        : "La demande n’a pas été confirmée à temps.";
    case "cancelled":
      return null;
  }
}
