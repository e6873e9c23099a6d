import { formatDateTime } from "../../kernel/format-date.ts";
import type { MailData } from "../kinds.ts";
import { oneLine } from "../rules.ts";
import { greeting, type Letters } from "./words.ts";

type Entry = MailData["visit-entry"];

/** What became of the entry, by the visit's state. */
const WORDS: Record<
  Entry["state"],
  { subject: (when: string) => string; title: string; sentence: string }
> = {
  agreed: {
    subject: (when) => `Dans votre agenda : visite ${when}`,
    title: "Votre visite est dans votre agenda",
    sentence:
      "Ce rendez-vous est confirmé. L’invitation jointe l’ajoute à votre agenda, ou l’y met à jour.",
  },
  requested: {
    subject: (when) => `Dans votre agenda : visite ${when}, à confirmer`,
    title: "Votre visite a changé de date",
    sentence:
      "Ce nouveau créneau attend encore sa confirmation. L’invitation jointe déplace le rendez-vous dans votre agenda.",
  },
  removed: {
    subject: (when) => `Retirée de votre agenda : visite ${when}`,
    title: "Votre visite est annulée",
    sentence: "Ce rendez-vous n’aura pas lieu. Le fichier joint le retire de votre agenda.",
  },
};

/** Mails of visits that no notification carries. */
export const VISITS_LETTERS: Letters<"visit-entry"> = {
  "visit-entry": ({ firstName, state, name, title, startsAt, clock, link }) => {
    const { subject, title: heading, sentence } = WORDS[state];
    const when = formatDateTime(startsAt, clock);
    return {
      subject: subject(when),
      preview: sentence,
      accent: "brand",
      title: heading,
      greeting: greeting(firstName),
      paragraphs: [sentence],
      facts: [
        { label: "Bien", value: oneLine(title) },
        { label: "Quand", value: when },
        { label: "Avec", value: oneLine(name) },
      ],
      action: { label: "Voir la visite", href: link },
      notes: [
        "Cet e-mail met à jour votre agenda : vous le recevez à chaque changement d’une visite.",
      ],
    };
  },
};
