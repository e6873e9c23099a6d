import { formatCivilDate } from "../../kernel/format-date.ts";
import { oneLine } from "../rules.ts";
import { greeting, type Letters } from "./words.ts";

/** Mails that ask whether a home is still for sale. */
export const FRESHNESS_LETTERS: Letters<"listing-confirm" | "listing-paused"> = {
  "listing-confirm": ({ firstName, title, until, link }) => ({
    subject: "Votre bien est-il toujours à vendre ?",
    preview: "Deux clics suffisent pour que votre annonce reste en ligne.",
    accent: "mimosa",
    title: "Toujours à vendre ?",
    greeting: greeting(firstName),
    paragraphs: [
      "Les acheteurs comptent sur des annonces à jour. Dites-nous que votre bien est toujours à vendre, et votre annonce reste en ligne.",
    ],
    facts: [
      { label: "Votre annonce", value: oneLine(title) },
      { label: "À confirmer avant le", value: formatCivilDate(until) },
    ],
    action: { label: "Répondre", href: link },
    notes: [
      "Sans réponse, l’annonce sera mise en pause : elle disparaîtra des recherches, et un clic suffira pour la remettre en ligne.",
      "Si vous la mettez en pause, vous choisirez aussi ce que deviennent les visites confirmées. Sans réponse, elles ont lieu.",
      "Ouvrir ce lien ne change rien : vous choisirez votre réponse sur la page.",
    ],
  }),

  "listing-paused": ({ firstName, title, link }) => ({
    subject: "Votre annonce est en pause",
    preview: "Un clic suffit pour la remettre en ligne.",
    accent: "tile",
    title: "Votre annonce est en pause",
    greeting: greeting(firstName),
    paragraphs: [
      "Nous n’avons pas eu de réponse à notre question : votre bien est-il toujours à vendre ? Votre annonce ne s’affiche donc plus dans les recherches. Les visites confirmées ont lieu ; les demandes en attente sont annulées, et leurs visiteurs prévenus.",
    ],
    facts: [{ label: "Votre annonce", value: oneLine(title) }],
    action: { label: "Remettre en ligne", href: link },
    notes: [
      "Le bien est vendu, ou vous ne souhaitez plus le vendre ? Retirez-le depuis « Mes biens ».",
    ],
  }),
};
