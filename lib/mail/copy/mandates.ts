import { formatCivilDate } from "../../kernel/format-date.ts";
import { oneLine } from "../rules.ts";
import { greeting, type Letters, minutes, moment, NOT_YOU } from "./words.ts";

/** Mails of a mandate's signature and of its end. */
export const MANDATES_LETTERS: Letters<"signature-code" | "mandate-signed" | "mandate-ended"> = {
  "signature-code": ({ firstName, what, title, code, validMinutes, link }) => ({
    subject:
      what === "mandate" ? "Votre code pour signer le mandat" : "Votre code pour signer l’avenant",
    preview: `Il est valable ${minutes(validMinutes)}.`,
    accent: "mimosa",
    title: "Votre code de signature",
    greeting: greeting(firstName),
    paragraphs: [
      what === "mandate"
        ? "Voici le code qui confirme votre signature du mandat de vente. Saisissez-le à la page du mandat, avec votre nom."
        : "Voici le code qui confirme votre signature de l’avenant au mandat. Saisissez-le à la page du mandat, avec votre nom.",
    ],
    facts: [
      { label: "Bien", value: oneLine(title) },
      { label: "Code de signature", value: code },
    ],
    action: { label: "Lire et signer", href: link },
    notes: [
      `Ce code est valable ${minutes(validMinutes)} et ne sert qu’une fois. Ne le donnez à personne, pas même à notre équipe.`,
      `${NOT_YOU} Ignorez ce message : rien n’est signé sans ce code.`,
    ],
  }),

  "mandate-signed": ({
    firstName,
    what,
    number,
    title,
    withdrawalEndsOn,
    replaces,
    link,
    mandateLink,
  }) => ({
    subject: what === "mandate" ? "Votre mandat est signé" : "Votre avenant est signé",
    preview: "Votre exemplaire est à télécharger.",
    accent: "leaf",
    title: what === "mandate" ? "Votre mandat est signé" : "Votre avenant est signé",
    greeting: greeting(firstName),
    paragraphs: [
      what === "mandate"
        ? "Votre mandat de vente est signé et inscrit au registre. Téléchargez votre exemplaire et conservez-le : le formulaire de rétractation s’y trouve."
        : "L’avenant à votre mandat est signé : le nouveau prix est en vigueur. Téléchargez votre exemplaire et conservez-le.",
      ...(replaces
        ? [`Il remplace le mandat n°\u00a0${replaces}, qui a pris fin à cette signature.`]
        : []),
    ],
    facts: [
      { label: "Mandat", value: `n° ${number}` },
      { label: "Bien", value: oneLine(title) },
      ...(withdrawalEndsOn === null
        ? []
        : [{ label: "Rétractation possible jusqu’au", value: formatCivilDate(withdrawalEndsOn) }]),
    ],
    action: { label: "Télécharger mon exemplaire", href: link },
    otherwise: {
      question: "Une question, un changement d’avis ?",
      label: "Voir la page du mandat",
      href: mandateLink,
    },
    notes: ["Rien n’est à payer avant la conclusion de la vente."],
  }),

  "mandate-ended": ({ firstName, cause, number, title, paused, takenBack, at, link }) => ({
    subject:
      cause === "withdrawn" ? "Votre rétractation est enregistrée" : "Votre mandat est terminé",
    preview: "Vous ne devez rien.",
    accent: "brand",
    title: cause === "withdrawn" ? "Vous vous êtes rétracté" : "Votre mandat est terminé",
    greeting: greeting(firstName),
    paragraphs: [
      cause === "withdrawn"
        ? "Votre rétractation du mandat de vente est enregistrée. Elle ne vous coûte rien."
        : "Votre mandat de vente est arrivé à son terme, sans reconduction. Vous pouvez en signer un nouveau.",
      ...(paused
        ? ["L’annonce n’est plus en ligne, et les visiteurs qui avaient rendez-vous sont prévenus."]
        : []),
      ...(takenBack
        ? [
            "Ce que vous aviez envoyé à notre équipe est de nouveau parmi vos brouillons\u00a0: vous pourrez le renvoyer après la signature d’un nouveau mandat.",
          ]
        : []),
    ],
    facts: [
      { label: "Mandat", value: `n° ${number}` },
      { label: "Bien", value: oneLine(title) },
      { label: "Terminé le", value: moment(at) },
    ],
    action: { label: "Voir la page du mandat", href: link },
    notes: ["Conservez ce message : il accuse réception."],
  }),
};
