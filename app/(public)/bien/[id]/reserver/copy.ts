import { formatTime, formatWeekday, withClock } from "../../../../../lib/kernel/format-date.ts";
import type { HomeClock } from "../../../../../lib/kernel/place.ts";

/** What books a visit. */
export const BOOKING = {
  title: "Réserver une visite",
  lead: "Choisissez un jour, puis un horaire. La visite est gratuite et sans engagement.",
  back: "Retour à l’annonce",
  listing: "Le bien",

  /** The calendar. */
  noDay: "Choisissez un jour pour voir ses horaires.",
  pick: "Continuer avec ce créneau",
  none: "Aucun créneau n’est ouvert pour le moment. Gardez ce bien en favori pour y revenir.",

  /** The form. */
  confirmTitle: "Confirmer votre visite",
  when: "Quand",
  at: (startsAt: Date, endsAt: Date, clock: HomeClock) =>
    withClock(
      `${formatWeekday(startsAt, clock.zone)} à ${formatTime(startsAt, clock.zone)}, jusqu’à ${formatTime(endsAt, clock.zone)}`,
      clock,
    ),
  host: "Qui vous reçoit",
  looper: (firstName: string) => `${firstName}, Looper`,
  owner: (firstName: string) => `${firstName}, propriétaire`,
  type: "Comment souhaitez-vous visiter\u00a0?",
  types: { physical: "Sur place", virtual: "En visio" },
  typeHints: {
    physical: "L’adresse exacte vous est communiquée dès que la visite est confirmée.",
    virtual: "Le lien de la visio vous est communiqué dès que la visite est confirmée.",
  },
  notes: "Un mot pour la personne qui vous reçoit",
  notesHint: "Vos questions, un besoin d’accessibilité, qui vous accompagne…",
  contact: (host: string) =>
    `${host} reçoit votre demande et vous répond. Vos coordonnées lui sont transmises une fois la visite confirmée.`,
  becomeBuyer:
    "Visiter fait partie du rôle Acheteur, gratuit et sans engagement. Il s’ajoute à vos autres rôles, et vous restez dans votre espace actuel.",
  submit: "Confirmer la réservation",
  submitAsBuyer: "Devenir acheteur et réserver",
  sending: "Réservation…",
  other: "Choisir un autre créneau",
  nextTitle: "Autres créneaux proches",
  nextText: "Celui-ci ne vous convient plus\u00a0? En voici d’autres.",

  /** What stands in the way. */
  taken: {
    title: "Ce créneau n’est plus libre",
    text: (when: string) => `La visite du ${when} vient d’être réservée, ou n’est plus proposée.`,
    unknown: "Il vient d’être réservé, ou n’est plus proposé.",
    next: "Voici les prochains\u00a0:",
  },
  closed: {
    title: "Les visites de ce bien ne sont pas ouvertes",
    text: "Une vente est engagée ou conclue pour ce bien\u00a0: aucune nouvelle visite ne peut être réservée.",
  },
  own: {
    title: "C’est vous qui faites visiter ce bien",
    text: "Les visiteurs réservent ici. Vos disponibilités et les demandes reçues sont dans vos visites.",
    action: "Voir mes visites",
  },
  already: {
    text: (when: string) => `Vous avez déjà une visite de ce bien, ${when}.`,
    action: "Voir ma visite",
  },
  pending: {
    text: "Votre adresse e-mail n’est pas encore confirmée. Une fois ouvert le lien que nous vous avons envoyé, il ne restera qu’à confirmer la visite.",
    action: "Garder ce créneau et confirmer mon adresse",
    sending: "Un instant…",
  },
} as const;
