import { oneLine } from "../rules.ts";
import { greeting, hours, type Letters, NOT_YOU } from "./words.ts";

/** Mails to somebody without an account who wrote to the team. */
export const CONTACT_LETTERS: Letters<"confirm-contact" | "contact-answered"> = {
  "confirm-contact": ({ name, topic, link, validHours }) => ({
    subject: "Confirmez votre message à notre équipe",
    preview: "Votre message attend : un clic, et il part.",
    accent: "mimosa",
    title: "Votre message est prêt à partir",
    greeting: greeting(name),
    paragraphs: [
      "Vous venez d’écrire à notre équipe. Confirmez que cette adresse est la vôtre : nous recevons votre message et vous répondons ici.",
    ],
    facts: [{ label: "Sujet", value: oneLine(topic) }],
    action: { label: "Confirmer et envoyer", href: link },
    notes: [
      `Ce lien envoie votre message s’il est ouvert dans les ${hours(validHours)} ; il mène ensuite à votre échange avec nous.`,
      `${NOT_YOU} Ignorez ce message : rien n’est envoyé.`,
    ],
  }),

  "contact-answered": ({ name, topic, answer, link }) => ({
    subject: "Notre équipe vous a répondu",
    preview: oneLine(answer).slice(0, 120),
    accent: "brand",
    title: "Notre équipe vous a répondu",
    greeting: greeting(name),
    paragraphs: ["Voici notre réponse."],
    quote: answer.split("\n").map(oneLine),
    facts: [{ label: "Votre demande", value: oneLine(topic) }],
    action: { label: "Voir l’échange et répondre", href: link },
    notes: [
      "Répondez par ce lien plutôt qu’à cet e-mail, que personne ne lit. Il ouvre votre échange sans mot de passe : gardez ce message pour vous.",
    ],
  }),
};
