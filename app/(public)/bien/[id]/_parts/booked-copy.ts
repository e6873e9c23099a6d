/** The visit that somebody has of a home, on its page: apart, for few people load it. */
export const BOOKED = {
  states: { pending: "En attente de confirmation", scheduled: "Visite confirmée" },
  range: (from: string, to: string) => `de ${from} à ${to}`,
  byVideo: "En visio",
  host: (name: string) => `Avec ${name}`,
  proposed: (when: string) => `Autre horaire proposé\u00a0: ${when}`,
  open: "Voir ma visite",
  calendar: "Ajouter à mon agenda",
  move: "Déplacer",
  cancel: "Annuler",
  another: "Réserver une autre visite",
} as const;
