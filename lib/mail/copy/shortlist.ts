import { nameInMails } from "../rules.ts";
import { days, type Letters } from "./words.ts";

/** The mail that invites somebody to share a shortlist. */
export const SHORTLIST_LETTERS: Letters<"shortlist-invitation"> = {
  "shortlist-invitation": ({ firstName, link, validDays }) => {
    const name = nameInMails(firstName);
    const who = name ?? "Quelqu’un";
    return {
      subject:
        name === null ? "Chercher un logement à deux" : `${name} vous invite à chercher à deux`,
      preview: "Vos favoris, vos avis et vos notes sur le même écran.",
      accent: "tile",
      title: "Cherchez à deux",
      greeting: "Bonjour,",
      paragraphs: [
        `${who} vous propose de réunir vos favoris : chacun garde les siens, et vous voyez sur le même écran les biens, les avis et les notes de l’autre, ceux que vous aimez tous les deux en premier.`,
        "Il suffit d’un compte, gratuit. Chacun peut mettre fin au partage à tout moment.",
      ],
      action: { label: "Voir l’invitation", href: link },
      notes: [
        `Ce lien sert une seule fois, pendant ${days(validDays)}. Si vous ne souhaitez pas partager vos favoris, ignorez ce message : rien ne se passe.`,
      ],
    };
  },
};
