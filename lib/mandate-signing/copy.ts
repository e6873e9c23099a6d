import { plural } from "../kernel/format.ts";

/** What is wrong with a field of the forms of a signature. */
export const SIGNING_FIELDS = {
  name: "Écrivez votre nom comme sur votre compte, prénom puis nom.",
  nameOther: (name: string) => `Ce nom n’est pas celui de votre compte : ${name}.`,
  code: "Écrivez les six chiffres reçus par e-mail.",
  codeWrong: (left: number) =>
    left === 0
      ? "Ce code n’est pas le bon, et c’était le dernier essai. Demandez un nouveau code."
      : `Ce code n’est pas le bon. Encore ${left} ${plural(left, "essai", "essais")}.`,
  accept: "Cochez cette case pour signer.",
  expressNeeded:
    "Votre annonce est en ligne : cochez cette case pour qu’elle le reste, ou mettez-la en pause avant de signer.",
  price: "Indiquez un prix entier, de 1 000 à 20 000 000 euros.",
} as const;
