export const ACCOUNT_FIELDS = {
  iban: "Cet IBAN n’est pas valide : vérifiez chaque caractère sur votre RIB",
  outside: "Ce compte est hors de la zone SEPA : aucun virement ne peut y être fait",
  holder: "Indiquez le titulaire du compte, de 2 à 70 caractères",
  regime: "Choisissez votre régime de TVA",
  vatNumber: "Ce numéro de TVA n’est pas valide : FR suivi de onze chiffres",
  otherSiren: "Ce numéro de TVA n’est pas celui du SIREN de votre immatriculation",
};
