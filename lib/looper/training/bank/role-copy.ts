import type { QuizQuestion } from "../question.ts";

/** Questions of the module « Votre rôle et son cadre légal ». */
export const ROLE_QUESTIONS: readonly QuizQuestion[] = [
  {
    id: "role-1",
    question: "Que faut-il avoir avant d’organiser une première visite ?",
    choices: {
      a: "Le numéro RSAC seul : le reste peut suivre dans le mois",
      b: "Le numéro RSAC, l’attestation d’habilitation et l’assurance, tous valables",
      c: "La carte professionnelle « Transactions » à son propre nom",
    },
    right: "b",
    explanation:
      "Une première visite suppose un dossier complet. Relisez ce que demande la loi Hoguet à celui qui agit pour le titulaire de la carte.",
  },
  {
    id: "role-2",
    question: "Un acheteur veut vous remettre un chèque de réservation. Que faites-vous ?",
    choices: {
      a: "Vous le refusez et l’invitez à déposer une offre en ligne",
      b: "Vous l’acceptez s’il est à l’ordre du vendeur",
      c: "Vous l’acceptez contre un reçu daté et signé",
    },
    right: "a",
    explanation:
      "Aucune somme ne passe entre les mains d’un agent commercial habilité, quel qu’en soit l’ordre ou le reçu.",
  },
  {
    id: "role-3",
    question:
      "Votre assurance a expiré hier et une visite est prévue ce matin. Que se passe-t-il ?",
    choices: {
      a: "Vous l’assurez : elle avait été promise avant l’expiration",
      b: "Vous l’assurez si le vendeur est d’accord",
      c: "Vous ne l’assurez pas : votre activité est suspendue jusqu’au renouvellement",
    },
    right: "c",
    explanation:
      "La date d’une pièce vaut dès le lendemain, sans exception ni délai, et personne ne peut en dispenser.",
  },
  {
    id: "role-4",
    question: "Où s’inscrit-on au registre spécial des agents commerciaux (RSAC) ?",
    choices: {
      a: "À la chambre de commerce, contre une carte professionnelle",
      b: "Au greffe du tribunal de commerce, par le guichet unique des entreprises",
      c: "À la mairie de la commune où l’on fait visiter",
    },
    right: "b",
    explanation:
      "Un registre d’agents n’est ni une carte professionnelle, ni une affaire de commune : cherchez qui tient les registres des entreprises.",
  },
  {
    id: "role-5",
    question: "Un vendeur vous demande à quel titre vous intervenez. Que lui montrez-vous ?",
    choices: {
      a: "Votre attestation d’habilitation, valable à ce jour",
      b: "Votre pièce d’identité, qui suffit",
      c: "Le mandat de vente, qui porte votre nom",
    },
    right: "a",
    explanation:
      "Un document prouve que le titulaire de la carte engage sa responsabilité pour vous ; il a une date de fin.",
  },
  {
    id: "role-6",
    question:
      "Un couple hésite et vous demande si une clause suspensive le protégerait. Que répondez-vous ?",
    choices: {
      a: "Vous lui conseillez celle que vous avez vue dans une autre vente",
      b: "Vous lui dites que toutes les ventes en ont une",
      c: "Vous dites que c’est une question de droit, pour le notaire ou l’équipe",
    },
    right: "c",
    explanation:
      "La consultation juridique est réservée à certaines professions : l’expérience d’une autre vente n’y change rien.",
  },
  {
    id: "role-7",
    question: "Qui paie les honoraires de la vente, et quand ?",
    choices: {
      a: "L’acheteur, à la première visite",
      b: "Le vendeur, sur facture, une fois la vente conclue",
      c: "Le vendeur, à la signature du mandat",
    },
    right: "b",
    explanation:
      "Relisez le barème : il dit qui doit le forfait, et l’événement qui le rend exigible.",
  },
];
