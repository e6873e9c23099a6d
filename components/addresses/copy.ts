/** The addresses that are proposed under a field. */
export const ADDRESSES = {
  label: "Adresses proposées",
  source: "Propositions de la Base Adresse Nationale.",
  count: (count: number) =>
    count === 0 ? "" : count === 1 ? "Une adresse proposée." : `${count} adresses proposées.`,
} as const;

/** The fields of a home's address. */
export const HOME_ADDRESS = {
  address: "Numéro et rue",
  addressHint: "Par exemple «\u00a012 rue des Lilas\u00a0».",
  postalCode: "Code postal",
  postalCodeHint: "Cinq chiffres.",
  city: "Commune",
  cityHint: "Son nom, comme sur une enveloppe.",
} as const;
