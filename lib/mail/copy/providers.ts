import { ofName } from "../../kernel/elision.ts";
import { formatCivilDate } from "../../kernel/format-date.ts";
import { ERASED_AFTER_DAYS, LINK_DAYS } from "../../kernel/retention.ts";
import type { MailData } from "../kinds.ts";
import { nameInMails, oneLine } from "../rules.ts";
import { type Letters, withReason } from "./words.ts";

const who = (name: string) => nameInMails(name) ?? "Une personne";

const NEWS: Readonly<
  Record<
    MailData["quote-news"]["what"],
    { subject: (name: string) => string; text: (name: string) => string; action: string }
  >
> = {
  accepted: {
    subject: (name) => `${name} accepte votre devis`,
    text: (name) =>
      `${name} accepte votre devis. La page de la demande vous donne son nom, ses coordonnées et l’adresse de l’intervention.`,
    action: "Voir les coordonnées",
  },
  "accepted-elsewhere": {
    subject: (name) => `${name} accepte votre devis`,
    text: (name) =>
      `${name} accepte votre devis. La page de la demande vous donne son nom et ses coordonnées : convenez ensemble de l’adresse de l’intervention.`,
    action: "Voir les coordonnées",
  },
  cancelled: {
    subject: (name) => `${name} annule sa demande`,
    text: (name) => `${name} annule sa demande de devis. Vous n’avez rien à faire.`,
    action: "Voir la demande",
  },
  "work-cancelled": {
    subject: (name) => `${name} annule la prestation`,
    text: (name) =>
      `${name} annule la prestation que vous deviez faire : ne vous déplacez pas. Vos échanges restent sur la page de la demande.`,
    action: "Voir la demande",
  },
  completed: {
    subject: (name) => `${name} confirme que la prestation a eu lieu`,
    text: (name) =>
      `${name} déclare la prestation faite, et peut désormais publier un avis sur votre fiche.`,
    action: "Voir la demande",
  },
  message: {
    subject: (name) => `${name} vous écrit au sujet d’un devis`,
    text: (name) => `${name} vous a écrit. Répondez-lui sur la page de la demande.`,
    action: "Lire et répondre",
  },
  reviewed: {
    subject: (name) => `${name} a publié un avis`,
    text: (name) =>
      `${name} a publié un avis sur votre prestation. Il est visible sur votre fiche.`,
    action: "Lire l’avis",
  },
  "link-changed": {
    subject: (name) => `Votre nouveau lien pour le devis fait à ${name}`,
    text: (name) =>
      `Notre équipe a corrigé votre adresse e-mail. Ce lien remplace celui de l’ancienne adresse : il mène au devis que vous avez fait à ${name}.`,
    action: "Voir le devis",
  },
};

const PERSONAL = "Ce lien est personnel : qui l’ouvre répond à votre place.";

/** Mails to the providers of the directory, who have no account. */
export const PROVIDERS_LETTERS: Letters<
  "quote-requested" | "quote-news" | "quote-closed" | "provider-listed" | "provider-suspended"
