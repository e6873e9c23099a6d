import { greeting, type Letters, moment, NOT_YOU } from "./words.ts";

/** Mails of the account that a looper is paid to. */
export const PAYOUTS_LETTERS: Letters<"payout-account-changed" | "payout-account-in-force"> = {
  "payout-account-changed": ({
    firstName,
    lastFour,
    payableFrom,
    replaces,
    link,
    contactLink,
  }) => ({
    subject: "Votre compte bancaire a été enregistré",
    preview: replaces
      ? "Aucun versement n’est fait pendant 48 heures."
      : "Vos commissions y seront versées.",
    accent: "mimosa",
    title: replaces ? "Votre compte bancaire change" : "Votre compte bancaire est enregistré",
    greeting: greeting(firstName),
    paragraphs: [
      replaces
        ? "Un nouveau compte bancaire a été enregistré pour vos commissions. Par précaution, rien n’est versé pendant 48 heures, ni sur l’ancien compte ni sur le nouveau."
        : "Un compte bancaire a été enregistré pour vos commissions : les prochains versements y seront faits.",
    ],
    facts: [
      { label: "Compte", value: `se termine par ${lastFour}` },
      { label: "Utilisable à partir du", value: moment(payableFrom) },
    ],
    action: { label: "Voir mon compte", href: link },
    otherwise: {
      question: "Ce n’est pas vous ?",
      label: "Écrivez-nous aussitôt",
      href: contactLink,
    },
    notes: [`${NOT_YOU} Changez aussi votre mot de passe.`],
  }),

  "payout-account-in-force": ({ firstName, lastFour, link }) => ({
    subject: "Votre nouveau compte bancaire est utilisé",
    preview: "Vos commissions y sont désormais versées.",
    accent: "leaf",
    title: "Votre nouveau compte est utilisé",
    greeting: greeting(firstName),
    paragraphs: [
      `Le compte qui se termine par ${lastFour} reçoit désormais vos commissions. Le précédent n’est plus utilisé.`,
    ],
    action: { label: "Voir mon compte", href: link },
    notes: [],
  }),
};
