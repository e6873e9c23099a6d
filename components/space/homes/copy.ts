import type { FunnelStep, Recommendation } from "@/lib/dashboards/homes/rules";

/** Copy of how a seller's listings do, one by one. */
export const HOMES = {
  title: "Mes annonces en détail",
  online: (days: string) => `${days} en ligne`,
  line: "Vues des 30\u00a0derniers jours",
  lineText: (total: string, most: string, day: string) =>
    `${total} en 30\u00a0jours, au plus ${most} le ${day}`,
  lineFlat: "Aucune vue en 30\u00a0jours",
  funnel: "De la vue à l’offre",
  steps: {
    views: "Vues",
    favorites: "Favoris",
    contacts: "Contacts",
    visits: "Visites",
    offers: "Offres",
  } satisfies Record<FunnelStep, string>,
  comparison: {
    more: (percent: string, count: string) =>
      `${percent} de vues de plus que ${count} comparables sur 30\u00a0jours.`,
    less: (percent: string, count: string) =>
      `${percent} de vues de moins que ${count} comparables sur 30\u00a0jours.`,
    same: (count: string) => `Autant de vues que ${count} comparables sur 30\u00a0jours.`,
    none: "Trop peu d’annonces comparables, même commune, même type, même prix à 25\u00a0% près, pour juger des vues.",
  },
  price: {
    above: (percent: string) =>
      `Prix au m² supérieur de ${percent} à la moyenne affichée dans la commune.`,
    below: (percent: string) =>
      `Prix au m² inférieur de ${percent} à la moyenne affichée dans la commune.`,
    same: "Prix au m² dans la moyenne affichée de la commune.",
  },
  effect: {
    title: "Effet des changements de prix",
    table: "Vues par jour avant et après chaque changement de prix",
    none: "Le prix n’a pas changé depuis la mise en ligne.",
    day: "Date",
    change: "Prix",
    fromTo: (from: string, to: string) => `${from} → ${to}`,
    before: "Vues par jour avant",
    since: "Vues par jour après",
    early: "Trop tôt pour le dire",
    sentence: (to: string, day: string, before: string, since: string) =>
      `Depuis le passage à ${to} le ${day}\u00a0: ${since} vues par jour, contre ${before} avant.`,
  },
  advice: "À faire en premier",
  recommendations: {
    "answer-offers": { text: "Une offre attend votre réponse.", action: "Répondre" },
    "answer-visits": { text: "Une demande de visite attend votre réponse.", action: "Confirmer" },
    "open-slots": {
      text: "Aucun créneau n’est ouvert à la visite.",
      action: "Ouvrir des créneaux",
    },
    "add-photos": {
      text: "Ajoutez des photos\u00a0: il en faut au moins cinq pour bien juger d’un bien.",
      action: "Modifier l’annonce",
    },
    "check-price": {
      text: "Beaucoup de vues, aucun contact, et un prix au-dessus de la moyenne\u00a0: revoyez-le.",
      action: "Modifier l’annonce",
    },
    "improve-text": {
      text: "Complétez le titre et la description\u00a0: l’annonce est peu vue, ou trop brève.",
      action: "Modifier l’annonce",
    },
    none: { text: "Rien à faire pour l’instant.", action: null },
  } satisfies Record<Recommendation, { text: string; action: string | null }>,
} as const;
