import type { QuizQuestion } from "../question.ts";

/** Questions of the module « Recevoir un visiteur ». */
export const VISITE_QUESTIONS: readonly QuizQuestion[] = [
  {
    id: "visite-1",
    question: "À l’arrivée du visiteur, que faites-vous de sa pièce d’identité ?",
    choices: {
      a: "Vous vérifiez que le nom est celui de la réservation, sans rien copier",
      b: "Vous la photographiez pour la joindre au dossier",
      c: "Vous la gardez jusqu’à la fin de la visite",
    },
    right: "a",
    explanation:
      "Il s’agit de votre sécurité : ce qui dépasse la vérification serait une collecte de données inutile.",
  },
  {
    id: "visite-2",
    question: "« Jusqu’où le vendeur peut-il descendre ? » Que répondez-vous ?",
    choices: {
      a: "Le montant qu’il vous a confié, puisqu’il veut vendre",
      b: "Qu’il acceptera sans doute 5 % de moins",
      c: "Que vous ne négociez pas, et que les offres se font en ligne",
    },
    right: "c",
    explanation:
      "L’intention du vendeur est confidentielle, et la même voie est ouverte à tous les acheteurs.",
  },
  {
    id: "visite-3",
    question:
      "Acheteur et vendeur sont d’accord et vous demandent d’écrire « un petit compromis ».",
    choices: {
      a: "Vous l’écrivez, à condition que les deux le signent",
      b: "Vous refusez : c’est l’affaire du notaire",
      c: "Vous recopiez un modèle trouvé en ligne, sans valeur juridique",
    },
    right: "b",
    explanation:
      "La loi interdit à l’agent commercial habilité de rédiger des actes, quel qu’en soit le modèle ou la longueur.",
  },
  {
    id: "visite-4",
    question: "Pendant la visite, le comportement d’un visiteur vous inquiète.",
    choices: {
      a: "Vous terminez la visite pour ne pas le vexer",
      b: "Vous le laissez seul et attendez sur le palier",
      c: "Vous mettez fin à la visite et prévenez l’équipe",
    },
    right: "c",
    explanation: "Votre sécurité passe avant la visite ; le logement aussi vous est confié.",
  },
  {
    id: "visite-5",
    question: "Le visiteur veut revenir seul demain « pour mesurer », et vous demande les clés.",
    choices: {
      a: "Vous les lui prêtez contre une pièce d’identité",
      b: "Vous refusez et lui proposez un nouveau créneau, en votre présence",
      c: "Vous les laissez dans la boîte aux lettres",
    },
    right: "b",
    explanation:
      "Les clés d’un logement ne se prêtent, ne se laissent ni ne s’étiquettent, pour aucune raison.",
  },
  {
    id: "visite-6",
    question: "On vous demande la date du dernier ravalement. Vous ne l’avez pas.",
    choices: {
      a: "« Je ne sais pas, je vous fais répondre par écrit »",
      b: "« Il y a une dizaine d’années, je pense »",
      c: "« Ce n’est pas à l’acheteur de le savoir »",
    },
    right: "a",
    explanation:
      "Une réponse approximative engage plus qu’un aveu d’ignorance suivi d’une réponse écrite.",
  },
  {
    id: "visite-7",
    question: "Quand préparez-vous la visite ?",
    choices: {
      a: "Sur place, en attendant le visiteur",
      b: "Après la visite, selon les questions posées",
      c: "La veille : horaire confirmé, annonce et diagnostics relus",
    },
    right: "c",
    explanation: "Une demi-heure de visite se prépare avant qu’elle commence.",
  },
];
