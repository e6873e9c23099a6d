import { ofName } from "../kernel/elision.ts";
import { formatCount } from "../kernel/format.ts";
import { LEAD_TEXTS } from "./copy/leads.ts";
import { OFFER_TEXTS } from "./copy/offers.ts";
import { OTHER_TEXTS } from "./copy/others.ts";
import { PAYOUT_TEXTS } from "./copy/payouts.ts";
import { QUOTE_TEXTS } from "./copy/quotes.ts";
import { VISIT_TEXTS } from "./copy/visits.ts";
import { type NotificationText, type NotificationTexts, person, short } from "./copy/words.ts";
import type { NotificationContent, NotificationEvent } from "./events.ts";
import type { NotificationKind } from "./preferences.ts";
import type { Channel } from "./rules.ts";

export type { NotificationText };

/** What each notification says. An event without its sentences does not compile. */
const TEXTS = {
  ...VISIT_TEXTS,
  ...OFFER_TEXTS,
  ...QUOTE_TEXTS,
  ...LEAD_TEXTS,
  ...PAYOUT_TEXTS,
  ...OTHER_TEXTS,
} satisfies NotificationTexts<NotificationEvent>;

/** A notification in French: its title, one or two sentences, and where its action leads. */
export function notificationText({ event, data }: NotificationContent): NotificationText {
  const write = TEXTS[event] as (data: NotificationContent["data"]) => NotificationText;
  return write(data);
}

/** The title of several messages of one person, in one mail. */
export const threadTitle = (count: number, name: string) =>
  `${formatCount(count, "message", "messages")} ${ofName(person(name))}`;

/** The lines of the preferences. */
export const KIND_NAMES: Record<NotificationKind, { label: string; description: string }> = {
  new_lead: {
    label: "Nouveaux prospects",
    description:
      "Un prospect vous est proposé en tant que Looper, avec un rappel une heure avant la fin de votre délai.",
  },
  visit_request: {
    label: "Visites",
    description: "Demandes, confirmations, changements d’horaire, rappels et avis.",
  },
  offer_received: {
    label: "Offres et ventes",
    description: "Offres, contre-propositions, réponses et étapes de la vente.",
  },
  document_status: {
    label: "Annonces, pièces et relevés",
    description:
      "La décision de l’équipe sur vos annonces, ce qui leur manque, vos pièces, et vos relevés de commissions. Une décision sur un rôle, l’échéance d’une pièce de Looper, un changement de compte bancaire et la confirmation d’une annonce partent toujours par e-mail.",
  },
  market_insights: {
    label: "Bilan de la semaine",
    description: "Chaque lundi, les vues, favoris et contacts de vos annonces.",
  },
  message_received: {
    label: "Messages et devis",
    description:
      "L’e-mail d’un message part au bout de cinq minutes, si vous ne l’avez pas lu ; celui d’un devis part aussitôt.",
  },
  search_alert: {
    label: "Alertes de recherche",
    description: "Les nouveautés de vos recherches enregistrées et de vos favoris.",
  },
};

export const CHANNEL_NAMES: Record<Channel, string> = {
  email: "E-mail",
  push: "Push",
  sms: "SMS",
};

/** What a text message says: the title, in two messages at most with the link, and where to go on. */
export const smsText = (brand: string, title: string, link: string) =>
  `${brand} : ${short(title, 160)}. ${link}`;
