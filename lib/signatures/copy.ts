import { plural } from "../kernel/format.ts";

/** What is wrong with the name and the code that sign a document. */
export const CODE_FIELDS = {
  name: "Écrivez votre nom, prénom puis nom.",
  nameOther: (name: string) => `Ce nom n’est pas celui qui est attendu : ${name}.`,
  code: "Écrivez les six chiffres reçus par e-mail.",
  codeWrong: (left: number) =>
    left === 0
      ? "Ce code n’est pas le bon, et c’était le dernier essai. Demandez un nouveau code."
      : `Ce code n’est pas le bon. Encore ${left} ${plural(left, "essai", "essais")}.`,
  accept: "Cochez cette case pour signer.",
} as const;
