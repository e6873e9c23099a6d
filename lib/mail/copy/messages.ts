import { BRAND } from "../../content/brand.ts";
import { oneLine } from "../rules.ts";
import { greeting, hours, type Letters, NOT_YOU } from "./words.ts";

/** Mails of conversations: the first message of somebody without an account, and what was reported. */
export const MESSAGES_LETTERS: Letters<
  | "confirm-message"
  | "confirm-message-known"
  | "conversation-report-closed"
  | "conversation-warning"
> = {
  "confirm-message": ({ firstName, title, link, validHours }) => ({
    subject: "Confirmez l’envoi de votre message",
    preview: "Votre message attend : un clic, et il part.",
    accent: "mimosa",
    title: "Votre message est prêt à partir",
    greeting: greeting(firstName),
    paragraphs: [
      `Vous avez écrit au sujet d’un bien sur ${BRAND.name}. Confirmez que cette adresse est la vôtre : votre message part aussitôt, et vous lirez la réponse dans votre espace, ouvert gratuitement avec cette adresse.`,
    ],
    facts: [{ label: "Le bien", value: oneLine(title) }],
    action: { label: "Confirmer et envoyer", href: link },
    notes: [
      `Ce lien est valable ${hours(validHours)} et ne sert qu’une fois.`,
      `${NOT_YOU} Ignorez ce message : rien n’est envoyé et aucun compte n’est ouvert.`,
    ],
  }),

  "confirm-message-known": ({ firstName, title, link, validHours }) => ({
    subject: "Confirmez l’envoi de votre message",
    preview: "Votre message attend : un clic, et il part.",
    accent: "mimosa",
    title: "Votre message est prêt à partir",
    greeting: greeting(firstName),
    paragraphs: [
      `Un message au sujet d’un bien vient d’être écrit avec votre adresse, sans doute par vous. Vous avez déjà un compte ${BRAND.name} : confirmez, et le message part de votre compte. Connectez-vous ensuite pour lire la réponse.`,
    ],
    facts: [{ label: "Le bien", value: oneLine(title) }],
    action: { label: "Confirmer et envoyer", href: link },
    notes: [
      `Ce lien est valable ${hours(validHours)} et ne sert qu’une fois.`,
      `${NOT_YOU} Ignorez ce message : rien n’est envoyé, et personne n’a appris que vous avez un compte.`,
    ],
  }),

  "conversation-report-closed": ({ firstName, outcome }) => ({
    subject: "Votre signalement a été examiné",
    preview: "Voici ce que l’équipe a décidé.",
    accent: "brand",
    title: "L’équipe a examiné votre signalement",
    greeting: greeting(firstName),
    paragraphs: [
      "Vous nous aviez signalé une conversation. Nous l’avons lue, et voici notre conclusion.",
    ],
    facts: [{ label: "Conclusion", value: oneLine(outcome) }],
    notes: [
      "Vous pouvez à tout moment bloquer une personne depuis la conversation, ou la signaler de nouveau si elle recommence.",
    ],
  }),

  "conversation-warning": ({ firstName, reason, termsLink }) => ({
    subject: "Un message que vous avez écrit nous a été signalé",
    preview: "Voici pourquoi, et ce que nous attendons de vous.",
    accent: "tile",
    title: "Un rappel des règles",
    greeting: greeting(firstName),
    paragraphs: [
      `Une conversation à laquelle vous prenez part sur ${BRAND.name} nous a été signalée. Après lecture par une personne de l’équipe, nous vous demandons de respecter nos conditions d’utilisation dans tous vos échanges.`,
    ],
    facts: [{ label: "Motif", value: oneLine(reason) }],
    action: { label: "Relire les conditions", href: termsLink },
    notes: ["Vous contestez ce rappel ? Écrivez-nous par le lien au bas de ce message."],
  }),
};
