/** What is wrong with a field of the forms of a signature. */
export const SIGNING_FIELDS = {
  expressNeeded:
    "Votre annonce est en ligne : cochez cette case pour qu’elle le reste, ou mettez-la en pause avant de signer.",
  party: {
    kind: "Choisissez qui vous ajoutez.",
    name: "Écrivez le nom complet, 120 caractères au plus.",
    representative: "Écrivez le nom de la personne qui signe pour la société.",
    email: "Écrivez une adresse e-mail complète.",
    emailTaken: "Chacun signe avec sa propre adresse e-mail : celle-ci sert déjà.",
    address: "Écrivez l’adresse complète, 200 caractères au plus.",
    tooMany: (most: number) => `Un mandat nomme ${most} autres personnes au plus.`,
    company: "Écrivez le nom de la société, 120 caractères au plus.",
    companyAddress: "Écrivez l’adresse du siège, 200 caractères au plus.",
  },
  price: "Indiquez un prix entier, de 1 000 à 20 000 000 euros.",
} as const;
