/** What is wrong with a field of an estimate's form. */
export const ESTIMATE_PROBLEMS = {
  address: "Indiquez le numéro et la rue, par exemple «\u00a012 rue des Lilas\u00a0».",
  number: "Il manque le numéro\u00a0: indiquez par exemple «\u00a012 rue des Lilas\u00a0».",
  unknownStreet:
    "Nous ne situons pas cette rue dans cette commune. Vérifiez son nom et le code postal.",
  unreachableStreet:
    "Le registre des adresses ne répond pas, et aucune vente publiée ne situe cette rue. Vérifiez son nom, ou réessayez plus tard.",
  postalCode: "Indiquez un code postal à cinq chiffres.",
  unknownPostalCode: "Aucune commune n’a ce code postal.",
  type: "Choisissez le type de bien.",
  surface: "Indiquez une surface de 9 à 1\u00a0000\u00a0m², par exemple 64,5.",
  rooms: "Indiquez de 1 à 30 pièces principales.",
  land: "Indiquez un terrain de 0 à 1\u00a0000\u00a0000\u00a0m².",
  floor: "Indiquez un étage de 0 à 60.",
  year: "Indiquez une année à quatre chiffres, par exemple 1974.",
  consent:
    "Cochez cette case pour que nous puissions transmettre vos coordonnées, l’adresse du bien et l’estimation.",
} as const;
