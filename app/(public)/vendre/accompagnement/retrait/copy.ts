import type { OwnRequestView } from "../../../../../lib/leads/views.ts";

/** The page of a request of a Looper's help: where it stands, and its withdrawal. */
export const REQUEST = {
  title: "Votre demande d’accompagnement",
  withdrawnTitle: "Votre demande est retirée",
  about: (home: string, date: string) => `${home}, demande du ${date}.`,
  withdraw: "Retirer ma demande",
  erase: "Effacer mes coordonnées",
  sending: "Un instant…",
  effects:
    "Si vous la retirez, vos coordonnées et l’adresse du bien sont effacées de la demande, et le Looper à qui elle est confiée est prévenu qu’il ne doit plus vous contacter.",
  again: "Faire une nouvelle demande",
  home: "Aller à l’accueil",
  homes: "Voir mes biens",
} as const;

/** The sentence about a request, by where it stands. */
export const STANDINGS: Record<OwnRequestView["state"], (looper: string | null) => string> = {
  waiting: () =>
    "Elle est proposée à un Looper du secteur, qui a quatre heures ouvrées pour répondre.",
  team: () =>
    "Aucun Looper n’a pu s’en charger pour l’instant. Notre équipe en cherche un et vous contacte.",
  accepted: (looper) =>
    `${looper ?? "Un Looper"} l’a acceptée et vous contacte, par e-mail, par message ou par téléphone.`,
  withdrawn: () =>
    "Vos coordonnées et l’adresse du bien sont effacées de la demande. Si un Looper l’avait, il est prévenu.",
  closed: () =>
    "Elle est close. Vous pouvez encore en faire effacer vos coordonnées et l’adresse du bien.",
  signed: () =>
    "Le mandat est signé\u00a0: cette demande ne se retire plus. Tout se suit désormais depuis votre espace.",
};
