import { formatDate, formatMoment } from "@/lib/kernel/format-date";
import { NAMED_PARIS_CLOCK } from "@/lib/kernel/place";

/** /ambassador/commissions/compte */
export const ACCOUNT = {
  title: "Compte bancaire",
  lead: "Où vos commissions sont versées, et comment elles sont facturées.",
  current: "Votre compte",
  none: "Aucun compte : vos relevés attendent que vous en indiquiez un.",
  ends: (lastFour: string) => `IBAN qui se termine par ${lastFour}`,
  holder: "Titulaire",
  added: "Enregistré le",
  addedOn: (at: Date) => formatDate(at),
  waits: (until: Date) =>
    `Ce compte est utilisable à partir du ${formatMoment(until, NAMED_PARIS_CLOCK)}. D’ici là, rien n’est versé, ni sur celui-ci ni sur le précédent.`,
  demo: "Un compte de démonstration ne reçoit aucun versement : il n’y a rien à saisir ici.",
  first: "Indiquer mon compte",
  change: "Changer de compte",
  changeText:
    "Un changement prend effet après 48 heures, pendant lesquelles rien n’est versé. Un e-mail vous prévient à l’enregistrement et à la prise d’effet.",
  iban: "IBAN",
  ibanHint:
    "Tel qu’il figure sur votre RIB. Il est chiffré, et n’est plus jamais affiché en entier.",
  holderField: "Titulaire du compte",
  submit: "Enregistrer ce compte",
  sending: "Enregistrement…",
  vat: "TVA",
  vatText:
    "Vos relevés sont des factures établies en votre nom. Indiquez votre régime : il s’applique aux relevés émis ensuite.",
  regime: "Régime",
  regimes: {
    franchise: "Franchise en base : TVA non applicable, article 293 B du CGI",
    vat: "Assujetti à la TVA",
  },
  vatNumber: "Numéro de TVA intracommunautaire",
  vatHint: "FR suivi de onze chiffres. Vide sous la franchise.",
  vatSubmit: "Enregistrer mon régime",
  done: {
    compte: "Votre compte bancaire est enregistré. Un e-mail vous le confirme.",
    tva: "Votre régime de TVA est enregistré.",
  },
} as const;
