import { inCommune } from "../../../../lib/communes/french.ts";
import type { OwnRequestView } from "../../../../lib/leads/views.ts";

/** The page on which somebody who sells asks for a Looper's help, without an estimate. */
export const HELP = {
  title: "Un Looper vous accompagne dans votre vente",
  metaTitle: "Être accompagné par un Looper",
  metaDescription:
    "Dites-nous où se trouve votre bien\u00a0: un Looper du quartier vous contacte en quelques heures, sans engagement, avec ou sans estimation.",
  lead: "Un Looper est un voisin formé, qui connaît le quartier\u00a0: il regarde le bien avec vous, fait visiter et répond aux acheteurs. Le premier échange ne vous engage à rien.",
  where: "Où se trouve le bien\u00a0?",
  referral: "Code de parrainage",
  referralHint:
    "Le code d’un Looper qui prend les demandes de cette commune lui donne la priorité. Tout autre code ne change rien à votre demande.",
  consent:
    "J’accepte que Loopimmo transmette à un Looper mes coordonnées et l’adresse du bien, pour qu’il me contacte.",
  steps: {
    title: "Et ensuite\u00a0?",
    items: [
      {
        title: "Un Looper du secteur répond",
        text: "Il a quatre heures ouvrées pour accepter votre demande. Sinon, elle passe à un autre, puis à notre équipe.",
      },
      {
        title: "Vous apprenez qui c’est",
        text: "Son prénom vous est donné dès qu’il accepte. Il n’a vos coordonnées et l’adresse qu’à ce moment.",
      },
      {
        title: "Vous décidez",
        text: "Rien n’est signé, rien n’est dû. Vous retirez votre demande quand vous voulez.",
      },
    ],
  },
  estimate: "Estimer d’abord mon bien",
  back: "Vendre au forfait",
  own: {
    title: "Vos demandes en cours",
    see: "Voir ou retirer",
    seeOf: (home: string) => `Voir ou retirer la demande\u00a0: ${home}`,
    home: ({ address, commune }: Pick<OwnRequestView, "address" | "commune">) =>
      address === null ? `Un bien ${inCommune(commune)}` : `${address}, ${commune}`,
    sentOn: (date: string) => `Demande du ${date}`,
  },
  done: {
    title: "Votre demande est enregistrée",
    person:
      "Elle est proposée à un Looper du secteur, qui a quatre heures ouvrées pour l’accepter. Vous êtes prévenu dès qu’il le fait, ou dès que notre équipe la reprend.",
    visitor:
      "Elle est proposée à un Looper du secteur, qui a quatre heures ouvrées pour l’accepter. Un e-mail vous donne son prénom, ou vous apprend que notre équipe la reprend. Envoyée deux fois pour le même bien, elle ne compte qu’une fois.",
    account: "Créer mon compte",
    accountText:
      "Avec un compte à la même adresse e-mail, vous préparez votre annonce et suivez vos visites et vos offres.",
    other: "Faire une autre demande",
  },
  known: {
    title: "Votre demande est déjà enregistrée",
    text: "Vous l’avez déjà envoyée pour ce bien\u00a0: elle suit son cours et n’est pas comptée deux fois.",
  },
} as const;

/** Where a request stands, in a line. */
export function standingOf({ state, looper }: Pick<OwnRequestView, "state" | "looper">): string {
  switch (state) {
    case "waiting":
      return "Proposée à un Looper du secteur";
    case "team":
      return "Reprise par notre équipe, qui cherche un Looper";
    case "accepted":
      return looper === null ? "Acceptée par un Looper" : `Acceptée par ${looper}`;
    case "withdrawn":
      return "Retirée";
    case "closed":
      return "Close";
    case "signed":
      return "Mandat signé";
  }
}
