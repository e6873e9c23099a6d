import { BRAND } from "../../content/brand.ts";
import { days, greeting, hours, type Letters, minutes, moment, NOT_YOU } from "./words.ts";

/** Mails of an account: its address, its password, its protection, its end. */
export const ACCOUNT_LETTERS: Letters<
  | "confirm-address"
  | "address-known"
  | "reset-password"
  | "no-account"
  | "confirm-new-address"
  | "address-changed"
  | "password-changed"
  | "second-factor-changed"
  | "account-exported"
  | "account-erased"
> = {
  "confirm-address": ({ firstName, link, validHours }) => ({
    subject: "Confirmez votre adresse e-mail",
    preview: `Encore un clic, et votre compte ${BRAND.name} est ouvert.`,
    accent: "mimosa",
    title: "Plus qu’un clic",
    greeting: greeting(firstName),
    paragraphs: [
      `Bienvenue chez ${BRAND.name}. Pour ouvrir votre compte, dites-nous que cette adresse est bien la vôtre.`,
    ],
    action: { label: "Confirmer mon adresse", href: link },
    notes: [
      `Ce lien est valable ${hours(validHours)} et ne sert qu’une fois.`,
      "Vous n’avez rien demandé ? Ignorez ce message : sans confirmation, aucun compte n’est ouvert.",
    ],
  }),

  "address-known": ({ firstName, loginLink, resetLink }) => ({
    subject: `Vous avez déjà un compte ${BRAND.name}`,
    preview: "Il suffit de vous connecter.",
    accent: "brand",
    title: "Vous êtes déjà des nôtres",
    greeting: greeting(firstName),
    paragraphs: [
      `Une inscription vient d’être demandée avec cette adresse, sans doute par vous. Or elle a déjà son compte ${BRAND.name} : il suffit de vous connecter.`,
    ],
    action: { label: "Me connecter", href: loginLink },
    otherwise: {
      question: "Mot de passe oublié ?",
      label: "En choisir un nouveau",
      href: resetLink,
    },
    notes: [
      `${NOT_YOU} Soyez sans crainte : rien n’a changé sur votre compte, et personne n’a appris qu’il existe.`,
    ],
  }),

  "reset-password": ({ firstName, link, validMinutes }) => ({
    subject: "Choisissez un nouveau mot de passe",
    preview: `Votre lien est valable ${minutes(validMinutes)}.`,
    accent: "brand",
    title: "Un nouveau mot de passe",
    greeting: greeting(firstName),
    paragraphs: [
      `Un nouveau mot de passe a été demandé pour votre compte ${BRAND.name}. C’est ici que vous le choisissez.`,
    ],
    action: { label: "Choisir mon mot de passe", href: link },
    notes: [
      `Ce lien est valable ${minutes(validMinutes)} et ne sert qu’une fois.`,
      `${NOT_YOU} Ignorez ce message : votre mot de passe actuel reste le bon.`,
    ],
  }),

  "no-account": ({ registerLink }) => ({
    subject: "Aucun compte à cette adresse",
    preview: "Votre compte est peut-être à une autre adresse.",
    accent: "brand",
    title: "Pas de compte à cette adresse",
    greeting: greeting(""),
    paragraphs: [
      `Un nouveau mot de passe ${BRAND.name} a été demandé pour cette adresse, sans doute par vous. Mais aucun compte n’y est lié.`,
      "Vous avez peut-être utilisé une autre adresse : refaites alors la demande avec celle de votre compte. Sinon, ouvrir un compte est gratuit.",
    ],
    action: { label: "Ouvrir un compte", href: registerLink },
    notes: [`${NOT_YOU} Ignorez ce message : vous n’avez rien à faire.`],
  }),

  "confirm-new-address": ({ firstName, link, validHours }) => ({
    subject: "Confirmez votre nouvelle adresse",
    preview: "Un clic, et votre compte utilise cette adresse.",
    accent: "brand",
    title: "Votre nouvelle adresse",
    greeting: greeting(firstName),
    paragraphs: [
      `Vous avez demandé que votre compte ${BRAND.name} utilise cette adresse. Confirmez-la pour que le changement prenne effet.`,
    ],
    action: { label: "Confirmer cette adresse", href: link },
    notes: [
      `Ce lien est valable ${hours(validHours)} et ne sert qu’une fois.`,
      `${NOT_YOU} Ignorez ce message : aucun compte n’utilisera votre adresse.`,
    ],
  }),

  "address-changed": ({ firstName, at, link, validDays }) => ({
    subject: "L’adresse de votre compte a été changée",
    preview: "C’était bien vous ? Vous n’avez rien à faire.",
    accent: "tile",
    title: "Votre adresse a changé",
    greeting: greeting(firstName),
    paragraphs: [
      `Votre compte ${BRAND.name} utilise désormais une autre adresse e-mail. Si c’était vous, vous n’avez rien à faire : nos messages n’arriveront plus ici.`,
    ],
    facts: [{ label: "Changée le", value: moment(at) }],
    action: { label: "Ce n’était pas moi", href: link },
    notes: [
      `${NOT_YOU} Le bouton ci-dessus rétablit cette adresse et déconnecte tous les appareils. Il reste valable ${days(validDays)}.`,
    ],
  }),

  "password-changed": ({ firstName, at, resetLink }) => ({
    subject: "Votre mot de passe a été changé",
    preview: "C’était bien vous ? Vous n’avez rien à faire.",
    accent: "tile",
    title: "Votre mot de passe a changé",
    greeting: greeting(firstName),
    paragraphs: [
      `Le mot de passe de votre compte ${BRAND.name} vient d’être changé. Si c’était vous, vous n’avez rien à faire.`,
    ],
    facts: [{ label: "Changé le", value: moment(at) }],
    action: { label: "Ce n’était pas moi", href: resetLink },
    notes: [
      `${NOT_YOU} Choisissez tout de suite un nouveau mot de passe avec le bouton ci-dessus : lui seul ouvrira alors votre compte.`,
    ],
  }),

  "second-factor-changed": ({ firstName, added, at, settingsLink }) => ({
    subject: added
      ? "La double authentification est activée"
      : "La double authentification est désactivée",
    preview: added
      ? "Votre compte est mieux protégé."
      : "Le mot de passe seul ouvre désormais votre compte.",
    accent: added ? "leaf" : "tile",
    title: added ? "Votre compte est mieux protégé" : "Une protection de moins",
    greeting: greeting(firstName),
    paragraphs: [
      added
        ? "La double authentification est activée : à chaque connexion, un code de votre application s’ajoute au mot de passe. Gardez vos codes de secours en lieu sûr."
        : "La double authentification est désactivée : le mot de passe seul ouvre désormais votre compte.",
    ],
    facts: [{ label: added ? "Activée le" : "Désactivée le", value: moment(at) }],
    action: { label: "Voir mes réglages de sécurité", href: settingsLink },
    notes: [
      `${NOT_YOU} Changez votre mot de passe sans attendre, et déconnectez les appareils que vous ne reconnaissez pas.`,
    ],
  }),

  "account-exported": ({ firstName, at, settingsLink }) => ({
    subject: "Une copie de vos données a été téléchargée",
    preview: "C’était bien vous ? Vous n’avez rien à faire.",
    accent: "brand",
    title: "Vos données, en copie",
    greeting: greeting(firstName),
    paragraphs: [
      `Une copie des données de votre compte ${BRAND.name} vient d’être téléchargée. Si c’était vous, vous n’avez rien à faire : gardez seulement ce fichier en lieu sûr.`,
    ],
    facts: [{ label: "Téléchargée le", value: moment(at) }],
    action: { label: "Vérifier mes appareils connectés", href: settingsLink },
    notes: [
      `${NOT_YOU} Changez votre mot de passe sans attendre, et déconnectez les appareils que vous ne reconnaissez pas.`,
    ],
  }),

  "account-erased": ({ firstName }) => ({
    subject: `Votre compte ${BRAND.name} est supprimé`,
    preview: "Vos données personnelles sont effacées.",
    accent: "brand",
    title: "Votre compte est supprimé",
    greeting: greeting(firstName),
    paragraphs: [
      "Comme vous l’avez demandé, votre compte est supprimé et vos données personnelles sont effacées. Ce que la loi nous impose de conserver l’est sans votre nom.",
      "Merci d’avoir fait un bout de chemin avec nous. Si l’envie vous reprend, notre porte reste ouverte.",
    ],
    notes: ["Vous n’avez plus rien à faire, et vous ne recevrez plus de message de ce compte."],
  }),
};
