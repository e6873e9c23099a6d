import type { BadgeCode } from "@/lib/dashboards/badges/rules";
import type { ScorePart } from "@/lib/dashboards/rules";
import { formatCount } from "@/lib/kernel/format";
import type { ReferralRewardKind } from "@/lib/sales/rules";

export const SCORE_COPY: Record<ScorePart, { title: string; advice: string }> = {
  profile: {
    title: "Profil",
    advice: "Complétez votre adresse et activez la double authentification dans vos paramètres.",
  },
  answers: {
    title: "Réponses",
    advice: "Répondez aux messages et aux offres avant leur échéance : chaque réponse compte.",
  },
  satisfaction: {
    title: "Satisfaction",
    advice:
      "Soignez vos visites et demandez un avis aux visiteurs : leurs notes font cette part du score.",
  },
  interest: {
    title: "Intérêt",
    advice:
      "De belles photos et une description précise donnent envie de garder vos annonces en favori.",
  },
  outcomes: {
    title: "Résultats",
    advice: "Menez vos ventes, vos prospects et vos offres jusqu’au bout : c’est ce qui pèse ici.",
  },
};

export const PROFILE = {
  title: "Mon profil",
  /** What referrals earned. */
  rewards: {
    title: "Primes acquises",
    kinds: {
      referrer_seller: "Filleul vendeur, sa première vente",
      referrer_looper: "Filleul Looper, sa première vente accompagnée",
      referrer_buyer: "Filleul acheteur, son premier achat",
      referred: "Votre avantage de filleul",
    } satisfies Record<ReferralRewardKind, string>,
    deducted: (invoice: number) => `Déduit de votre facture n°\u00a0${invoice}`,
    signedOn: (day: string) => `Acte signé le ${day}`,
    note: (others: number) =>
      others > 0
        ? `Parts d’honoraires hors taxes. Le total compte aussi ${formatCount(others, "prime plus ancienne", "primes plus anciennes")}.`
        : "Parts d’honoraires hors taxes. Une prime est acquise une fois par personne, à la signature de l’acte.",
  },
  lead: "Vos rôles, ceux que vous pouvez ajouter, et le chemin parcouru.",
  settings: "Mes paramètres",
  active: {
    title: "Rôles actifs",
    none: "Aucun rôle n’est encore actif.",
    current: "Rôle affiché",
    dashboard: "Tableau de bord",
  },
  waiting: {
    title: "Rôles en attente",
    pending: {
      badge: "En validation",
      text: "Votre demande est examinée par un Trust Manager. En attendant, complétez votre dossier et suivez la formation.",
      action: "Compléter mon dossier",
    },
    suspended: {
      badge: "Suspendu",
      text: "Ce rôle est suspendu : un document est à renouveler ou un point à éclaircir.",
      action: "Voir mon dossier",
    },
    refused: {
      badge: "Refusé",
      text: "Votre demande n’a pas été retenue. L’équipe peut vous en donner la raison.",
      action: "Voir mon dossier",
    },
    left: {
      badge: "Quitté",
      text: "Vous avez quitté le réseau des Loopers. Vous pouvez demander à revenir quand vous voulez.",
      action: "Revenir dans le réseau",
    },
  },
  available: {
    title: "Rôles disponibles",
    full: "Vous tenez déjà les trois rôles qu’un compte peut avoir.",
    activate: "Activer ce rôle",
    validation: "Validation requise après inscription",
  },
  performance: {
    title: "Performance",
    revenue: "Revenu",
    monthly: "Performance mensuelle",
    score: "Score",
    scoreValue: (score: string) => `${score}/1000`,
    level: (level: string) => `Niveau ${level}`,
    badges: "Badges",
    recent: (count: string) => `${count} ce mois-ci`,
    noneRecent: "aucun ce mois-ci",
    details: "D’où vient le score",
    points: (points: string, of: string) => `${points} sur ${of}`,
    advice: "Pour progresser",
  },
  badges: {
    title: "Vos badges",
    obtained: (date: string) => `Obtenu le ${date}`,
    recent: "Nouveau",
    missing: "À obtenir",
    none: "Vos premiers badges arriveront avec votre première annonce, votre premier favori ou votre première visite.",
  },
} as const;

export const BADGE_COPY: Record<BadgeCode, { title: string; text: string }> = {
  "first-referral": { title: "Premier filleul", text: "Quelqu’un s’est inscrit avec votre code." },
  "five-referrals": {
    title: "Table ouverte",
    text: "Cinq personnes se sont inscrites avec votre code.",
  },
  "first-listing": { title: "Première annonce", text: "Un de vos biens a été mis en ligne." },
  "five-listings": { title: "Cinq annonces", text: "Cinq de vos biens ont été mis en ligne." },
  "thousand-views": { title: "Mille regards", text: "Vos annonces ont été vues 1 000 fois." },
  "five-thousand-views": {
    title: "Tout le quartier",
    text: "Vos annonces ont été vues 5 000 fois.",
  },
  "fifty-favorites": {
    title: "Coup de cœur",
    text: "Vos annonces ont été gardées 50 fois en favori.",
  },
  "first-offer-received": {
    title: "Première offre reçue",
    text: "Un acheteur vous a fait une offre.",
  },
  "top-review": { title: "Visite cinq étoiles", text: "Un visiteur a donné la note de 5 sur 5." },
  "first-sale": { title: "Première vente", text: "Un de vos biens est vendu." },
  "three-sales": { title: "Trois ventes", text: "Trois de vos biens sont vendus." },
  "first-search": { title: "Cap fixé", text: "Vous avez enregistré une première recherche." },
  "first-favorite": { title: "Premier favori", text: "Vous avez gardé un premier bien." },
  "first-visit": { title: "Première visite", text: "Vous avez visité un premier bien." },
  "ten-visits": { title: "Dix visites", text: "Vous avez visité dix biens." },
  "first-offer": { title: "Première offre", text: "Vous avez fait une première offre." },
  "new-home": { title: "Les clés en main", text: "Votre offre a abouti à une vente." },
  "looper-granted": { title: "Looper habilité", text: "Votre rôle de Looper a été validé." },
  "looper-trained": {
    title: "Formation réussie",
    text: "Vous avez terminé la formation des Loopers.",
  },
  "first-organised": { title: "Première visite organisée", text: "Vous avez organisé une visite." },
  "twenty-five-organised": { title: "Vingt-cinq visites", text: "Vous avez organisé 25 visites." },
  "hundred-organised": { title: "Cent visites", text: "Vous avez organisé 100 visites." },
  "first-signature": {
    title: "Première signature",
    text: "Une vente que vous suiviez a été signée.",
  },
  "ten-signatures": {
    title: "Dix signatures",
    text: "Dix ventes que vous suiviez ont été signées.",
  },
};
