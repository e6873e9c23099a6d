import { formatPrice } from "../../kernel/format.ts";
import { formatCivilDate } from "../../kernel/format-date.ts";
import { quoteRoutes } from "../../routes/quotes.ts";
import type { NotificationEvent } from "../events.ts";
import { motive, type NotificationTexts, person, short } from "./words.ts";

type QuoteEvent = Extract<NotificationEvent, `quote.${string}`>;

const see = (quoteId: string, label: string) => ({ label, path: quoteRoutes.one(quoteId) });

/** What a provider of the directory did with a quote. */
export const QUOTE_TEXTS: NotificationTexts<QuoteEvent> = {
  "quote.answered": ({ quoteId, name, amountCents, day, validUntil }) => ({
    title: `Devis reçu : ${person(name)}`,
    lines: [
      `${formatPrice(amountCents)} TTC, le ${formatCivilDate(day)}. À accepter jusqu’au ${formatCivilDate(validUntil)} inclus.`,
    ],
    action: see(quoteId, "Voir le devis"),
  }),
  "quote.declined": ({ quoteId, name }) => ({
    title: `Demande déclinée : ${person(name)}`,
    lines: ["Ce prestataire ne peut pas vous répondre. D’autres de l’annuaire le peuvent."],
    action: see(quoteId, "Voir la demande"),
  }),
  "quote.cancelled": ({ quoteId, name }) => ({
    title: `Prestation annulée : ${person(name)}`,
    lines: ["Le prestataire annule le devis que vous aviez accepté."],
    action: see(quoteId, "Voir le devis"),
  }),
  "quote.completed": ({ quoteId, name }) => ({
    title: `Prestation faite : ${person(name)}`,
    lines: ["Le prestataire déclare la prestation faite. Vous pouvez donner votre avis."],
    action: see(quoteId, "Donner mon avis"),
  }),
  "quote.review-removed": ({ quoteId, name, reason }) => ({
    title: `Avis retiré : ${person(name)}`,
    lines: [`L’équipe a retiré votre avis sur ce prestataire. ${motive(reason)}`],
    action: see(quoteId, "Voir le devis"),
  }),
  "quote.message": ({ quoteId, name, excerpt }) => ({
    title: `Message au sujet d’un devis : ${person(name)}`,
    lines: [`« ${short(excerpt, 200)} »`],
    action: see(quoteId, "Lire et répondre"),
  }),
};
