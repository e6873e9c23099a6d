export const PAPERS_FORM = {
  rsacNumber: "Numéro RSAC",
  rsacHint: "Les 9 chiffres de votre immatriculation au registre spécial des agents commerciaux.",
  attestation: "Fin de validité de l’attestation d’habilitation",
  attestationHint: "La date qui figure sur l’attestation visée par la chambre de commerce.",
  insurance: "Fin de validité de l’assurance",
  insuranceHint:
    "La date d’échéance de votre attestation de responsabilité civile professionnelle.",
  hours: "Heures disponibles par semaine",
  hoursHint: "Au moins 4 heures.",
  workPhone: "Téléphone professionnel",
  workPhoneHint:
    "Affiché sur les annonces que vous suivez, aux personnes connectées. Votre numéro personnel n’est donné qu’une fois une visite confirmée.",
  submit: "Enregistrer",
  sending: "Enregistrement…",
  saved: "C’est enregistré.",
  unchanged: "Rien n’a changé.",
} as const;
