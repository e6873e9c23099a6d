import { inCommune } from "../../../../../lib/communes/french.ts";
import {
  formatCount,
  formatDecimal,
  formatInteger,
  joinWords,
} from "../../../../../lib/kernel/format.ts";
import type { AskingBar } from "../../../../../lib/looper/requests/rules.ts";

const NBSP = "\u00a0";

/** The texts of the choice between the people who can receive the visitors. */
export const LOOPER_COPY = {
  title: `Qui reçoit les visiteurs${NBSP}?`,
  lead: "Vous, ou un Looper\u00a0: un voisin formé, agent commercial habilité, qui connaît le quartier. Il répond aux acheteurs, ouvre ses créneaux et fait visiter.",
  cost: "Un Looper ne vous coûte rien de plus\u00a0: sa rémunération est comprise dans votre forfait, dû seulement si le bien se vend.",
  costLink: "Voir le barème",
  you: "Vous",
  yours: "Vous recevez les visiteurs sur les créneaux que vous ouvrez.",
  states: {
    seller: "Votre choix",
    pending: "Réponse attendue",
    accepted: "A accepté",
    lapsed: "Indisponible",
  },
  pending: (name: string, date: string) =>
    `${name} a reçu votre demande le ${date}. En attendant sa réponse, vous recevez les visiteurs.`,
  accepted: (name: string) =>
    `${name} répond aux acheteurs et reçoit les visiteurs sur ses propres créneaux. Ceux que vous ouvrez restent proposés\u00a0: laissez-les vides si vous préférez ne pas recevoir.`,
  lapsedCharge: (name: string) =>
    `${name} ne peut pas exercer comme Looper en ce moment\u00a0: vous recevez les visiteurs. Mettez fin à son suivi pour choisir un autre Looper.`,
  lapsedRequest: (name: string) =>
    `${name} ne peut pas exercer comme Looper en ce moment. Annulez votre demande pour choisir un autre Looper.`,
  since: (date: string) => `Depuis le ${date}`,
  closed: "Ce choix ne se change plus\u00a0: une offre est acceptée sur ce bien.",
  withdraw: "Annuler ma demande",
  end: (name: string) => `Mettre fin au suivi par ${name}`,
  endText: (name: string) =>
    `Vous recevrez de nouveau les visiteurs. Les visites déjà prévues avec ${name} sont maintenues, et vos documents ne lui sont plus ouverts.`,
  endConfirm: "Mettre fin à son suivi",
  sending: "Envoi…",
  declined: (names: readonly string[]) =>
    names.length === 1
      ? `${names[0]} ne peut pas suivre votre bien. Demandez à un autre Looper, ou recevez vous-même.`
      : `${joinWords(names)} ne peuvent pas suivre votre bien. Demandez à un autre Looper, ou recevez vous-même.`,
  hasDeclined: "A décliné",
  nearby: "Les Loopers près de chez vous",
  noPlace: "Indiquez l’adresse du bien pour voir les Loopers proches.",
  noPlaceLink: "Compléter l’adresse",
  none: "Aucun Looper ne prend de demandes dans cette commune pour le moment",
  noneText: "Vous recevez les visiteurs vous-même. Vous pourrez revenir ici à tout moment.",
  bars: {
    account:
      "La demande s’envoie depuis votre compte\u00a0: vous le créez à la dernière étape, puis vous revenez ici.",
    role: "La demande s’envoie depuis l’espace vendeur\u00a0: vous l’activez à la dernière étape, puis vous revenez ici.",
  } satisfies Record<AskingBar, string>,
  barLink: "Aller à la dernière étape",
  where: (city: string | null, distanceKm: number) => {
    if (city === null) return "Prend des demandes dans votre commune";
    return distanceKm < 1
      ? inCommune(city)
      : `${inCommune(city)}, à ${formatInteger(distanceKm)}\u00a0km`;
  },
  visits: (count: number) =>
    count === 0
      ? "Pas encore de visite organisée"
      : formatCount(count, "visite organisée", "visites organisées"),
  rating: (rating: number) => `${formatDecimal(rating)} sur 5`,
  ask: (name: string) => `Demander à ${name}`,
  more: (count: number) => formatCount(count, "autre Looper", "autres Loopers"),
  summary: {
    title: "Votre Looper",
    texts: {
      seller:
        "Vous recevez les visiteurs. Un Looper du quartier peut s’en charger, sans frais de plus.",
      pending: (name: string) => `${name} n’a pas encore répondu à votre demande.`,
      accepted: (name: string) => `${name} recevra les visiteurs.`,
      lapsed: (name: string) => `${name} ne peut pas exercer comme Looper en ce moment.`,
    },
    declined: (name: string) => `${name} ne peut pas suivre votre bien.`,
    choose: "Choisir un Looper",
    see: "Voir ou changer",
  },
} as const;
