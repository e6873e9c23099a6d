import { formatCount } from "../../kernel/format.ts";
import { formatDate, formatTime } from "../../kernel/format-date.ts";
import type { MailData, MailKind } from "../../mail/kinds.ts";
import type { Letter } from "../../mail/letter.ts";
import { nameInMails, oneLine } from "../../mail/rules.ts";
import { BRAND } from "./brand.ts";

/** What stands around every letter. */
export const MAIL_FRAME = {
  fallback: "Le bouton ne s’ouvre pas ? Copiez cette adresse dans votre navigateur :",
  sentences: [
    "Ce message est envoyé automatiquement.",
    "Nous ne vous demanderons jamais votre mot de passe par e-mail.",
  ],
} as const;

const NOT_YOU = "Ce n’était pas vous ?";

const greeting = (firstName: string) => {
  const name = nameInMails(firstName);
  return name === null ? "Bonjour," : `Bonjour ${name},`;
};

const moment = (at: Date) => `${formatDate(at)} à ${formatTime(at)} (heure de Paris)`;

const hours = (count: number) => formatCount(count, "heure", "heures");
const days = (count: number) => formatCount(count, "jour", "jours");
const minutes = (count: number) => formatCount(count, "minute", "minutes");

/** What each mail says. */
export const LETTERS: { readonly [K in MailKind]: (data: MailData[K]) => Letter } = {
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

  "role-requested": ({ firstName, link }) => ({
    subject: "Votre demande pour devenir Looper",
    preview: "Elle est bien enregistrée : un Trust Manager va l’étudier.",
    accent: "mimosa",
    title: "Votre demande est enregistrée",
    greeting: greeting(firstName),
    paragraphs: [
      "Merci de vouloir faire découvrir votre quartier. Votre demande pour devenir Looper est bien enregistrée : un Trust Manager va l’étudier, et sa réponse vous parviendra par e-mail.",
      "Pour l’aider, complétez votre dossier : numéro RSAC, attestation du titulaire de la carte professionnelle et assurance de responsabilité civile.",
    ],
    action: { label: "Compléter mon dossier", href: link },
    notes: [
      "Jusqu’à sa réponse, aucune visite ni aucun contact ne vous est confié ; vos autres rôles ne changent pas.",
    ],
  }),

  "role-decided": ({ firstName, role, granted, reason, link }) => {
    const label = oneLine(role);
    return granted
      ? {
          subject: `Votre rôle ${label} est activé`,
          preview: "Votre nouvel espace vous attend.",
          accent: "leaf",
          title: `Vous voilà ${label}`,
          greeting: greeting(firstName),
          paragraphs: [
            `Bonne nouvelle : votre demande est acceptée, et votre rôle ${label} est activé. Votre nouvel espace vous attend.`,
          ],
          ...withReason("À noter", reason),
          action: { label: "Ouvrir mon espace", href: link },
          notes: ["Vous passez d’un rôle à l’autre depuis votre profil, sans changer de compte."],
        }
      : {
          subject: `Votre demande pour le rôle ${label}`,
          preview: "Nous n’avons pas pu l’accepter.",
          accent: "tile",
          title: "Votre demande n’est pas acceptée",
          greeting: greeting(firstName),
          paragraphs: [
            `Nous avons étudié votre demande pour le rôle ${label}, et nous n’avons pas pu l’accepter.`,
          ],
          ...withReason("Motif", reason),
          action: { label: "Voir mon dossier", href: link },
          notes: [
            "Vos autres rôles ne changent pas : vous gardez votre compte et tout ce qu’il contient.",
          ],
        };
  },

  "role-suspended": ({ firstName, role, suspended, reason, link }) => {
    const label = oneLine(role);
    return suspended
      ? {
          subject: `Votre rôle ${label} est suspendu`,
          preview: "Voici pourquoi, et comment le retrouver.",
          accent: "tile",
          title: `Votre rôle ${label} est suspendu`,
          greeting: greeting(firstName),
          paragraphs: [
            `Votre rôle ${label} est suspendu : aucune visite ni aucun contact ne vous est confié tant qu’il l’est.`,
            "Dès que votre dossier est de nouveau en règle, un Trust Manager peut rétablir votre rôle.",
          ],
          ...withReason("Motif", reason),
          action: { label: "Mettre mon dossier à jour", href: link },
          notes: ["Vos autres rôles ne changent pas, et ce que vous avez gagné vous reste acquis."],
        }
      : {
          subject: `Votre rôle ${label} est rétabli`,
          preview: "Vous pouvez reprendre vos visites.",
          accent: "leaf",
          title: "Vous pouvez reprendre",
          greeting: greeting(firstName),
          paragraphs: [
            `Votre dossier est en règle, et votre rôle ${label} est rétabli : des visites et des contacts peuvent de nouveau vous être confiés.`,
          ],
          action: { label: "Ouvrir mon espace", href: link },
          notes: ["Pensez à renouveler vos pièces avant leur échéance."],
        };
  },

  "report-received": ({ reference, link }) => ({
    subject: "Nous avons reçu votre signalement",
    preview: "L’équipe va l’examiner.",
    accent: "brand",
    title: "Votre signalement est enregistré",
    greeting: greeting(""),
    paragraphs: [
      "Merci de nous avoir signalé une annonce. L’équipe va l’examiner, puis vous écrira ce qu’elle a décidé. Le vendeur ne saura pas que le signalement vient de vous.",
    ],
    facts: [{ label: "Référence de l’annonce", value: reference }],
    action: { label: "Revoir l’annonce", href: link },
    notes: [`${NOT_YOU} Ignorez ce message : rien d’autre ne sera fait de votre adresse.`],
  }),

  "report-closed": ({ reference, outcome }) => ({
    subject: "Votre signalement a été examiné",
    preview: "Voici ce que l’équipe a décidé.",
    accent: "brand",
    title: "L’équipe a examiné votre signalement",
    greeting: greeting(""),
    paragraphs: [
      "Vous nous aviez signalé une annonce. Nous l’avons examinée, et voici notre conclusion.",
    ],
    facts: [
      { label: "Référence de l’annonce", value: reference },
      { label: "Conclusion", value: oneLine(outcome) },
    ],
    notes: [
      "Vous n’êtes pas d’accord ? Vous pouvez signaler l’annonce de nouveau en précisant ce que nous n’aurions pas vu, ou saisir un juge.",
    ],
  }),

  "listing-withdrawn": ({ firstName, reference, reason, link }) => ({
    subject: "Votre annonce a été retirée",
    preview: "Voici pourquoi, et ce que vous pouvez faire.",
    accent: "tile",
    title: "Votre annonce est retirée",
    greeting: greeting(firstName),
    paragraphs: [
      "Votre annonce nous a été signalée. Après examen par une personne de l’équipe, nous l’avons retirée du site. Les visites prévues et les offres en attente sont annulées.",
    ],
    facts: [
      { label: "Référence de l’annonce", value: reference },
      { label: "Motif", value: oneLine(reason) },
    ],
    action: { label: "Voir mes biens", href: link },
    notes: [
      "Vous contestez cette décision ? Écrivez-nous à l’adresse de contact des mentions légales, en rappelant la référence. Vous pouvez aussi saisir un juge.",
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
      title: "La porte est ouverte",
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

/** The words that go with a decision, where there are any. */
function withReason(label: string, reason: string | null | undefined): Pick<Letter, "facts"> {
  const value = oneLine(reason ?? "");
  return value === "" ? {} : { facts: [{ label, value }] };
}
