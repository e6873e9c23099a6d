/** The messages of the Looper’s fields. */
export const LOOPER_FIELDS = {
  rsac: "Le numéro RSAC compte 9 chiffres : vérifiez celui de votre immatriculation.",
  companyCeased:
    "L’annuaire des entreprises indique que cette activité a cessé : ce numéro ne permet pas d’exercer.",
  file: "Choisissez le document, et attendez la fin de son envoi.",
  reason: "Choisissez un motif dans la liste.",
  date: "Indiquez une date complète.",
  datePast: "Cette date est passée : indiquez la fin de validité à venir.",
  dateFar: {
    identity: "Cette date est trop lointaine : une pièce d’identité vaut quinze ans au plus.",
    attestation: "Cette date est trop lointaine : une attestation vaut trois ans au plus.",
    insurance: "Cette date est trop lointaine : une attestation vaut trois ans au plus.",
  },
  hours: "Indiquez un nombre d’heures entier, de 4 à 60 par semaine.",
  answer: "Choisissez une réponse.",
} as const;
