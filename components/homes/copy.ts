import type { Recommendation } from "@/lib/dashboards/homes/advice";
import type { Comparison, FunnelStep, Surplus } from "@/lib/dashboards/homes/rules";

/** Copy of how a seller's listings do, one by one. */
export const HOMES = {
  title: "Mes annonces en détail",
  /** Where there are more than the dashboard has rows for. */
  more: (count: string) =>
    `Les ${count} plus récentes\u00a0; les autres sont dans vos statistiques.`,
  opening: "Ouverture…",
  statuses: { under_offer: "Sous offre", paused: "En pause", sold: "Vendu", withdrawn: "Retiré" },
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
  /** How a step can have more than the one before it. */
  surplus: {
    favorites:
      "Plus de favoris que de vues\u00a0: un favori s’ajoute aussi depuis une liste, sans ouvrir l’annonce.",
    contacts:
      "Plus de contacts que de vues\u00a0: une vue compte une fois par visiteur et par jour, après une seconde sur l’annonce.",
    visits: "Plus de visites que de contacts\u00a0: une même personne peut visiter plusieurs fois.",
    offers:
      "Plus d’offres que de visites\u00a0: une offre peut être faite sans visite, ou renouvelée.",
  } satisfies Record<Surplus, string>,
  comparison: {
    more: (percent: string, count: string, days: string) =>
      `${percent} de vues de plus que la moyenne de ${count} comparables, sur ${days}.`,
    less: (percent: string, count: string, days: string) =>
      `${percent} de vues de moins que la moyenne de ${count} comparables, sur ${days}.`,
    same: (count: string, days: string) =>
      `Autant de vues que la moyenne de ${count} comparables, sur ${days}.`,
    /** What a like listing is. */
    basis: "Comparable\u00a0: même commune, même type, prix à 25\u00a0% près.",
    none: {
      offline: "L’annonce n’est pas en ligne\u00a0: ses vues ne sont pas comparées.",
      early:
        "L’annonce est trop récente pour être comparée\u00a0: il faut sept jours entiers en ligne.",
      few: "Trop peu d’annonces comparables pour juger des vues\u00a0: il en faut cinq.",
      unseen: "Les annonces comparables n’ont pas encore été vues sur ces jours.",
    } satisfies Record<Exclude<Comparison["kind"], "compared">, string>,
  },
  price: {
    above: (percent: string, count: string) =>
      `Prix au m² supérieur de ${percent} à la moyenne affichée de ${count} du même type dans la commune.`,
    below: (percent: string, count: string) =>
      `Prix au m² inférieur de ${percent} à la moyenne affichée de ${count} du même type dans la commune.`,
    same: (count: string) =>
      `Prix au m² dans la moyenne affichée de ${count} du même type dans la commune.`,
  },
  effect: {
    title: "Effet des changements de prix",
    table: "Vues par jour avant et après chaque changement de prix",
    none: "Le prix n’a pas changé depuis la mise en ligne.",
    basis:
      "Moyennes de vues par jour sur deux semaines au plus, jusqu’au changement suivant, jours de pause et jour du changement exclus.",
    day: "Date",
    change: "Prix",
    fromTo: (from: string, to: string) => `${from} → ${to}`,
    before: "Vues par jour avant",
    since: "Vues par jour après",
    over: (mean: string, days: string) => `${mean} (${days})`,
    early: "Trop peu de jours",
    sentence: (to: string, day: string, before: string, since: string) =>
      `Prix passé à ${to} le ${day}\u00a0: ${since} vues par jour depuis, contre ${before} avant.`,
  },
  advice: "À faire en premier",
  recommendations: {
    "answer-offers": { text: "Une offre attend votre réponse.", action: "Répondre" },
    "answer-visits": { text: "Une demande de visite attend votre réponse.", action: "Confirmer" },
    confirm: {
      text: "Le bien est-il toujours à vendre\u00a0? Sans réponse, l’annonce est mise en pause.",
      action: "Répondre",
    },
    "open-slots": {
      text: "Aucun créneau n’est libre pour une visite.",
      action: "Ouvrir des créneaux",
    },
    "add-photos": {
      text: "Ajoutez des photos\u00a0: il en faut au moins cinq pour bien juger d’un bien.",
      action: "Ajouter des photos",
    },
    "check-price": {
      text: "Beaucoup de vues, aucun contact, et un prix au-dessus de la moyenne\u00a0: revoyez-le.",
      action: "Revoir le prix",
    },
    "improve-text": {
      text: "La description est courte\u00a0: complétez-la.",
      action: "Compléter la description",
    },
    "draw-attention": {
      text: "L’annonce est bien moins vue que ses comparables\u00a0: revoyez son titre et sa description.",
      action: "Revoir l’annonce",
    },
  } satisfies Record<Exclude<Recommendation, "none">, { text: string; action: string }>,
} as const;
