import type { QuizQuestion } from "../question.ts";

/** Questions of the module « Protéger les données des personnes ». */
export const DONNEES_QUESTIONS: readonly QuizQuestion[] = [
  {
    id: "donnees-1",
    question: "Une voisine vous donne le numéro de quelqu’un qui vendrait peut-être.",
    choices: {
      a: "Vous l’appelez en citant la voisine",
      b: "Vous lui envoyez un message pour demander s’il accepte un appel",
      c: "Vous ne le contactez pas : la voisine peut lui donner vos coordonnées",
    },
    right: "c",
    explanation:
      "Le consentement ne se demande pas par ce qu’il devait autoriser : relisez ce que dit la loi du démarchage.",
  },
  {
    id: "donnees-2",
    question: "Un prospect ne donne pas suite. Combien de temps ses données sont-elles gardées ?",
    choices: {
      a: "Sans limite : il pourrait revenir",
      b: "Trois ans au plus après le dernier échange, ou moins s’il le demande",
      c: "Dix ans, comme les pièces comptables",
    },
    right: "b",
    explanation:
      "Un contact resté sans suite n’est pas une pièce comptable, et la personne peut demander à être effacée plus tôt.",
  },
  {
    id: "donnees-3",
    question: "Un acheteur vous envoie ses bulletins de paie par message. Que faites-vous ?",
    choices: {
      a: "Vous les gardez pour appuyer son offre",
      b: "Vous lui demandez de ne pas le faire : son dossier se dépose dans son espace, ou chez la banque",
      c: "Vous les transmettez au vendeur",
    },
    right: "b",
    explanation:
      "Ne collectez que l’utile : chaque document a un lieu, et une liste de ceux qui le lisent.",
  },
  {
    id: "donnees-4",
    question: "Vous avez écrit au mauvais destinataire, avec le nom et l’adresse d’un vendeur.",
    choices: {
      a: "Vous le dites tout de suite à l’équipe",
      b: "Vous demandez au destinataire d’effacer, et cela suffit",
      c: "Vous attendez de voir si quelqu’un s’en aperçoit",
    },
    right: "a",
    explanation:
      "Une fuite de données se déclare dans un délai compté en heures, à partir du moment où elle est connue.",
  },
  {
    id: "donnees-5",
    question: "Où tenez-vous la liste de vos prospects ?",
    choices: {
      a: "Dans un tableau personnel, plus pratique",
      b: "Dans un groupe de discussion avec d’autres Loopers",
      c: "Dans votre espace, et nulle part ailleurs",
    },
    right: "c",
    explanation: "Ce qui survivrait à votre mission échappe aux droits des personnes.",
  },
  {
    id: "donnees-6",
    question: "Que notez-vous d’une personne après un rendez-vous ?",
    choices: {
      a: "Son projet et la suite convenue, comme si elle devait vous lire",
      b: "Votre impression sur son sérieux",
      c: "Ce que ses voisins en disent",
    },
    right: "a",
    explanation: "Chacun peut demander à lire ce qui est écrit sur lui, et en a le droit.",
  },
];
