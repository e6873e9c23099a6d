import { BRAND } from "../../content/brand.ts";
import { oneLine } from "../rules.ts";
import { days, greeting, type Letters, NOT_YOU, withReason } from "./words.ts";

/** Mails of the waitlist. */
export const WAITLIST_LETTERS: Letters<
  "waitlist-confirm" | "waitlist-welcome" | "waitlist-known" | "waitlist-invitation"
> = {
  "waitlist-confirm": ({ link, validDays }) => ({
    subject: `Confirmez votre place sur la liste ${BRAND.name}`,
    preview: "Un clic, et votre place est prise.",
    accent: "mimosa",
    title: "Gardez votre place",
    greeting: greeting(""),
    paragraphs: [
      `Merci de votre intérêt pour ${BRAND.name}. Dites-nous que cette adresse est bien la vôtre : votre place sur la liste d’attente est prise aussitôt, et votre code de parrainage part dans la foulée.`,
    ],
    action: { label: "Confirmer mon adresse", href: link },
    notes: [
      `Ce lien est valable ${days(validDays)}.`,
      "Vous n’avez rien demandé ? Ignorez ce message : sans confirmation, l’adresse est effacée d’elle-même.",
    ],
  }),

  "waitlist-welcome": ({ code, shareLink, statusLink }) => ({
    subject: `Votre place est prise, voici votre code : ${code}`,
    preview: "Donnez-le autour de vous : un parrainage compte pour deux.",
    accent: "leaf",
    title: "Vous êtes sur la liste",
    greeting: greeting(""),
    paragraphs: [
      "Votre adresse est confirmée, et votre place vous est gardée. Nous vous écrirons dès que viendra votre tour.",
      "D’ici là, voici votre code de parrainage. Donnez-le à qui vend, à qui cherche ou à qui connaît bien son quartier : il compte pour vous deux.",
    ],
    facts: [
      { label: "Votre code", value: code },
      { label: "Votre lien à partager", value: shareLink },
    ],
    action: { label: "Voir ma place et mes filleuls", href: statusLink },
    otherwise: {
      question: "Vous avez changé d’avis ?",
      label: "Effacer mon inscription",
      href: statusLink,
    },
    notes: [
      "La page de votre place s’ouvre sans mot de passe : gardez ce message pour vous, et partagez le lien ci-dessus.",
    ],
  }),

  "waitlist-known": ({ statusLink }) => ({
    subject: "Vous êtes déjà sur la liste d’attente",
    preview: "Votre place n’a pas bougé : la voici.",
    accent: "brand",
    title: "Votre place vous attend déjà",
    greeting: greeting(""),
    paragraphs: [
      `Cette adresse vient d’être inscrite à la liste d’attente de ${BRAND.name}, sans doute par vous. Elle y était déjà : votre place et votre code de parrainage n’ont pas changé.`,
    ],
    action: { label: "Voir ma place", href: statusLink },
    notes: [`${NOT_YOU} Ignorez ce message : rien n’a changé.`],
  }),

  "waitlist-invitation": ({ role, link, validDays, statusLink }) => {
    const label = oneLine(role);
    return {
      subject: `C’est votre tour : ${BRAND.name} vous ouvre la porte`,
      preview: "Votre invitation est là : il ne reste qu’à ouvrir votre compte.",
      accent: "mimosa",
      title: "C’est votre tour",
      greeting: greeting(""),
      paragraphs: [
        `Vous attendiez sur notre liste, et votre tour est venu. Ouvrez votre compte ${BRAND.name} : votre code de parrainage et vos filleuls vous y suivent.`,
      ],
      ...withReason("Votre rôle", label),
      action: { label: "Ouvrir mon compte", href: link },
      otherwise: {
        question: "Cela ne vous intéresse plus ?",
        label: "Effacer mon inscription",
        href: statusLink,
      },
      notes: [
        `Cette invitation est personnelle et valable ${days(validDays)}. Avec cette même adresse, il n’y aura rien d’autre à confirmer.`,
      ],
    };
  },
};