> = {
  "quote-requested": ({ clientName, place, wishedOn, link }) => ({
    subject: `Demande de devis à ${oneLine(place)}`,
    preview: "Lisez la demande et répondez sans ouvrir de compte.",
    accent: "tile",
    title: "Une demande de devis",
    greeting: "Bonjour,",
    paragraphs: [
      `${who(clientName)} vous demande un devis. Le lien mène à sa demande : vous y répondez par un montant, un jour et une durée de validité, vous posez vos questions, ou vous déclinez.`,
    ],
    facts: [
      { label: "Lieu", value: oneLine(place) },
      ...(wishedOn === null ? [] : [{ label: "Jour souhaité", value: formatCivilDate(wishedOn) }]),
    ],
    action: { label: "Lire la demande", href: link },
    notes: [PERSONAL, "Ce contact est gratuit, et aucune commission n’est due sur la prestation."],
  }),

  "quote-news": ({ clientName, what, link }) => {
    const { subject, text, action } = NEWS[what];
    const name = who(clientName);
    return {
      subject: subject(name),
      preview: text(name),
      accent: what === "cancelled" || what === "work-cancelled" ? "tile" : "leaf",
      title: subject(name),
      greeting: "Bonjour,",
      paragraphs: [text(name)],
      action: { label: action, href: link },
      notes: [PERSONAL],
    };
  },

  "quote-closed": ({ place, isAgreed = false }) => ({
    subject: `${isAgreed ? "Prestation annulée" : "Demande de devis annulée"} à ${oneLine(place)}`,
    preview: "Le client a supprimé son compte.",
    accent: "tile",
    title: isAgreed ? "Une prestation est annulée" : "Une demande est annulée",
    greeting: "Bonjour,",
    paragraphs: [
      isAgreed
        ? `Le client qui avait accepté votre devis à ${oneLine(place)} a supprimé son compte : la prestation est annulée, et ses coordonnées ne vous sont plus accessibles.`
        : `Le client qui vous avait demandé un devis à ${oneLine(place)} a supprimé son compte : sa demande est annulée, et ses coordonnées ne vous sont plus accessibles.`,
    ],
    notes: [isAgreed ? "Ne vous déplacez pas." : "Vous n’avez rien à faire."],
  }),

  "provider-listed": ({ providerName, link }) => ({
    subject: "Votre fiche dans notre annuaire",
    preview: "Ce qui est publié, et comment le corriger ou le retirer.",
    accent: "tile",
    title: "Vous figurez dans l’annuaire",
    greeting: "Bonjour,",
    paragraphs: [
      `${oneLine(providerName)} figure dans notre annuaire de prestataires : nom, métier, commune, tarif, spécialités et pièces vérifiées sont publics. Votre adresse e-mail ne l’est pas : elle sert à vous transmettre les demandes de devis, et n’est montrée qu’aux clients qui ont accepté votre devis.`,
      "Rien n’est payant : ni la fiche, ni les contacts, ni le classement. Aucune commission n’est prise sur vos prestations.",
    ],
    action: { label: "Voir ma fiche", href: link },
    notes: [
      "Pour corriger cette fiche, la retirer, ou vous opposer à l’usage de ces données, écrivez-nous par le lien au bas de ce message. Le retrait est sans condition.",
    ],
  }),

  "provider-suspended": ({ providerName, reason, isDeparture = false, link }) => ({
    subject:
      reason === null
        ? "Votre fiche est de retour dans l’annuaire"
        : "Votre fiche n’est plus dans l’annuaire",
    preview: oneLine(providerName),
    accent: reason === null ? "leaf" : "mimosa",
    title: reason === null ? "Votre fiche est rétablie" : "Votre fiche est suspendue",
    greeting: "Bonjour,",
    paragraphs: [
      reason === null
        ? `La fiche ${ofName(oneLine(providerName))} est de nouveau visible dans l’annuaire, et reçoit des demandes de devis.`
        : `La fiche ${ofName(oneLine(providerName))} n’est plus visible dans l’annuaire et ne reçoit plus de demandes. Vos devis déjà acceptés restent accessibles par leurs liens.`,
      ...(isDeparture
        ? [
            `Ses données seront effacées dans ${ERASED_AFTER_DAYS} jours, ou ${LINK_DAYS} jours après la fin de votre dernière prestation convenue. Vos clients gardent leurs devis.`,
          ]
        : []),
    ],
    ...withReason("Motif", reason),
    action: { label: reason === null ? "Voir ma fiche" : "Ouvrir l’annuaire", href: link },
    notes: [
      reason === null
        ? "Pour corriger cette fiche ou la retirer, écrivez à l’adresse de nos mentions légales."
        : "Pour contester cette décision, écrivez à l’adresse de nos mentions légales.",
    ],
  }),
};
