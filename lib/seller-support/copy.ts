import { joinWords } from "../kernel/format.ts";

/** Communes that a sentence names: some postal codes have dozens. */
const MOST_NAMED = 8;

const named = (communes: readonly string[]) =>
  joinWords(
    communes.length > MOST_NAMED ? [...communes.slice(0, MOST_NAMED), "d’autres"] : communes,
  );

/** What is wrong with a field of a request of a Looper's help. */
export const SUPPORT_PROBLEMS = {
  address: "Indiquez l’adresse du bien, par exemple «\u00a012 rue des Lilas\u00a0».",
  postalCode: "Indiquez un code postal à cinq chiffres.",
  unknownPostalCode: "Aucune commune n’a ce code postal.",
  city: "Indiquez le nom de la commune.",
  /** @param communes those of the postal code */
  otherCity: (communes: readonly string[]) =>
    communes.length === 1
      ? `Ce code postal est celui de ${communes[0]}.`
      : `Ce code postal est celui de plusieurs communes\u00a0: ${named(communes)}. Indiquez la vôtre.`,
  consent:
    "Cochez cette case pour que nous puissions transmettre vos coordonnées et l’adresse du bien.",
} as const;
