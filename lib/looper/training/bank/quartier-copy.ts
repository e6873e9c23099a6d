import type { QuizQuestion } from "../question.ts";

/** Questions of the module « Connaître et raconter son quartier ». */
export const QUARTIER_QUESTIONS: readonly QuizQuestion[] = [
  {
    id: "quartier-1",
    question: "Un visiteur demande si le quartier est exposé aux inondations. Vous l’ignorez.",
    choices: {
      a: "Vous répondez que vous n’en avez jamais entendu parler",
      b: "Vous dites que vous ne savez pas, et indiquez Géorisques en attendant une réponse écrite",
      c: "Vous répondez que le notaire le dira bien assez tôt",
    },
    right: "b",
    explanation:
      "On n’affirme que ce que l’on a vérifié. Les risques sont publics, et l’acheteur doit les connaître avant de s’engager.",
  },
  {
    id: "quartier-2",
    question: "« C’est calme le soir. » Comment le dites-vous ?",
    choices: {
      a: "Comme une impression, en précisant les heures où vous êtes venu",
      b: "Comme un fait : vous habitez la rue",
      c: "Vous ne le dites pas : tout ce qui est subjectif est interdit",
    },
    right: "a",
    explanation:
      "Un fait et une impression se disent tous deux, à condition de ne pas prendre l’une pour l’autre.",
  },
  {
    id: "quartier-3",
    question: "Un chantier est annoncé en face de l’immeuble. La visite est dans une heure.",
    choices: {
      a: "Vous n’en parlez que si l’on vous pose la question",
      b: "Vous attendez l’offre pour ne pas effrayer le visiteur",
      c: "Vous en parlez pendant la visite, avec ce que dit le permis affiché",
    },
    right: "c",
    explanation:
      "Taire ce qui compterait pour l’acheteur peut faire annuler la vente ; le moment de le dire est avant l’offre.",
  },
  {
    id: "quartier-4",
    question: "Où vérifie-t-on à quel prix se sont vendus les logements voisins ?",
    choices: {
      a: "Dans les annonces en ligne des derniers mois",
      b: "Dans les ventes publiées par l’administration (DVF)",
      c: "Auprès des voisins qui ont vendu",
    },
    right: "b",
    explanation: "Un prix demandé n’est pas un prix payé, et un souvenir n’est pas une source.",
  },
  {
    id: "quartier-5",
    question: "« Quel genre de gens vivent ici ? » Que répondez-vous ?",
    choices: {
      a: "Vous décrivez les lieux : nombre de lots, commerces, transports, bruit",
      b: "Vous répondez franchement, puisque c’est le visiteur qui demande",
      c: "Vous parlez de la moyenne d’âge et de la composition des familles",
    },
    right: "a",
    explanation:
      "On décrit des lieux, jamais leurs habitants, quelle que soit la personne qui interroge.",
  },
  {
    id: "quartier-6",
    question:
      "Le plan local d’urbanisme autorise trois étages sur la parcelle voisine. D’où pouvez-vous le savoir ?",
    choices: {
      a: "Du cadastre, qui montre les constructions à venir",
      b: "De la mairie, ou de son site",
      c: "Du vendeur, qui connaît la rue",
    },
    right: "b",
    explanation:
      "Chaque document public dit une chose : l’un les limites des parcelles, un autre ce qu’il est permis d’y bâtir.",
  },
];
