import { ofName } from "../../kernel/elision.ts";
import { formatDateTime } from "../../kernel/format-date.ts";
import { spaceRoutes } from "../../routes/space.ts";
import { supportRoutes } from "../../routes/support.ts";
import type { EventData, NotificationEvent } from "../events.ts";
import { type NotificationTexts, person, quoted } from "./words.ts";

type LeadEvent = Extract<NotificationEvent, `lead.${string}`>;

const LEAD_ACTION = { label: "Voir le prospect", path: spaceRoutes.ambassador.leads };
const dueWords = ({ at, clock }: EventData["lead.expiring"]["due"]) => formatDateTime(at, clock);

/** Of leads: to the looper to whom one is offered, and to its person once somebody has it. */
export const LEAD_TEXTS: NotificationTexts<LeadEvent> = {
  "lead.offered": ({ name, title, due }) => ({
    title: "Un prospect vous est proposé",
    lines: [
      title === null
        ? `${person(name)} veut vendre un logement dans votre secteur.`
        : `${person(name)} s’intéresse à ${quoted(title)}.`,
      ...(due === null ? [] : [`Acceptez avant ${dueWords(due)}.`]),
    ],
    action: LEAD_ACTION,
  }),
  "lead.expiring": ({ name, due }) => ({
    title: "Il vous reste une heure pour accepter un prospect",
    lines: [`${person(name)} attend votre réponse, au plus tard ${dueWords(due)}.`],
    action: LEAD_ACTION,
  }),
  "lead.missed": ({ name }) => ({
    title: `Délai passé pour le prospect ${person(name)}`,
    lines: [
      "Sans réponse de votre part en quatre heures ouvrées, il est proposé à quelqu’un d’autre.",
    ],
    action: LEAD_ACTION,
  }),
  "lead.reminded": ({ name, title }) => ({
    title: `${person(name)} attend de vos nouvelles`,
    lines: [
      title === null
        ? `Notre équipe vous relance\u00a0: où en est le projet de vente ${ofName(person(name))}\u00a0?`
        : `Notre équipe vous relance\u00a0: où en êtes-vous avec ${person(name)}, à propos de ${quoted(title)}\u00a0?`,
      "Contactez cette personne, ou notez où vous en êtes dans vos prospects.",
    ],
    action: LEAD_ACTION,
  }),
  "lead.accepted": ({ leadId, name, title }) => ({
    title: `${person(name)} est votre Looper`,
    lines: [
      title === null
        ? `${person(name)} suit votre projet de vente et vous contacte bientôt.`
        : `${person(name)} suit votre demande pour ${quoted(title)} et vous répond bientôt.`,
    ],
    action:
      title === null
        ? { label: "Voir ma demande", path: supportRoutes.own(leadId) }
        : { label: "Voir mes messages", path: spaceRoutes.messages },
  }),
  "lead.with-team": ({ leadId }) => ({
    title: "Notre équipe reprend votre demande",
    lines: [
      "Aucun Looper n’a pu s’en charger pour l’instant. Notre équipe en cherche un pour vous et vous contacte.",
    ],
    action: { label: "Voir ma demande", path: supportRoutes.own(leadId) },
  }),
  "lead.withdrawn": ({ name }) => ({
    title: `${person(name)} a retiré sa demande`,
    lines: [
      "Ses coordonnées sont effacées de vos prospects. Ne reprenez pas contact pour cette vente.",
    ],
    action: LEAD_ACTION,
  }),
};
