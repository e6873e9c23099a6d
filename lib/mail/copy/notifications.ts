import { formatCount } from "../../kernel/format.ts";
import type { MailData } from "../kinds.ts";
import type { Letter } from "../letter.ts";
import { oneLine } from "../rules.ts";
import { greeting, type Letters } from "./words.ts";

/** How to have no more of it; for what is always sent, how to choose the rest. */
function stop({
  settingsLink,
  unsubscribe,
}: Pick<MailData["notification"], "settingsLink" | "unsubscribe">): Letter["otherwise"] {
  return unsubscribe
    ? {
        question: "Vous ne voulez plus de ces e-mails ?",
        label: "Les arrêter",
        href: unsubscribe.link,
      }
    : {
        question: "Trop de messages, ou pas assez ?",
        label: "Régler mes notifications",
        href: settingsLink,
      };
}

const ALWAYS =
  "Les e-mails de visites et d’offres vous sont toujours envoyés : ils vous engagent auprès d’une autre personne.";
const CHOSEN = "Vous recevez cet e-mail parce que vous l’avez gardé actif dans vos paramètres.";

/** Mails of notifications: the sentences come with them. */
export const NOTIFICATIONS_LETTERS: Letters<"notification" | "notification-digest"> = {
  notification: ({ firstName, title, lines, action, settingsLink, unsubscribe }) => ({
    subject: oneLine(title),
    preview: oneLine(lines[0] ?? title),
    accent: "brand",
    title: oneLine(title),
    greeting: greeting(firstName),
    paragraphs: lines.map(oneLine),
    action: { label: action.label, href: action.link },
    otherwise: stop({ settingsLink, unsubscribe }),
    notes: [unsubscribe ? CHOSEN : ALWAYS],
  }),

  "notification-digest": ({ firstName, items, ...stopping }) => {
    const news = formatCount(items.length, "nouveauté", "nouveautés");
    return {
      subject: `Votre récapitulatif : ${news}`,
      preview: oneLine(items[0]?.title ?? ""),
      accent: "brand",
      title: `${news} depuis votre dernier récapitulatif`,
      greeting: greeting(firstName),
      paragraphs: ["Voici ce qui s’est passé. Chaque titre mène à la page concernée."],
      items: items.map(({ title, lines, link }) => ({
        title: oneLine(title),
        lines: lines.map(oneLine),
        href: link,
      })),
      otherwise: stop(stopping),
      notes: [CHOSEN],
    };
  },
};
