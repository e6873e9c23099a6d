import type { SentencesOf } from "./sentence.ts";

/** The sentences of visits and conversations. */
export const VISITS_ERRORS: SentencesOf<"visit" | "calendar" | "city" | "conversation"> = {
  "visit.not-found": {
    title: "Visite introuvable",
    detail: "Cette visite n’existe pas, ou elle ne vous concerne pas.",
  },
  "visit.slot-not-found": {
    title: "Créneau introuvable",
    detail: "Ce créneau n’est plus proposé. Choisissez-en un autre.",
  },
  "visit.slot-past": {
    title: "Créneau passé",
    detail: "Il est trop tard pour ce créneau. Choisissez-en un autre.",
  },
  "visit.slot-taken": {
    title: "Créneau déjà pris",
    detail: "Ce créneau n’est plus libre. Choisissez-en un autre.",
  },
  "visit.host-lapsed": {
    title: "Le vendeur prend le relais",
    detail:
      "Le Looper de ce bien ne peut pas recevoir ce jour-là. Le vendeur prend le relais : choisissez un autre créneau, ou écrivez-lui depuis l’annonce.",
  },
  "visit.papers-end": {
    title: "Vos pièces ne couvrent pas ce jour",
    detail:
      "Votre attestation ou votre assurance prend fin avant cette visite. Renouvelez-les dans vos réglages de Looper, ou proposez un jour qu’elles couvrent.",
  },
  "visit.buyer-busy": {
    title: "Vous avez déjà une visite",
    detail: "Une autre de vos visites a lieu à ce moment-là. Choisissez un autre horaire.",
  },
  "visit.day-full": {
    title: "Journée complète",
    detail: "Cette journée est complète. Choisissez un créneau d’un autre jour.",
  },
  "visit.too-many": {
    title: "Trop de visites de ce bien",
    detail: "Vous avez déjà plusieurs visites à venir de ce bien. Déplacez-en une, ou annulez-la.",
  },
  "visit.type-not-offered": {
    title: "Visite non proposée",
    detail: "Ce bien ne se visite pas de cette façon. Choisissez l’autre.",
  },
  "visit.own-home": {
    title: "C’est votre annonce",
    detail: "On ne réserve pas une visite d’un bien que l’on vend ou que l’on fait visiter.",
  },
  "visit.listing-closed": {
    title: "Visites fermées",
    detail: "Ce bien n’est plus ouvert aux visites.",
  },
  "visit.changed": {
    title: "La visite a changé",
    detail:
      "Cette visite a changé entre-temps, et cette action n’est plus possible : la page de la visite montre où elle en est.",
  },
  "visit.lapsed": {
    title: "Demande expirée",
    detail: "Cette demande n’a pas été confirmée avant l’heure prévue : elle a expiré.",
  },
  "visit.code-wrong": {
    title: "Code refusé",
    detail: "Ce code n’est pas celui du visiteur. Vérifiez-le avec lui, puis réessayez.",
  },
  "visit.code-locked": {
    title: "Code bloqué",
    detail:
      "Cinq codes erronés ont été saisis. Notre équipe est prévenue : elle vous rouvre la saisie, en général en moins de deux heures ouvrées.",
  },
  "visit.own": {
    title: "Votre propre visite",
    detail: "Vous prenez part à cette visite : une autre personne de l’équipe s’en occupe.",
  },
  "visit.host-unfit": {
    title: "Cette personne ne peut pas recevoir",
    detail:
      "Cette personne n’est pas en mesure de recevoir cette visite : choisissez-en une autre dans la liste.",
  },
  "visit.host-busy": {
    title: "Cette personne n’est pas libre",
    detail: "Cette personne n’est pas libre à cette heure-là : choisissez-en une autre.",
  },
  "visit.feedback-given": {
    title: "Avis déjà donné",
    detail: "Vous avez déjà donné votre avis sur cette visite.",
  },
  "calendar.not-found": {
    title: "Calendrier introuvable",
    detail: "Cette adresse de calendrier n’existe plus. Demandez-en une nouvelle dans vos visites.",
  },
  "city.not-found": {
    title: "Commune non trouvée",
    detail: "Nous n’avons pas d’annonce dans cette commune pour le moment.",
  },
  "conversation.not-found": {
    title: "Conversation introuvable",
    detail: "Cette conversation n’existe pas, ou vous n’en faites pas partie.",
  },
  "conversation.closed": {
    title: "Réponse impossible",
    detail: "Vous ne pouvez pas écrire dans cette conversation.",
  },
  "conversation.own-listing": {
    title: "Votre annonce",
    detail:
      "C’est vous qui répondez aux questions sur ce bien\u00a0: vous ne pouvez pas vous écrire.",
  },
};
