import { BRAND } from "../content/brand.ts";
import { formatInteger } from "../kernel/format.ts";
import {
  answerTime,
  CONTACT_REPLY_MIN,
  CONTACT_TEXT,
  type ContactClosing,
  type ContactTopic,
} from "./rules.ts";

/** What the team signs with: who of it answered is its own. */
export const TEAM_NAME = `L’équipe ${BRAND.name}`;

/** What somebody writes about, as they and the team read it. */
export const CONTACT_TOPIC_LABELS: Record<ContactTopic, string> = {
  sale: "Ma vente, mon annonce ou mon mandat",
  purchase: "Mon achat, une visite ou une offre",
  locked_visit: "Une visite dont l’arrivée est bloquée",
  looper: "Devenir Looper, ou l’être",
  account: "Mon compte ou mes données personnelles",
  report: "Signaler une annonce ou un comportement",
  abuse: "Signaler une escroquerie ou une discrimination",
  billing: "Une facture ou un paiement",
  press: "Presse ou partenariat",
  other: "Un autre sujet",
};

/** Within what time the team answers. */
export function answerTimeText(topic: ContactTopic): string {
  const { hours, working } = answerTime(topic);
  return working ? `${hours} heures ouvrées` : `${hours} heures`;
}

export const CONTACT_CLOSING_LABELS: Record<ContactClosing, string> = {
  spam: "Message indésirable",
  duplicate: "Doublon d’une autre demande",
  no_answer_needed: "N’appelle pas de réponse",
  erased: "Compte supprimé par la personne",
};

/** What is wrong with a field of a request, or of an answer to it. */
export const CONTACT_FIELDS = {
  topic: "Choisissez un sujet dans la liste.",
  topicOfVisit:
    "Ce sujet ne concerne qu’une visite dont l’arrivée est bloquée. Choisissez-en un autre.",
  name: "Indiquez votre nom, de 2 à 120 caractères.",
  text: `Écrivez votre message, de ${CONTACT_TEXT.min} à ${formatInteger(CONTACT_TEXT.max)} caractères.`,
  reply: `Écrivez votre réponse, de ${CONTACT_REPLY_MIN} à ${formatInteger(CONTACT_TEXT.max)} caractères.`,
  listing:
    "Aucune annonce en ligne ne porte cette référence. Vérifiez-la, ou laissez ce champ vide.",
  closing: "Choisissez un motif dans la liste.",
} as const;

/** A person whom nothing names any more. */
export const ERASED_CONTACT = "Personne effacée";
