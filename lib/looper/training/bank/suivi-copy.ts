import type { QuizQuestion } from "../question.ts";

/** Questions of the module « Suivre un prospect, de la rencontre à la signature ». */
export const SUIVI_QUESTIONS: readonly QuizQuestion[] = [
  {
    id: "suivi-1",
    question: "Un prospect accepte enfin un rendez-vous. Que faites-vous ensuite ?",
    choices: {
      a: "Vous notez le projet, la date et l’étape suivante dans votre espace",
      b: "Vous comptez sur votre mémoire : il rappellera",
      c: "Vous annoncez une vente gagnée",
    },
    right: "a",
    explanation: "Un suivi se lit : ce qui n’est pas noté est oublié, et une vente se constate.",
  },
  {
    id: "suivi-2",
    question: "Un vendeur demande combien lui coûtera la vente. Que répondez-vous ?",
    choices: {
      a: "Un pourcentage, à discuter selon le bien",
      b: "Le forfait de sa tranche de prix, dû seulement si la vente se conclut",
      c: "Que cela dépend de vos heures",
    },
    right: "b",
    explanation:
      "Les honoraires sont fixes et publics : personne ne les négocie, ni à la hausse ni à la baisse.",
  },
  {
    id: "suivi-3",
    question: "Un prospect ne répond plus malgré trois messages. Que faites-vous ?",
    choices: {
      a: "Vous l’appelez chaque jour jusqu’à une réponse",
      b: "Vous demandez son numéro professionnel à un voisin",
      c: "Vous écrivez un dernier message qui laisse la porte ouverte, puis vous le classez",
    },
    right: "c",
    explanation:
      "Insister davantage serait contraire à ce que l’on attend de vous, et parfois à la loi.",
  },
  {
    id: "suivi-4",
    question: "Quand une vente est-elle gagnée ?",
    choices: {
      a: "Quand le vendeur vous le dit au téléphone",
      b: "Quand l’acte est signé chez le notaire",
      c: "Quand une offre est déposée",
    },
    right: "b",
    explanation:
      "Entre une offre et une vente, il y a un délai de rétractation, un prêt et un notaire.",
  },
  {
    id: "suivi-5",
    question:
      "Un vendeur veut promettre à un acheteur que la cave est comprise. L’annonce n’en parle pas.",
    choices: {
      a: "Vous le promettez en son nom",
      b: "Vous l’invitez à compléter l’annonce, et ne promettez que ce qui est écrit",
      c: "Vous l’écrivez à la main sur la fiche de visite",
    },
    right: "b",
    explanation: "Ce qui n’est écrit nulle part se discute chez le notaire, au pire moment.",
  },
  {
    id: "suivi-6",
    question: "Combien touche un Looper pour une visite qu’il a organisée, et où le lit-on ?",
    choices: {
      a: "Ce que le vendeur veut bien donner",
      b: "Un montant négocié avec l’équipe à chaque bien",
      c: "Le montant du barème en vigueur, inscrit avec sa version sur chaque ligne de commission",
    },
    right: "c",
    explanation: "Une seule règle vaut pour tous, et chaque ligne dit laquelle l’a produite.",
  },
  {
    id: "suivi-7",
    question: "Un acheteur vous demande de garder le bien « au chaud » le temps de vendre le sien.",
    choices: {
      a: "Vous expliquez qu’un bien ne se réserve pas, et qu’une offre dit ses conditions et sa durée",
      b: "Vous cachez l’annonce quelques jours",
      c: "Vous acceptez contre un acompte au vendeur",
    },
    right: "a",
    explanation: "Chaque acheteur passe par la même voie, avec ses conditions écrites.",
  },
];
