import { oneLine } from "../rules.ts";
import { greeting, type Letters, NOT_YOU } from "./words.ts";

/** Mails of reported listings. */
export const REPORTS_LETTERS: Letters<"report-received" | "report-closed" | "listing-withdrawn"> = {
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

  "listing-withdrawn": ({ firstName, reference, reason, link, cause }) => ({
    subject: "Votre annonce a été retirée",
    preview: "Voici pourquoi, et ce que vous pouvez faire.",
    accent: "tile",
    title: "Votre annonce est retirée",
    greeting: greeting(firstName),
    paragraphs: [
      `${cause === "check" ? "Nous contrôlons chaque semaine des annonces en ligne, dont la vôtre." : "Votre annonce nous a été signalée."} Après examen par une personne de l’équipe, nous l’avons retirée du site. Les visites prévues et les offres en attente sont annulées.`,
    ],
    facts: [
      { label: "Référence de l’annonce", value: reference },
      { label: "Motif", value: oneLine(reason) },
    ],
    action: { label: "Voir mes biens", href: link },
    notes: [
      "Vous contestez cette décision ? Écrivez-nous par le lien au bas de ce message, en rappelant la référence. Vous pouvez aussi saisir un juge.",
    ],
  }),
};
