/** Why a visit was cancelled, in words: its page says so, and the mail that reports it. */
export const VISIT_CANCEL_LABELS = {
  visitor_unavailable: "Le visiteur n’est plus disponible",
  host_unavailable: "La personne qui reçoit n’est plus disponible",
  no_longer_interested: "Le bien n’intéresse plus le visiteur",
  no_show: "Le visiteur n’est pas venu",
  listing_under_offer: "Une offre a été acceptée pour ce bien",
  listing_paused: "L’annonce est en pause",
  listing_withdrawn: "L’annonce a été retirée",
  account_closed: "Le compte de l’un des participants est fermé",
  team: "L’équipe Loopimmo a annulé la visite",
} as const;
