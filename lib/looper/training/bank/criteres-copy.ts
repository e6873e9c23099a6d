import type { QuizQuestion } from "../question.ts";

/** Questions of the module « Critères objectifs et non-discrimination ». */
export const CRITERES_QUESTIONS: readonly QuizQuestion[] = [
  {
    id: "criteres-1",
    question: "Un vendeur ne veut « que des couples sans enfant » en visite. Que faites-vous ?",
    choices: {
      a: "Vous refusez la consigne et la signalez à l’équipe",
      b: "Vous l’appliquez : c’est son logement, donc son choix",
      c: "Vous l’appliquez sans le dire aux visiteurs écartés",
    },
    right: "a",
    explanation:
      "La situation de famille est un critère interdit par l’article 225-1 du code pénal, et obéir à une consigne n’excuse pas.",
  },
  {
    id: "criteres-2",
    question: "Parmi ces questions à un acheteur, laquelle est permise ?",
    choices: {
      a: "« Avez-vous des enfants, ou le projet d’en avoir ? »",
      b: "« D’où vient votre nom de famille ? »",
      c: "« Votre financement est-il accordé, et pour quel budget ? »",
    },
    right: "c",
    explanation: "Les critères admis sont objectifs, liés à l’achat, et les mêmes pour tous.",
  },
  {
    id: "criteres-3",
    question: "Une personne en fauteuil demande à visiter un troisième étage sans ascenseur.",
    choices: {
      a: "Vous refusez pour lui éviter un déplacement inutile",
      b: "Vous décrivez l’accès, puis lui proposez la visite",
      c: "Vous lui demandez un certificat médical",
    },
    right: "b",
    explanation: "Elle seule juge de ce qui lui convient ; à vous de donner les faits.",
  },
  {
    id: "criteres-4",
    question: "Deux personnes veulent le même créneau. Laquelle recevez-vous ?",
    choices: {
      a: "Celle qui a réservé la première",
      b: "Celle dont le métier paraît le plus stable",
      c: "Celle que le vendeur préfère au téléphone",
    },
    right: "a",
    explanation:
      "L’ordre doit venir d’un critère objectif, qui serait le même quels que soient les visiteurs.",
  },
  {
    id: "criteres-5",
    question: "Que risque-t-on à refuser une visite en raison de l’origine d’une personne ?",
    choices: {
      a: "Un simple rappel à l’ordre",
      b: "Une amende de 150 €",
      c: "Jusqu’à trois ans d’emprisonnement et 45 000 € d’amende",
    },
    right: "c",
    explanation:
      "L’échelle des peines est celle de l’article 225-2 du code pénal : relisez le module.",
  },
  {
    id: "criteres-6",
    question: "Votre meilleur vendeur insiste : « personne au RSA dans mes visites ».",
    choices: {
      a: "Vous cédez : le risque d’impayé est un motif objectif",
      b: "Vous refusez : c’est la vulnérabilité économique, et chacun annonce seulement son financement",
      c: "Vous demandez un justificatif de revenus à tous ceux qui vous semblent concernés",
    },
    right: "b",
    explanation:
      "Un critère appliqué à ceux que l’on soupçonne n’est pas objectif, et celui-là figure dans la loi.",
  },
  {
    id: "criteres-7",
    question: "À qui signalez-vous une consigne discriminatoire, et quand ?",
    choices: {
      a: "À l’équipe, le jour même",
      b: "À personne : refuser suffit",
      c: "Au visiteur écarté, après la vente",
    },
    right: "a",
    explanation: "La signaler vous protège, et protège les personnes qui viendraient après.",
  },
];
