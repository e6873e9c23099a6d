import type { OfferAuthor, OfferMove } from "../../lib/offers/rules.ts";

/** What is done with an offer; `side` is the side that answers. */
export const OFFER_ACTIONS = {
  moves: {
    accept: "Accepter",
    counter: "Contre-proposer",
    reject: "Refuser",
    withdraw: "Retirer",
  } satisfies Record<OfferMove, string>,
  sending: "Envoi…",
  accept: {
    seller: (amount: string, net: string) => `Vous acceptez ${amount}, soit ${net} nets pour vous.`,
    buyer: (amount: string) => `Vous acceptez d’acheter à ${amount}.`,
    consequences: {
      seller: [
        "Votre bien passe sous offre : les autres offres sont refusées, et leurs auteurs prévenus.",
        "Les visites à venir sont annulées.",
        "La vente s’ouvre : vous y suivez ensemble le compromis, les délais et l’acte.",
      ],
      buyer: [
        "Le bien passe sous offre : plus personne d’autre ne peut l’acheter.",
        "La vente s’ouvre : vous y suivez ensemble le compromis, le prêt et l’acte.",
        "Rien n’est à payer maintenant, et vous aurez dix jours pour vous rétracter après le compromis.",
      ],
    } satisfies Record<OfferAuthor, readonly string[]>,
    joint:
      "Votre mandat nomme plusieurs personnes : l’acceptation se signe par code. L’offre n’est acceptée qu’avec la dernière signature, et seulement si elle n’a pas expiré d’ici là.",
    jointSubmit: "Accepter et faire signer",
    submit: (amount: string) => `Accepter à ${amount}`,
  },
  counter: {
    lead: {
      seller:
        "Votre contre-proposition remplace cette offre : l’acheteur pourra l’accepter, la refuser ou y répondre.",
      buyer:
        "Votre nouvelle offre remplace la contre-proposition : le vendeur pourra l’accepter, la refuser ou y répondre.",
    } satisfies Record<OfferAuthor, string>,
    amount: "Votre prix",
    amountHint: (min: string, max: string) => `En euros, entre ${min} et ${max}.`,
    expiry: "Valable jusqu’au",
    expiryHint: "Dernier jour pour répondre.",
    conditions: "Conditions suspensives",
    conditionsHint: "Celles de l’offre sont reprises : changez-les si besoin.",
    noConditionsHint: "L’offre n’en a pas. Laissez vide pour n’en poser aucune.",
    message: {
      seller: "Message à l’acheteur",
      buyer: "Message au vendeur",
    } satisfies Record<OfferAuthor, string>,
    submit: "Envoyer ma contre-proposition",
  },
  reject: {
    lead: {
      seller: "L’acheteur reçoit votre refus et sa raison. Il pourra faire une nouvelle offre.",
      buyer: "Le vendeur reçoit votre refus et sa raison. Vous pourrez faire une nouvelle offre.",
    } satisfies Record<OfferAuthor, string>,
    reason: "Raison du refus",
    pick: "Choisissez une raison",
    submit: "Refuser cette offre",
  },
  withdraw: {
    lead: {
      buyer: (amount: string) =>
        `Votre offre de ${amount} sera retirée et le vendeur prévenu. Vous pourrez en faire une autre.`,
      seller: (amount: string) =>
        `Votre contre-proposition de ${amount} sera retirée et l’acheteur prévenu.`,
    } satisfies Record<OfferAuthor, (amount: string) => string>,
    submit: "Confirmer le retrait",
  },
} as const;
