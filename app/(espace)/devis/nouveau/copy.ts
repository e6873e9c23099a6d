/** The request for a quote. */
export const REQUEST = {
  title: "Demander un devis",
  lead: (name: string, trade: string, place: string) => `À ${name}, ${trade}, ${place}.`,
  provider: "Voir sa fiche",
  home: "Bien concerné",
  elsewhere: "Un autre lieu",
  location: "Commune où intervenir",
  locationHint: "À remplir seulement pour un autre lieu.",
  need: "Votre besoin",
  needHint:
    "Surface, nombre de pièces, accès, délai : ce qui permet de chiffrer sans vous rappeler.",
  wishedOn: "Jour souhaité",
  privacy: (hasHomes: boolean) =>
    hasHomes
      ? "Le prestataire reçoit votre prénom, la commune et cette demande. Votre nom, votre e-mail, votre téléphone, le titre et l’adresse du bien choisi ne lui sont transmis que si vous acceptez son devis."
      : "Le prestataire reçoit votre prénom, la commune et cette demande. Votre nom, votre e-mail et votre téléphone ne lui sont transmis que si vous acceptez son devis.",
  free: "Cette demande est gratuite et ne vous engage à rien. Personne ne paie pour la recevoir.",
  send: "Envoyer la demande",
  sending: "Envoi…",
  demonstration: {
    title: "Cette fiche est une démonstration",
    text: "Cette entreprise est fictive : elle ne peut recevoir aucune demande. Choisissez un autre prestataire de l’annuaire.",
  },
  unknown: {
    title: "Choisissez un prestataire",
    text: "Un devis se demande depuis la fiche d’un prestataire de l’annuaire. Celui de cette adresse n’y est pas, ou n’y est plus.",
  },
  directory: "Ouvrir l’annuaire",
} as const;
