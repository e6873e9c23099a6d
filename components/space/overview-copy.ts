import type { ActionKind } from "@/lib/dashboards/actions/views";
import type { Level } from "@/lib/kernel/levels";

/** Copy of the overview and of the profile. Amounts are computed, never written here. */

export const LEVEL_NAMES: Record<Level, string> = {
  platinum: "Platine",
  gold: "Or",
  silver: "Argent",
  bronze: "Bronze",
};

export const OVERVIEW = {
  title: "Tableau de bord",
  greeting: (firstName: string) => `Bonjour ${firstName}`,
  lead: "Vos rôles, vos chiffres et ce que vous avez à faire, sur une seule page.",
  manageRoles: "Gérer mes rôles",
  figures: {
    label: "Vos chiffres",
    revenue: "Revenu total",
    revenueParts: (savings: string, pay: string) => `${savings} économisés, ${pay} de gains Looper`,
    revenueSavings: "économisés par rapport à une agence",
    revenuePay: "de gains Looper",
    monthly: "Performance mensuelle",
    monthlyHint: "vues de vos annonces, sur 30 jours",
    actions: "Actions en attente",
    noActions: "aucune réponse ne vous attend",
    actionsHint: "à retrouver dans « À faire »",
    score: "Score global",
    scoreOf: (max: string, level: string) => `sur ${max} · Niveau ${level}`,
  },
  actions: {
    title: "À faire",
    more: (count: string) => `et ${count} de plus, à retrouver dans vos rubriques.`,
    since: (date: string) => `depuis le ${date}`,
    until: (date: string) => `jusqu’au ${date}`,
  },
  panels: {
    sellerTitle: "Mode Vendeur",
    buyerTitle: "Mode Acheteur",
    ambassadorTitle: "Mode Looper",
    trustTitle: "Mode Trust Manager",
    none: "Aucun de vos rôles n’est encore actif : leurs chiffres s’afficheront ici.",
    onboarding: "Poursuivre mon inscription",
    open: "Ouvrir le tableau de bord",
    seller: {
      active: "Annonces en ligne",
      views: "Vues",
      favorites: "Favoris",
      offers: "Offres en attente",
      empty: "Ajoutez un premier bien pour suivre ses vues, ses visites et ses offres.",
    },
    buyer: {
      favorites: "Favoris",
      searches: "Recherches enregistrées",
      visits: "Visites à venir",
      offers: "Offres en cours",
      empty: "Gardez un bien en favori pour commencer.",
    },
    ambassador: {
      empty: "Votre première visite et vos premiers prospects donneront vos gains et votre score.",
      smart: "Score SMART",
      newLooper: "Nouveau Looper",
      smartValue: (score: string) => `${score} sur 5`,
      earnings: "Gains mensuels",
      leads: "Prospects actifs",
      level: "Niveau",
    },
    trust: {
      requests: "Demandes à examiner",
      loopers: "Loopers en activité",
      suspended: "Loopers suspendus",
    },
  },
  addRole: {
    title: "Ajouter un rôle",
    text: "Vendre, acheter ou faire visiter votre quartier : un même compte peut tenir jusqu’à trois rôles.",
    action: "Choisir un rôle",
  },
  suggestions: {
    title: "Suggestions",
    "become-looper": {
      title: "Devenez Looper dans votre quartier",
      text: "Vous visitez, vous comparez, vous connaissez vos rues : faites-en une activité, aux heures qui vous conviennent.",
      action: "Découvrir le rôle de Looper",
    },
    "find-next-home": {
      title: "Trouvez votre prochain bien",
      text: "Vendre et acheter vont souvent de pair : activez le rôle Acheteur pour garder des biens en favori et préparer votre financement.",
      action: "Activer le rôle Acheteur",
    },
  },
} as const;

/** What an action asks for; the subject and the listing are given beside it. */
export const ACTION_COPY: Record<ActionKind, string> = {
  offer: "Répondre à une offre",
  counter: "Répondre à une contre-proposition",
  signature: "Signer en dernier, après les autres",
  "price-signature": "Signer en dernier un nouveau prix",
  sale: "Faire avancer une vente",
  visit: "Confirmer une visite",
  report: "Demander un avis après une visite",
  opinion: "Donner votre avis sur une visite",
  "seller-request": "Répondre à un vendeur",
  lead: "Accepter ou contacter un prospect",
  "follow-up": "Relancer un prospect",
  papers: "Renouveler un document",
  "paper-returned": "Corriger une pièce de votre dossier",
  request: "Examiner une demande de Looper",
  message: "Lire un message",
  correction: "Corriger une annonce",
  draft: "Compléter un brouillon",
};
