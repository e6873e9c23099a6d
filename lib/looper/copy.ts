/** The messages of the Looper’s fields. */
export const LOOPER_FIELDS = {
  rsac: "Le numéro RSAC compte 9 chiffres : vérifiez celui de votre immatriculation.",
  date: "Indiquez une date complète.",
  datePast: "Cette date est passée : indiquez la fin de validité à venir.",
  dateFar: "Cette date est trop lointaine : une attestation vaut trois ans au plus.",
  hours: "Indiquez un nombre d’heures entier, de 4 à 60 par semaine.",
  answer: "Choisissez une réponse.",
} as const;
